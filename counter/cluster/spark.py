"""Counts the solutions for N queens with Spark: spark-submit counter/cluster/spark.py N

On the driver and on every worker, nqueens must be in a directory of the driver's PATH. Results are kept in nqueens-N in
the driver's current directory. Run it again to count the units that have no result yet. If the driver fails, the results of
its unfinished jobs are lost.
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
    print("Usage: spark-submit counter/cluster/spark.py N", file=sys.stderr)
    sys.exit(2)
n = sys.argv[1]
folder = Path(f"nqueens-{n}")
missing = run(["nqueens", "units", n, *folder.glob("*.part")], stdout=PIPE, text=True)
if missing.returncode != 0:
    sys.exit(missing.returncode)  # nqueens has printed the error.
folder.mkdir(exist_ok=True)
context = SparkContext(appName=folder.name)


def count(units):
    # Without checkCode, the results of a worker that fails would be missing without an error. With status 1, nqueens has
    # reported the error, and its last line may mark the machine as faulty.
    slices = context.parallelize(units, len(units))
    command = "sh -c 'nqueens count-units || [ $? = 1 ]'"
    results = slices.pipe(command, {"PATH": os.environ["PATH"]}, checkCode=True).collect()
    (folder / f"{time.time_ns()}.part").write_text("\n".join(results) + "\n")


# Each Spark job has 100 tasks of one unit and saves its results at its end. 32 jobs at a time keep 3200 cores busy.
units = missing.stdout.splitlines()
with ThreadPoolExecutor(32) as pool:
    list(pool.map(count, (units[at : at + 100] for at in range(0, len(units), 100))))
sys.exit(run(["nqueens", "total", *folder.glob("*.part")]).returncode)
