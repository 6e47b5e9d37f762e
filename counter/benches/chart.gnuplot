# Draws count.svg from blocks of n and seconds in the file `data`. `fastest` is the name of the fastest kernel. The background
# is transparent, and this grey is readable on light and dark pages.
set terminal svg size 760,430 dynamic noenhanced font "sans-serif,13" linewidth 1.5
grey = "#808890"
set border 3 linecolor rgb grey
set tics nomirror textcolor rgb grey
set grid ytics linecolor rgb grey linewidth 0.2
set key left top reverse Left textcolor rgb grey
set xlabel "n" textcolor rgb grey
set xtics 1
set logscale y
set ytics ("1 ms" 1e-3, "1 s" 1, "1 min" 60, "1 h" 3600, "1 day" 86400, "1 month" 2.63e6, "1 year" 3.156e7)

set output "count.svg"
set title "Time to count all solutions" textcolor rgb grey
set style line 1 linecolor rgb "#d1495b" pointtype 7 pointsize 0.5
set style line 2 linecolor rgb "#e8871e" pointtype 7 pointsize 0.5
set style line 3 linecolor rgb "#b79be8" pointtype 7 pointsize 0.5
set style line 4 linecolor rgb "#6a4fc1" pointtype 7 pointsize 0.5
set style line 5 linecolor rgb "#2f7fd1" pointtype 7 pointsize 0.5
set style line 14 linecolor rgb "#6a4fc1" pointtype 6 pointsize 0.5 dashtype 2
set style line 15 linecolor rgb "#2f7fd1" pointtype 6 pointsize 0.5 dashtype 2
plot [12:28] [5e-4:1e8] \
    data index "the tutorials' recursion" with linespoints linestyle 1 title "the search above, one core", \
    data index "quarter joins" with linespoints linestyle 2 title "the fastest published program for processors, one core", \
    data index "one RTX 5090" with linespoints linestyle 3 title "the fastest for graphics cards: one RTX 5090", \
    data index "eight RTX 5090" with linespoints linestyle 4 title "eight RTX 5090", \
    data index "eight RTX 5090, projected" with linespoints linestyle 14 title "eight RTX 5090, projected by their author", \
    data index fastest with linespoints linestyle 5 title "nqueens, one core", \
    data index "estimates" with linespoints linestyle 15 title "nqueens, estimated from random parts"
