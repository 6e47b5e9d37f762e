# Draws count.svg and count.zh-CN.svg from blocks of n and seconds in the file `data`. `fastest` is the name of the fastest
# kernel. The background is transparent, and this grey is readable on light and dark pages.
set terminal svg size 760,430 dynamic noenhanced font "sans-serif,13" linewidth 1.5
grey = "#808890"
set border 3 linecolor rgb grey
set tics nomirror textcolor rgb grey
set grid ytics linecolor rgb grey linewidth 0.2
set key left top reverse Left textcolor rgb grey
set xlabel "n" textcolor rgb grey
set xtics 1
set logscale y
set style line 1 linecolor rgb "#d1495b" pointtype 7 pointsize 0.5
set style line 2 linecolor rgb "#e8871e" pointtype 7 pointsize 0.5
set style line 3 linecolor rgb "#b79be8" pointtype 7 pointsize 0.5
set style line 4 linecolor rgb "#6a4fc1" pointtype 7 pointsize 0.5
set style line 5 linecolor rgb "#2f7fd1" pointtype 7 pointsize 0.5
set style line 14 linecolor rgb "#6a4fc1" pointtype 6 pointsize 0.5 dashtype 2
set style line 15 linecolor rgb "#2f7fd1" pointtype 6 pointsize 0.5 dashtype 2

array blocks[7] = ["the tutorials' recursion", "quarter joins", "one RTX 5090", "eight RTX 5090", "eight RTX 5090, projected", fastest, "estimates"]
array lines[7] = [1, 2, 3, 4, 14, 5, 15]

set output "count.svg"
set title "Time to count all solutions" textcolor rgb grey
set ytics ("1 ms" 1e-3, "1 s" 1, "1 min" 60, "1 h" 3600, "1 day" 86400, "1 month" 2.63e6, "1 year" 3.156e7)
array names[7] = ["the search above, one core", "the fastest published program for processors, one core", \
    "the fastest for graphics cards: one RTX 5090", "eight RTX 5090", "eight RTX 5090, projected by the authors", \
    "nqueens, one core", "nqueens, estimated from random parts"]
plot [12:28] [5e-4:1e8] for [i=1:7] data index blocks[i] with linespoints linestyle lines[i] title names[i]

set output "count.zh-CN.svg"
set title "求出方案数的用时" textcolor rgb grey
set ytics ("1 毫秒" 1e-3, "1 秒" 1, "1 分钟" 60, "1 小时" 3600, "1 天" 86400, "1 个月" 2.63e6, "1 年" 3.156e7)
array names[7] = ["上文的位运算 DFS（单核）", "目前公开的最快 CPU 程序（单核）", "目前公开的最快显卡程序：一张 RTX 5090", "八张 RTX 5090", \
    "八张 RTX 5090（其作者推算）", "nqueens（单核）", "nqueens（按随机抽样估计）"]
plot [12:28] [5e-4:1e8] for [i=1:7] data index blocks[i] with linespoints linestyle lines[i] title names[i]
