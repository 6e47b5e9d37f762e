"""Counts the ways to place N queens with Spark: spark-submit cluster/spark.py N

census has to be on the PATH of the driver and the workers. Results are kept in census-N on the driver: started again,
this goes on with what is missing.
"""

import pathlib
import subprocess
import sys

import pyspark

n = sys.argv[1]
folder = pathlib.Path(f"census-{n}")
folder.mkdir(exist_ok=True)


def census(verb, *arguments):
    results = map(str, folder.glob("*.part"))
    return subprocess.run(["census", verb, *arguments, *results], check=True, stdout=subprocess.PIPE, text=True).stdout


context = pyspark.SparkContext(appName=f"census {n}")
units = census("units", n).splitlines()
for at in range(0, len(units), 1000):
    slice = context.parallelize(units[at : at + 1000], min(100, len(units) - at))
    results = slice.pipe("census count", checkCode=True).collect()
    part = folder / f"{units[at].replace(' ', '-')}.part"
    part.with_suffix(".tmp").write_text("".join(f"{result}\n" for result in results))
    part.with_suffix(".tmp").rename(part)
print(census("total"), end="")
