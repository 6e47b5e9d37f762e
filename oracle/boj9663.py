from oracle import Oracle
from oracle.inputs import each_integer
from oracle.naive import count

ORACLE = Oracle(each_integer(lambda n: [count(n)]))
