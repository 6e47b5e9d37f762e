"""Tests which files the tool accepts, and what it says of the others."""

from tests.judge.rows import Rows
from tests.judge.solutions import C_PROGRAM, COUNTS
from tests.judge.tool import judge, judge_source


class Files(Rows):
    def test_files(self):
        self.check("files.tsv")

    def test_encodings(self):
        for mark, encoding in ("", "utf-8-sig"), ("\ufeff", "utf-16-le"), ("\ufeff", "utf-16-be"), ("", "gbk"):
            source = f"{mark}// 八皇后\n{C_PROGRAM}".replace("COUNTS", COUNTS).encode(encoding)
            self.assertEqual(judge_source("hdu2553", "x.c", source)[0], 0, encoding)

    def test_a_command_for_a_method(self):
        self.assertIn("a command has to read n from stdin", judge("leetcode51", "true")[1])


class FilesWithSanitizers(Rows):
    has_sanitizers = True

    def test_files(self):
        self.check("sanitizers.tsv")
