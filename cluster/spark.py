"""Counts the ways to place N queens with Spark: spark-submit cluster/spark.py N

nqueens has to be in a folder of the driver's PATH, there and on every worker. Results are kept in nqueens-N on the
driver: started again, this goes on with what is missing.
"""

import os
import re
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import PIPE, run

from pyspark import SparkContext

if len(sys.argv) != 2 or not re.fullmatch("[1-9][0-9]?", sys.argv[1]):
    sys.exit("usage: spark-submit cluster/spark.py N")
n = sys.argv[1]
folder = Path(f"nqueens-{n}")
missing = run(["nqueens", "units", n, *folder.glob("*.part")], stdout=PIPE, text=True)
if missing.returncode != 0:
    sys.exit(missing.returncode)  # It has said why.
folder.mkdir(exist_ok=True)
context = SparkContext(appName=folder.name)


def count(units):
    # Without checkCode the units of a worker that fails are dropped.
    slices = context.parallelize(units, len(units))
    results = slices.pipe("nqueens count-units", {"PATH": os.environ["PATH"]}, checkCode=True).collect()
    (folder / f"{time.time_ns()}.part").write_text("\n".join(results) + "\n")


units = missing.stdout.splitlines()
with ThreadPoolExecutor(32) as pool:
    list(pool.map(count, (units[at : at + 100] for at in range(0, len(units), 100))))
sys.exit(run(["nqueens", "total", *folder.glob("*.part")]).returncode)
