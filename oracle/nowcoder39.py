from oracle.inputs import each_integer
from oracle.naive import count
from oracle.oracle import Oracle

ORACLE = Oracle(each_integer(lambda n: [count(n)]))
