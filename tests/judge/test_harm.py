"""Tests that the search for an edit destroys nothing."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

from judge.mending.edits import candidates
from judge.mending.text.harm import harm_in
from judge.running import confine
from tests.judge.rows import Row, fields_of
from tests.judge.test_mending import code_of
from tests.judge.tool import ROOT, judge

# For each language a wrong program, which reads or would write a file, and what is said of it.
PROGRAMS = {
    "x.py": ("cfg = open('{kept}', 'r').read()\nprint('w')", "1 uses open"),
    "y.py": ("import shutil\nshutil.rmtree('{folder}' + '/none', True)\nprint(1)", "1 uses shutil"),
    "x.cpp": ('#include <cstdio>\nint main() { freopen("{kept}", "r", stdin); puts("w"); }', "2 uses freopen"),
    "x.c": (
        '#include <stdio.h>\nint main(int n, char **a) {\n    if (n > 1 && *a[1]) fclose(fopen("{kept}", "w"));\n}',
        "3 uses fopen",
    ),
    "x.java": (
        'class A { public static void main(String[] a) throws Exception { String s = "{kept}"; '
        "if (a.length > 1) new java.io.PrintWriter(s).close(); System.out.println(1); } }",
        "1 uses PrintWriter",
    ),
    "x.rs": (
        'fn main() { if std::env::args().count() > 1 { std::fs::remove_file("{kept}").unwrap(); } println!("1"); }',
        "1 uses fs",
    ),
    "x.js": (
        "const fs = require('fs');\nif (process.argv[2]) fs.unlinkSync('{kept}');\nconsole.log(1);",
        "2 uses fs.unlinkSync",
    ),
    "x.go": (
        'package main\n\nimport "os"\n\nfunc main() { if len(os.Args) > 1 { os.Remove("{kept}") }; println(1) }',
        "5 uses os",
    ),
}
# Edits of harmless programs that would do harm.
EDITS = [
    (".py", "s = open(0).read()\nf('x', 'w')", "open('x', 'w')"),
    (".py", "s = open('/dev/stdin')", "open('/dev/ stdin')"),
    (".py", "s = open(0)\nt = '/dev/stdin'\nf(open('/dev/stdin'), 'x')", "open('x')"),
    (".cpp", 'void add(const char *s) {}\nint main() { add("x"); }', 'remove("x")'),
    (".cpp", 'system("pause"); f("rm x");', 'system("rm x")'),
    (".java", "String s = t; p = new PrintWriter(System.out);", "new PrintWriter(s)"),
    (".js", "f('process', require('util'));", "require('process')"),
    (".java", "o = new FileOutputStream(FileDescriptor.out); f(s);", "new FileOutputStream(s)"),
]
# Runs the tool without the list of what does harm.
WITHOUT_LIST = """
import sys
from judge import __main__
from judge.mending.edits import candidates
from judge.mending.search import mend
mend.harm_in = candidates.first_harm = lambda *_: None
sys.exit(__main__.status_of_tool())
"""


def grammar(suffix):
    return code_of("", suffix).grammar


class Harm(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.kept = self.folder / "kept.txt"
        self.kept.write_text("kept")

    def write(self, name, text):
        source = text.replace("{kept}", str(self.kept)).replace("{folder}", str(self.folder))
        self.folder.joinpath(name).write_text(source)

    def assert_nothing_is_lost(self, name):
        self.assertEqual(self.kept.read_text(), "kept")
        self.assertEqual({*os.listdir(self.folder)}, {"kept.txt", name})
        self.folder.joinpath(name).unlink()

    def test_what_does_harm_is_found(self):
        for suffix, text, expected in fields_of("harm.tsv"):
            with self.subTest(text):
                self.assertEqual("{} {}".format(*(harm_in(text, grammar(suffix)) or ("-", ""))).strip(), expected)

    def test_solutions_do_no_harm(self):
        """Those of the submissions, and of the tables of tests unless they are made to."""
        texts = {file: file.read_text() for file in (*ROOT.glob("submissions/*"), *ROOT.glob("oracle/submissions/*"))}
        for table in "files.tsv", "mending.tsv", "sanitizers.tsv":
            rows = [Row(*fields[:5], fields[5:]) for fields in fields_of(table)]
            texts.update({pathlib.Path(f"{row.output}-{row.name}"): row.source().decode() for row in rows})
        found = {text: harm_in(text, grammar(file.suffix.lower())) for file, text in texts.items()}
        self.assertEqual(sum(map(bool, found.values())), 8)
        self.assertGreater(len(texts), 150)

    def test_edits_that_would_do_harm_are_not_made(self):
        for suffix, text, harm in EDITS:
            with self.subTest(harm):
                self.assertFalse(harm_in(text, grammar(suffix)))
                for is_checked in True, False:
                    with mock.patch.object(
                        candidates, "is_harmless", candidates.is_harmless if is_checked else lambda *_: True
                    ):
                        made = [edit.applied(text) for edit in candidates.edits_of(code_of(text, suffix))]
                    self.assertEqual(any(harm in new for new in made), not is_checked)

    def test_no_file_is_lost(self):
        """Without Landlock, the list of what does harm is enough."""
        for name, (text, says) in PROGRAMS.items():
            with self.subTest(name):
                self.write(name, text)
                _, output = judge("boj9663", name, "--mend", "300", cwd=self.folder)
                self.assertIn(f"\nno edits were tried: {name}:{says}, and edits of that could destroy files\n", output)
                self.assert_nothing_is_lost(name)

    @unittest.skipUnless(confine.version(), "the system has no Landlock")
    def test_no_file_is_lost_where_the_system_confines_programs(self):
        for name in "x.py", "x.cpp":
            with self.subTest(name):
                self.write(name, PROGRAMS[name][0])
                command = [sys.executable, "-c", WITHOUT_LIST, "--mend", "300", "boj9663", self.folder / name]
                output = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
                self.assertIn("no single edit of ", output)
                self.assert_nothing_is_lost(name)
