"""The messages in Chinese, by the first line of the English one."""

CHINESE = {
    # __main__.py, arguments.py
    "Judges a solution on the test cases of a problem: python3 judge PROBLEM FILE, or PROBLEM COMMAND [ARGUMENT...]": """\
用本地数据评测一道题的代码：python3 judge PROBLEM FILE，或 python3 judge PROBLEM COMMAND [ARGUMENT...]

PROBLEM 是题目名。FILE 是 C、C++、Java、Python 或 Rust 源文件，按 OJ 的方式编译。OJ 调用函数的题（力扣、牛客、GeeksforGeeks）只要写
Solution 类（C 只要写函数），其中打印的内容不算答案。可以给出多个文件或一个目录，每个文件输出一行结果。

对每个 testdata/PROBLEM/*.in 运行一次程序（不经过 shell），列出前几个没有通过的测试点：WA 答案错误，PE 格式错误（只有空格或换行不对），
RE 运行时错误，TLE 超时，OLE 输出超限（这两种之后，更大的测试点不再运行），CE 编译错误；然后说明其中最小的一个错在哪里。
C 和 C++ 即使全部通过，数组下标越界等问题也会指出在哪一行。

时限按原题，原题没有的按 10 秒，算 CPU 时间（Windows 上算实际时间）。不限制也不统计内存。FILE 在空目录里运行，COMMAND 在当前目录运行。
程序没有隔离，能做当前用户能做的任何事，不要运行来历不明的代码。

环境变量 JUDGE_COMPILER 指定别的 gcc、g++、javac、rustc 或 Python 解释器；JUDGE_FLAGS 指定编译选项，代替默认的优化、标准和警告选项。

退出码：0 全部通过，1 有没通过的，2 没有评测，130 按了 Ctrl-C 或输出被关闭；多个文件时取最大的。
""",
    "the time limit in seconds": "时限（秒）",
    "the language of the messages": "提示信息的语言",
    "list the accepted cases, too": "通过的测试点也列出来",
    "FILE or COMMAND is missing": "缺少 FILE 或 COMMAND",
    "options go before PROBLEM or after FILE: {option}": "选项要写在 PROBLEM 前面或 FILE 后面：{option}",
    "expected a number of seconds above 0": "应为大于 0 的秒数",
    "there is no problem '{name}', only {names}": "没有题目 '{name}'，可选：{names}",
    "this problem's judge calls {method}: give only the file {file}": "这道题由 OJ 调用 {method}：只要给出文件 {file}",
    "cannot run '{name}': {error}": "无法运行 '{name}'：{error}",
    "cannot run '{name}': write {command}": "无法运行 '{name}'：请写成 {command}",
    "cannot run '{name}': write ./{name}": "无法运行 '{name}'：请写成 ./{name}",
    "cannot run '{name}': it is no source file ({suffixes})": "无法运行 '{name}'：不是源文件（{suffixes}）",
    "cannot run what is compiled in {folder}: {error} (TMPDIR names another folder)": (
        "无法运行编译到 {folder} 的程序：{error}（可用环境变量 TMPDIR 换个目录）"
    ),
    "there is no source file ({suffixes}) in {folder}": "{folder} 里没有源文件（{suffixes}）",
    "there are no test cases in {folder}": "{folder} 里没有测试数据",
    "{judge} is not known to take {language}": "{judge} 可能不支持 {language}",
    "the class that is started is {name}, where many judges want Main": "主类是 {name}，很多 OJ 要求是 Main",
    "judged as a whole program, which {judge} does not run: {why}": "按完整程序评测，但 {judge} 不运行完整程序：{why}",
    "the judge's class is Solution, not {name}": "OJ 要求类名是 Solution，而不是 {name}",
    "accepted, but in {case} {finding}, which other machines may punish": (
        "通过，但 {case} 有未定义行为，换个编译器或 OJ 可能出错：{finding}"
    ),
    "not checked, since this compiler has no sanitizers: indices, overflows, uninitialised variables": (
        "编译器不支持 sanitizer，没有检查下标越界、溢出和未初始化的变量"
    ),
    "compiling": "编译中",
    "checking": "检查中",
    # argparse
    "usage: ": "用法：",
    "positional arguments": "参数",
    "options": "选项",
    "show this help message and exit": "显示帮助",
    "argument %(argument_name)s: %(message)s": "参数 %(argument_name)s：%(message)s",
    "unrecognized arguments: %s": "多余的参数：%s",
    "the following arguments are required: %s": "缺少参数：%s",
    "expected one argument": "后面缺少参数值",
    "invalid %(type)s value: %(value)r": "值 %(value)r 无效",
    "invalid choice: %(value)r (choose from %(choices)s)": "值 %(value)r 无效，可选：%(choices)s",
    "%(prog)s: error: %(message)s": "%(prog)s：%(message)s\n",
    # build.py, compilers.py, languages/
    "cannot read '{file}': {error}": "无法读取 '{file}'：{error}",
    "{compiler} is not on the PATH": "PATH 里没有 {compiler}，请先安装",
    "the judge calls {call}(n), which does not compile": "OJ 调用 {call}(n)，但这个调用编译不通过",
    "the judge calls {call}(n), and the file has no such method": "OJ 调用 {call}(n)，但文件里没有这个方法",
    "the judge calls {call}(n), but {name} is not in a class Solution": "OJ 调用 {call}(n)，但 {name} 没有写在 Solution 类里",
    "the judge needs {returns} from {method}, but that is {type}": "OJ 要求 {method} 返回 {returns}，实际返回 {type}",
    "the judge runs a whole program, and the file has no {word}": "OJ 运行完整程序，但文件里没有 {word}",
    "no class has public static void main(String[])": "没有一个类有 public static void main(String[])",
    "several classes have a main: name one of them Main: {names}": "多个类有 main，请把其中一个命名为 Main：{names}",
    "the class Solution has no {method}": "Solution 类里没有 {method}",
    # checks.py
    "index {index} out of bounds for type {type}": "下标 {index} 越界，数组类型是 {type}",
    "index {index} out of bounds for a container of size {size}": "下标 {index} 越界，容器大小是 {size}",
    "an index that is not initialised, of an array of type {type}": "下标没有初始化，数组类型是 {type}",
    "an index or pointer out of bounds of an array": "数组下标或指针越界",
    "a recursion that does not end, or is too deep": "递归没有结束，或者太深（栈溢出）",
    "a function reaches its end without a return": "有返回值的函数没有执行 return 就结束了",
    "a null pointer, or one to memory that is not the program's": "使用了空指针或野指针",
    "integer overflow: {what}": "整数溢出：{what}",
    "division by 0": "除以 0",
    "another value in an uninitialised variable makes it wrong: {reason}": "有变量没有赋初值（换一个初值，答案就错）：{reason}",
    # compare.py
    "the number of rows: expected {expected}, found {found}": "行数：期望 {expected}，实际 {found}",
    'row {row}: expected {n} characters "." or "Q", found {found}': '第 {row} 行：期望 {n} 个 "." 或 "Q"，实际 {found}',
    "row {row}: the number of queens: expected 1, found {found}": "第 {row} 行的皇后个数：期望 1，实际 {found}",
    "row {row} has two queens, in columns {a} and {b}": "第 {row} 行有两个皇后，在第 {a} 列和第 {b} 列",
    "the queens in rows {a} and {b} are in the same column": "第 {a} 行和第 {b} 行的皇后在同一列",
    "the queens in rows {a} and {b} attack each other on a diagonal {line}": (
        "第 {a} 行和第 {b} 行的皇后在同一条对角线（{line} 方向）上"
    ),
    "the queens in columns {a} and {b} attack each other on a diagonal {line}": (
        "第 {a} 列和第 {b} 列的皇后在同一条对角线（{line} 方向）上"
    ),
    'all rows of a board are equal: [["."] * n] * n holds the same list n times': (
        '棋盘的各行都一样：[["."] * n] * n 的 n 行是同一个列表'
    ),
    "{found}: the boards are asked for, not their number": "{found}：要输出棋盘，不是棋盘的个数",
    'line {line}: expected a row of a board, {n} characters "." or "Q", found {found}': (
        '第 {line} 行：应是棋盘的一行，{n} 个字符 "." 或 "Q"，实际 {found}'
    ),
    "line {line}: each row of a board has a line of its own, found {found}": "第 {line} 行：棋盘的每一行要单独占一行，实际 {found}",
    "expected no board": "无解，不应输出棋盘",
    "board {number}: {mistake}": "第 {number} 个棋盘：{mistake}",
    "board {number} repeats board {first}": "第 {number} 个棋盘与第 {first} 个重复",
    "the number of boards: expected {expected}, found {found}": "棋盘个数：期望 {expected}，实际 {found}",
    "the board:": "该棋盘：",
    "the first missing board:": "缺少的第一个棋盘：",
    "expected numbers from 1 to {n}, found {found}": "应为 1 到 {n} 的整数，实际 {found}",
    "expected numbers from 1 to {n}, found numbers from 0": "编号应从 1 到 {n}，实际从 0 开始",
    "{number} occurs twice": "{number} 出现两次",
    "line {line}: expected {n} numbers, found {found}": "第 {line} 行：期望 {n} 个整数，实际 {found} 个",
    "the number of numbers: expected {expected}, found {found}": "整数个数：期望 {expected}，实际 {found}",
    "expected a list of lists of integers, found {found}": "期望由整数列表组成的列表，实际 {found}",
    "expected an empty list, since there is no solution, found {found}": "无解，应返回空列表，实际 {found}",
    "all lists are {found}: append a copy, not the same list each time": (
        "所有解都是 {found}：每次加入的是同一个列表，应加入它的拷贝"
    ),
    "solution {number} repeats solution {first}": "第 {number} 个解与第 {first} 个重复",
    "solution {number}: {found}: {mistake}": "第 {number} 个解 {found}：{mistake}",
    "the number of solutions: expected {expected}, found {found}; {missing} is missing": (
        "解的个数：期望 {expected}，实际 {found}；缺少 {missing}"
    ),
    "the solutions are right, but not in ascending order": "解都是对的，但没有按字典序输出",
    "solution {number}: {mistake}": "第 {number} 个解：{mistake}",
    "solution {number}: expected {expected}, found {found}": "第 {number} 个解：期望 {expected}，实际 {found}",
    "the last line is missing: the number of solutions, {count}": "缺少最后一行：解的总数 {count}",
    "line {line}: only the first {number} solutions are printed": "第 {line} 行：只输出前 {number} 个解，然后是解的总数",
    "line {line}: expected only the number {count}, found {found}": "第 {line} 行：只输出总数 {count}，实际 {found}",
    "line {line}: this solution is not the next in ascending order: expected {expected}, found {found}": (
        "第 {line} 行：是解，但不是字典序的下一个：期望 {expected}，实际 {found}"
    ),
    "line {line}: the numbers are right, but have to be separated by single spaces: found {found}": (
        "第 {line} 行：数是对的，但数与数之间应是一个空格，实际 {found}"
    ),
    "line {line}: {found} is no solution: {mistake}": "输出的第 {line} 行 {found} 不是解：棋盘{mistake}",
    "the given queen {queen} is missing": "缺少输入里给出的皇后 {queen}",
    "the board has {number} queens": "棋盘上有 {number} 个皇后",
    "the board has 8 queens, and no two attack each other": "棋盘上有 8 个皇后，互不攻击",
    "line {line}: expected {expected}, found {found}": "第 {line} 行：期望 {expected}，实际 {found}",
    "expected {expected}, found {found}": "期望 {expected}，实际 {found}",
    "all boards are equal: append a copy, not the same list each time": "所有棋盘都一样：每次加入的是同一个列表，应加入它的拷贝",
    "the number of lines: expected {expected}, found {found}": "输出行数：期望 {expected}，实际 {found}",
    "expected a list of boards in JSON, found {found}": "期望 JSON 格式的棋盘列表，实际 {found}",
    "board {number}: expected a list of rows, found {found}": "第 {number} 个棋盘：应是由各行字符串组成的列表，实际 {found}",
    "board {number}: row {row}: expected a string, found {found}": "第 {number} 个棋盘的第 {row} 行：期望字符串，实际 {found}",
    "expected an empty line after each board": "每个棋盘后面应有一个空行",
    "line {line} ends in white space": "第 {line} 行行末有多余空格",
    "white space stands before the answer": "输出开头有多余的空格或空行",
    "there are two empty lines in a row": "有两个连续的空行",
    "line ends are missing: expected {expected} lines, found {found}": "缺少换行：期望 {expected} 行，实际 {found} 行",
    "too many line ends: expected {expected} lines, found {found}": "换行太多：期望 {expected} 行，实际 {found} 行",
    "there are empty lines at the end": "输出末尾有多余空行",
    # hints.py
    "LeetCode includes uthash.h: install it (in Debian, uthash-dev), or put it beside the file": (
        "力扣自带 uthash.h：请安装（Debian 上是 uthash-dev），或放到源文件旁边"
    ),
    "if this is C++, name the file .cpp; in C, bool needs stdbool.h": (
        "如果是 C++，文件名请用 .cpp；C 里用 bool 要 #include <stdbool.h>"
    ),
    "the judge calls int f(int n) or, for boards, char ***f(int n, int *returnSize, int **returnColumnSizes)": (
        "OJ 调用 int f(int n)，返回棋盘的题调用 char ***f(int n, int *returnSize, int **returnColumnSizes)"
    ),
    "this is C++23, which LeetCode compiles, but of which this compiler does not know all": (
        "这是 C++23 的写法，力扣能编译，但本机的编译器不完全支持"
    ),
    "the compilers of some judges take void main, this one does not": "有的 OJ 接受 void main，本机的编译器不接受",
    "some judges' compilers include this header along with others, and may accept the file": (
        "有的 OJ 的编译器会间接包含这个头文件，可能编译通过；最好自己加上"
    ),
    "this header is of Windows, and most judges run Linux": "只有 Windows 有这个头文件，多数 OJ 用的是 Linux",
    "line {line}: {character} is full-width punctuation": "第 {line} 行：{character} 是全角标点",
    "this is Python 2, and the file is run with Python 3": "这是 Python 2 的写法，而这里用 Python 3 运行",
    "there is no function main": "没有 main 函数（检查拼写）",
    "this header is older than the standard: write it without .h, and then using namespace std;": (
        "这是标准之前的头文件：去掉 .h，再写 using namespace std;"
    ),
    "with using namespace std, this name clashes with one of the library: rename yours": (
        "using namespace std 之后，标准库里也有这个名字：换一个名字"
    ),
    "a function that assigns to a name makes it local: declare it nonlocal or, if it is outside of all functions, global": (
        "在函数里给外面的变量赋值，要先声明：外层函数的变量用 nonlocal，全局变量用 global"
    ),
    "this class needs import java.util.*;": "这个类要 import java.util.*;",
    "methods stand in a class, such as class Solution {{ ... }}: is it missing, or closed too early?": (
        "方法要写在类里，如 class Solution {{ ... }}：是不是漏了类，或者大括号提前结束了？"
    ),
    "here, {name} hides the global variable of this name": "这里的 {name} 遮住了同名的全局变量",
    "if this is a method: its first parameter is self": "如果这是类里的方法：第一个参数必须是 self",
    "a command has to read n from stdin, and to print the answer as the test cases have it": (
        "用命令运行的程序要从标准输入读 n，并按测试数据的格式输出答案"
    ),
    "this is the smallest case: is there a loop or a recursion that does not end?": (
        "这是最小的测试点：是不是有循环或递归不会结束？"
    ),
    "right when called alone, but not after n = {before}": "单独调用是对的，先调用 n = {before} 再调用就出错",
    "right when called alone, wrong after n = {before}: {kinds} keeps its value": (
        "单独调用是对的，先调用 n = {before} 再调用就错了：{kinds}没有清空"
    ),
    "a default argument, an attribute of the class or a global variable": "默认参数、类属性或全局变量",
    "choose PyPy on the judge, which is faster; here, if it is installed: pypy3 before {file}": (
        "提交时请选 PyPy，速度快得多；本机装了 PyPy 的话，在 {file} 前面加上 pypy3"
    ),
    "the input comes from stdin: take out freopen": "输入来自标准输入（键盘）：请去掉 freopen",
    "text stands before the answer, such as a prompt": "答案前面有多余的文字，例如输入提示",
    # mistakes.py and its table
    "likely mistake: {mistake}": ("可能的错误：{mistake}"),
    "the output is the same for every input": ("对所有输入，输出都一样"),
    "the diagonals are not checked, or their marks are not moved from row to row": (
        "没有判断对角线，或者对角线的标记没有逐行移动（<< 1、>> 1）"
    ),
    "on the diagonals, only the queen in the row above is compared; each queen has to be compared with those of all rows above it": (
        "对角线只和上一行的皇后比较了；要和上面每一行的皇后比较"
    ),
    "the queen in the first row is not compared; each queen has to be compared with those of all rows above it": (
        "没有和第一行的皇后比较；要和上面每一行的皇后比较"
    ),
    "the queen in the row above is not compared; each queen has to be compared with those of all rows above it": (
        "没有和上一行的皇后比较；要和上面每一行的皇后比较"
    ),
    "diagonals do not go on at the other side of the board: their number is not taken modulo n": (
        "对角线的编号不能对 n 取模：到了棋盘边上就结束，不会从另一边接着走"
    ),
    "abs(r - c) does not identify a diagonal: r - c and c - r are different diagonals; use r - c + n - 1": (
        "对角线的编号不能用 abs(r - c)：r - c 和 c - r 是两条对角线；用 r - c + n - 1"
    ),
    "the two directions of diagonals share one array": ("两个方向的对角线共用了一个数组"),
    "count a solution twice if its first queen is in the left half, but only once if it is in the middle column (odd n)": (
        "第一行的皇后在左半边的解乘 2，但 n 是奇数时，在正中一列的解只算一次"
    ),
    "the left half and the middle are counted, but not doubled": ("只搜了左半边和正中一列，左半边没有乘 2"),
    "only the solutions with the first queen in the left half are counted": ("只算了第一行的皇后在左半边的解"),
    "solutions that are mirrored or turned count once, but all are asked for": (
        "把对称、旋转后相同的解算成了一个；题目要的是全部"
    ),
    "the search stops at the first solution": ("找到一个解就停了"),
    "after the first try in a row, no further solution is found: are queens and marks taken back after the recursive call, is the answer added up (+=), and does the loop go on (no return in it)?": (
        "每一行试过第一个位置后就找不到别的解了：递归之后有没有恢复现场（取消皇后和标记）？答案有没有累加（+=）？循环里是不是 return 了？"
    ),
    "each queen that is placed counts, in place of each solution": ("每放一个皇后就计数一次；应在放满 n 个时才计数"),
    "these are the answers for n + 1": ("输出的是 n + 1 的答案"),
    "these are the answers for n - 1": ("输出的是 n - 1 的答案"),
    "each solution is counted twice": ("每个解算了两次"),
    "each solution is counted n times": ("每个解算了 n 次"),
    "each solution is counted eight times": ("每个解算了八次"),
    "each answer is half of the right one": ("每个答案都只有正确答案的一半"),
    "each answer is 1 too large: what is the count before the search?": ("每个答案都多 1：搜索之前计数是多少？"),
    "each answer is 1 too small: what is the count before the search?": ("每个答案都少 1：搜索之前计数是多少？"),
    "the given queens are ignored: this is the first solution of the empty board": (
        "没有用输入给出的皇后：输出的是空棋盘的第一个解"
    ),
    "row and column of the given queens are swapped: the row comes first": ("给出的皇后的行和列反了：先行后列"),
    "the rows and columns of the given queens count from 0, not from 1": ("给出的皇后的行号和列号从 0 开始，不是从 1 开始"),
    "only the first given queen is used": ("只用了给出的第一个皇后"),
    "the last given queen is not used": ("没有用给出的最后一个皇后"),
    "the forbidden squares are ignored: these are the answers for a board without them": (
        "没有管不能放的格子：输出的是没有障碍的棋盘的答案"
    ),
    "`.` and `*` are swapped: queens are placed on the forbidden squares": (
        "`.` 和 `*` 的意思弄反了：皇后放到了不能放的格子上"
    ),
    "a forbidden square does not stop an attack: queens attack across it": ("不能放的格子不会挡住攻击：皇后隔着它也互相攻击"),
    "the first row of the board is not looked at": ("没有读棋盘的第一行"),
    "the last row of the board is not looked at": ("没有读棋盘的最后一行"),
    "the first column of the board is not looked at": ("没有读棋盘的第一列"),
    "the last column of the board is not looked at": ("没有读棋盘的最后一列"),
    "the number of queens is not checked: it has to be 8": ("没有判断皇后的个数：要正好 8 个"),
    "only the number of queens is checked, not whether they attack each other": ("只判断了皇后的个数，没有判断是否互相攻击"),
    "rows are not checked: two queens may be in the same row": ("没有判断行：同一行有两个皇后"),
    "the diagonals are not checked": ("没有判断对角线"),
    "on the diagonals, only neighbouring squares are compared; a queen attacks up to the edge of the board": (
        "对角线只比较了相邻的格子；皇后沿对角线一直攻击到棋盘边上"
    ),
    "only the given queens are on the board: those of the search were taken off before it was printed": (
        "棋盘上只有输入给出的皇后：搜索放的皇后在输出之前被取下来了"
    ),
    "forbidden squares of earlier boards are kept: clear them before each board": (
        "前面棋盘的障碍没有清除：每个棋盘之前要清空"
    ),
    "`Q` and `.` are swapped": "`Q` 和 `.` 反了",
    "exactly those n are wrong for which n % 6 is 2 or 3": "错的正好是 n % 6 等于 2 或 3 的 n",
    "`valid` and `invalid` are swapped": ("`valid` 和 `invalid` 反了"),
    "the answer is `valid` for every board": ("所有棋盘都输出了 `valid`"),
    "the 0 that ends the input is not answered": ("输入以 0 结束，0 不用回答"),
    "only the first test case of the input is answered: read until the 0": ("只回答了第一组数据：要一直读到 0"),
    "the count is not set to 0 before each test case": ("每组数据之前，计数没有清零"),
    "the number of solutions comes last, not first": ("解的总数在最后一行，不在第一行"),
    "the first three solutions are printed, too, before their number": ("总数之前还要输出前三个解"),
    "the first three solutions are printed, not two": ("要输出前三个解，不是两个"),
    "the solutions are in descending order": ("解的顺序反了：要按字典序从小到大"),
    "exactly the odd n are wrong": ("错的正好是所有奇数 n"),
    "exactly the even n are wrong": ("错的正好是所有偶数 n"),
    "only n = 1 is wrong: is it left out?": ("只有 n = 1 是错的：是不是漏了？"),
    "only n = 2 and 3 are wrong, which have no solution": ("只有无解的 n = 2 和 3 是错的"),
    "a row has two queens, one of an earlier try: the queen has to be taken off after the recursive call": (
        "一行里有两个皇后，其中一个是之前试过的：递归之后要把它取下来"
    ),
    "one of the two diagonals is not checked (or both masks are shifted the same way); a queen attacks along r + c and r - c": (
        "有一个方向的对角线没有判断（位运算的话，两个标记往同一个方向移了）；r + c 相同、r - c 相同的皇后都互相攻击"
    ),
    "neither columns nor diagonals count as attacked: are they checked, joined by `or` (not by `and`), marked before the recursive call and unmarked after it?": (
        "列和对角线都没有起作用：判断了吗？条件之间是“或”（不是“且”）吗？是不是在递归之前标记、递归之后取消？"
    ),
    "on the diagonals, only the queens in the two rows above are compared; each queen has to be compared with those of all rows above it": (
        "对角线只和上面两行的皇后比较了；要和上面每一行的皇后比较"
    ),
    "each queen is compared only with the one in the row above: does the loop return after its first comparison?": (
        "每个皇后只和上一行的皇后比较了：循环是不是比较一次就 return 了？"
    ),
    "each queen is compared only with the one in the first row: does the loop return after its first comparison?": (
        "每个皇后只和第一行的皇后比较了：循环是不是比较一次就 return 了？"
    ),
    "on the diagonals, queens at the edge of the board are overlooked: the loops have to reach row 0, column 0 and column n - 1": (
        "沿对角线检查时漏了棋盘边上的皇后：循环要查到第 0 行、第 0 列和第 n - 1 列"
    ),
    "a row is left out: the search starts in the first row, and ends only when r is n; loops along the diagonals have to reach row 0": (
        "少了一行：要从第一行开始搜，放满 n 行才结束；沿对角线检查的循环要查到第 0 行"
    ),
    "column and diagonals are joined by `and`: a square is attacked if any one of them is taken (`or`)": (
        "列和对角线的条件用了“且”：只要有一个被占就不能放，应该用“或”"
    ),
    "a mask is shifted before the queen is added to it; shift both: (mask | bit) << 1 and (mask | bit) >> 1": (
        "标记先移位、后加入皇后，顺序反了：应为 (mask | bit) << 1 和 (mask | bit) >> 1"
    ),
    "a solution is found only for n = 1: does too much count as attacked (rows below, or one array for both diagonals), are marks not taken back, does a row not try all columns, or does the search return at the first attacked square?": (
        "n > 1 时一个解也没找到：判断冲突的条件太严（和下面的行比较了，或两个方向的对角线共用一个数组）？标记没有恢复？每行没有试遍所有列？遇到冲突的格子就 return 了（应为 continue）？"
    ),
    "after the recursive call, the two elements of the permutation are not swapped back": (
        "递归之后没有把排列的两个元素交换回来"
    ),
    "at most one solution is found for each square of the first row: does the search return once it has found one?": (
        "第一行的每个位置最多只找到一个解：是不是找到一个解就 return 了？"
    ),
    "the solutions with the first queen in the last column are not counted: the first row has to try all n columns": (
        "第一行的皇后在最后一列的解没有算：第一行也要试遍 n 列"
    ),
    "each solution is counted n! times, once for each order of its queens: place them row by row": (
        "每个解算了 n! 次（皇后放置的每种先后顺序算一次）：要一行一行地放"
    ),
    "the count is not set to 0 before each n: the answers add up": ("每个 n 之前计数没有清零：答案累加起来了"),
    "queens are placed beside the board: the free squares need & ((1 << n) - 1), or the loop ends at column n": (
        "皇后放到了棋盘外面：可放的位置要 & ((1 << n) - 1)，循环到第 n 列为止"
    ),
    "queens are compared only with those in the rows above, but given queens below attack, too": (
        "只和上面各行的皇后比较了；下面给出的皇后也会攻击"
    ),
    "the given queens are on the board, but their columns and diagonals do not count as attacked": (
        "给出的皇后放上了棋盘，但没有标记它们的列和对角线"
    ),
    "the columns of the given queens do not count as attacked": ("没有标记给出的皇后的列"),
    "the diagonals of the given queens do not count as attacked": ("没有标记给出的皇后的对角线"),
    "one of the two diagonals of the given queens does not count as attacked": ("给出的皇后有一个方向的对角线没有标记"),
    "no solution comes out: are rows with a given queen skipped, and is a given queen not compared with itself?": (
        "一个解也没找到：已有皇后的行跳过了吗？给出的皇后有没有和自己比较？"
    ),
    "mirror images are counted, too, but the board is not symmetric: try all squares of the first row": (
        "按左右对称只搜了一半再乘 2，但棋盘不对称：第一行要试遍所有位置"
    ),
    "the rows of the board are shifted by one: does the search number them as the input does, from 0 or from 1?": (
        "棋盘的行错开了一行：读入和搜索的行号都从 0（或都从 1）开始吗？"
    ),
    "the columns of the board are shifted by one: does the search number them as the input does, from 0 or from 1?": (
        "棋盘的列错开了一列：读入和搜索的列号都从 0（或都从 1）开始吗？"
    ),
    'line ends are read as squares of the board: skip white space before each square (in C, " %c")': (
        '把换行读成了棋盘的格子：读每个格子之前要跳过空白（C 里用 " %c"）'
    ),
    "neither rows nor columns are checked": ("行和列都没有判断"),
    "each queen is compared only with the next one: compare all pairs of queens": ("每个皇后只和下一个比较了：要两两都比较"),
    "only the first queen is compared with the others: compare all pairs of queens": (
        "只有第一个皇后和别的比较了：要两两都比较"
    ),
    "only the first two queens are compared: does the loop return after its first comparison?": (
        "只比较了前两个皇后：循环是不是比较一次就 return 了？"
    ),
    "the last comparison decides: the answer is `invalid` once two queens attack each other": (
        "最后一次比较决定了答案：只要有两个皇后互相攻击，就是 `invalid`"
    ),
    "only the first queen of each row is looked at: a row may have several queens, or none": (
        "每行只看了第一个皇后：一行可能有几个皇后，也可能没有"
    ),
    "the answer is `invalid` for every board: are all queens read, is none compared with itself, and are the diagonals r + c and r - c, without abs?": (
        "所有棋盘都输出了 `invalid`：皇后都读到了吗？有没有和自己比较？对角线的编号是 r + c 和 r - c（不能取绝对值）吗？"
    ),
    "no solution comes out: does the search reach its end, does it try all n columns and take marks back, is a queen compared with itself, and does the count reach the caller?": (
        "一个解也没找到：搜索能走到最后吗？n 列都试了吗？标记恢复了吗？皇后有没有和自己比较？计数传回给调用者了吗？"
    ),
    "the search stops after two solutions": ("找到两个解就停了"),
    "the search stops after three solutions, but all of them count": ("找到三个解就停了；总数要算上所有解"),
    "the count has only 8 bits, which is too few": ("计数变量只有 8 位，太小，溢出了"),
    "the count has only 16 bits, which is too few": ("计数变量只有 16 位（short），太小，溢出了"),
    "the first number of the input is not the number of test cases: the input ends with a 0": (
        "输入的第一个数不是数据组数：输入以 0 结束"
    ),
    "an empty line follows each row; it belongs only after each board": ("每一行后面都有空行；只有每个棋盘后面才有一个空行"),
    "the columns of the queens are returned; a board is a list of strings, one for each row": (
        "返回的是皇后的列号；棋盘应是由各行字符串组成的列表"
    ),
    "one line is printed, and only when all pairs of queens are compared: stop at the first two that attack each other": (
        "只能输出一行：发现有皇后互相攻击就输出并结束，全部比较完才能输出 `valid`"
    ),
    "an object is printed, not its contents: in Java, use new String(...) for a char[], in Python join(...) or list(...)": (
        "输出的是对象本身，不是内容：Java 的 char[] 要用 new String(...)，Python 用 join(...) 或 list(...)"
    ),
    "the solutions have no queens: are they placed on the board, and is a copy stored when a solution is found, before the search takes them off?": (
        "解里都没有皇后：皇后放到棋盘上了吗？找到解的时候，在取下皇后之前存了一份拷贝吗？"
    ),
    "boards with fewer than n queens are printed: a solution is complete only when all n queens are placed": (
        "输出了皇后不足 n 个的棋盘：放满 n 个皇后才是一个解"
    ),
    "columns are not checked: two queens may be in the same column": ("没有判断列：同一列放了两个皇后"),
    "columns are not checked (or rows, in a search square by square): two queens may be in the same one": (
        "没有判断列（一格一格搜索的话，也可能是行）：同一列（行）放了两个皇后"
    ),
    "only the solutions with the first queen in the first column are counted: does each row try all columns?": (
        "只算了第一行的皇后在第一列的解：每一行都试遍所有列了吗？"
    ),
    "only the largest n are wrong: is there room for them, and does a table reach them, with the right numbers?": (
        "只有较大的 n 是错的：数组够大吗？打表的话，表里有这些 n 吗？数对吗？"
    ),
    "only one n is wrong: if there is a table, is its number there right?": ("只有一个 n 是错的：打表的话，表里这个数对吗？"),
    "a line has the rows of the queens, column by column, in place of their columns, row by row": (
        "每行输出的是各列皇后的行号；应是各行皇后的列号"
    ),
    "on the diagonals, the queen in the row above is not compared; each queen has to be compared with those of all rows above it": (
        "对角线没有和上一行的皇后比较；要和上面每一行的皇后比较"
    ),
    "the distance of the columns is compared with a row, in place of the distance of the rows: abs(c - d) == r - i": (
        "列的距离是和行号比较的；应和两行的距离比较：abs(c - d) == r - i"
    ),
    "marks are cleared even where no queen was placed: the line that clears them belongs into the if": (
        "没有放皇后的格子也清除了标记：清除标记的语句要写在 if 里面"
    ),
    "to take a queen off frees squares that another queen attacks, too: count the attacks on a square, or mark lines": (
        "取下皇后时，把别的皇后也攻击的格子清空了：每个格子要记攻击的次数，或者改为标记列和对角线"
    ),
    "a forbidden square ends the loop over its row: continue with the next column, without break or return": (
        "遇到不能放的格子就结束了这一行：应继续试下一列（continue，不是 break 或 return）"
    ),
    "forbidden squares attack like queens: do not mark their columns or diagonals, nor hand them on in masks": (
        "不能放的格子像皇后一样攻击了别的格子：不要标记它们的列和对角线，也不要传进后面各行的标记里"
    ),
    "only the diagonals that start in the top row are checked: there are 15 of each kind": (
        "只判断了从第一行开始的对角线：每个方向有 15 条"
    ),
    # report.py
    "CE: compile error": "CE：编译错误",
    "and {number} more": "还有 {number} 个",
    "expected:": "期望：",
    "found:": "实际：",
    "printed, and errors:": "打印的内容和报错：",
    "{accepted} of {cases} cases accepted, the slowest in {seconds:.2f} s ({case})": (
        "通过 {accepted}/{cases} 个测试点，最慢 {seconds:.2f} 秒（{case}）"
    ),
    "{accepted} of {cases} cases accepted": "通过 {accepted}/{cases} 个测试点",
    "larger cases that were not run after the TLE or OLE: {number}": "已经超时（或输出超限），更大的测试点没有运行：{number} 个",
    "accepted, but in {case} {reason}, which some judges refuse": "通过，但 {case} {reason}，有的 OJ 会判错",
    # run.py, verdicts.py
    "signal {number} ({name})": "信号 {number}（{name}）",
    "nothing was written to stdout": "没有输出",
    "nothing was written to stdout, but the program left these files: {files}": (
        "没有输出到标准输出，但写了这些文件：{files}（提交时要去掉 freopen）"
    ),
    "the function did not return": "函数没有返回",
    "nothing was returned (null or None)": "没有返回值（null 或 None）",
    "more than {megabytes} MB of output": "输出超过 {megabytes} MB",
    "still running after {elapsed:.1f} s, {cpu:.1f} s of CPU time; the limit is {limit:g} s (--time sets another)": (
        "时限 {limit:g} 秒，运行了 {elapsed:.1f} 秒（CPU 时间 {cpu:.1f} 秒）仍未结束，已终止（可用 --time 修改）"
    ),
    "took {seconds:.2f} s; the limit is {limit:g} s (--time sets another)": (
        "用了 {seconds:.2f} 秒，时限 {limit:g} 秒（可用 --time 修改）"
    ),
    "the last line end is missing": "最后缺少换行",
    "exit status {status}": "退出码 {status}",
    "the answer is right, but the exit status is {status}, not 0": "答案正确，但退出码是 {status}，应为 0（return 0）",
    "right when called alone, wrong after n = {before}: a static or global variable keeps its value": (
        "单独调用是对的，先调用 n = {before} 再调用就错了：静态变量或全局变量没有清空"
    ),
}
