# HDU 2553, which has no Python: only for oracle.wrong, which changes the search in leetcode52.py.
counts = [0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724]
while True:
    n = int(input())
    if n == 0:
        break
    print(counts[n])
