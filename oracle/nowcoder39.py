from oracle.naive import count, each_integer

solve = each_integer(lambda n: [count(n)])
