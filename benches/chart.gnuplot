# Draws count.svg from count.dat, which versus writes. `fastest` is the name of the fastest counter. The background is
# transparent, and this grey is readable on light and dark pages.
set terminal svg size 720,400 dynamic noenhanced font "sans-serif,13" linewidth 1.5
grey = "#808890"
set border 3 linecolor rgb grey
set tics nomirror textcolor rgb grey
set grid ytics linecolor rgb grey linewidth 0.2
set key left top reverse Left textcolor rgb grey
set xlabel "n" textcolor rgb grey
set xtics 1
set logscale y
set format y "%g"
set datafile separator tab columnheaders
array colour[4] = ["#d1495b", "#e8871e", "#8a6fd1", "#2f7fd1"]
array column_of[4] = ["the tutorials' recursion", "quarter joins", "ygch/n_queens, RTX 5090, published", fastest]
array title_of[4] = [column_of[1], column_of[2], column_of[3], "this project, ".fastest]

set output "count.svg"
set title "Counting all solutions on one core (ygch/n_queens: on a graphics card)" textcolor rgb grey
set ylabel "seconds" textcolor rgb grey
plot [] [:1e4] for [i=1:4] "count.dat" using 1:(column(column_of[i]) / 1000) with linespoints pointtype 7 pointsize 0.5 \
    linecolor rgb colour[i] title title_of[i]
