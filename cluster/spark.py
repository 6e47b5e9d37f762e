"""Counts the ways to place N queens with Spark: spark-submit cluster/spark.py N

census has to be in a folder of the driver's PATH, there and on every worker. Results are kept in census-N on the driver:
started again, this goes on with what is missing.
"""

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import PIPE, run

from pyspark import SparkContext

n = sys.argv[1]
folder = Path(f"census-{n}")
folder.mkdir(exist_ok=True)
context = SparkContext(appName=folder.name)


def count(units):
    # Without checkCode the units of a worker that fails are dropped.
    slices = context.parallelize(units, len(units))
    results = slices.pipe("census count", {"PATH": os.environ["PATH"]}, checkCode=True).collect()
    (folder / f"{time.time_ns()}.part").write_text("\n".join(results) + "\n")


command = ["census", "units", n, *folder.glob("*.part")]
units = run(command, check=True, stdout=PIPE, text=True).stdout.splitlines()
with ThreadPoolExecutor(32) as pool:
    list(pool.map(count, (units[at : at + 100] for at in range(0, len(units), 100))))
sys.exit(run(["census", "total", *folder.glob("*.part")]).returncode)
