"""Runs the examples of the pages, in both languages."""

import re
import unittest

from tests.judge.solutions import edited
from tests.judge.tool import ROOT, judge_source, read

# The blocks of code, with what makes whole programs of them.
BLOCKS = {
    "docs/search.md": [
        ("python", "n, cols, diag, anti_diag = int(input()), set(), set(), set()\nprint(dfs(0))"),
        ("python", "n = int(input())\nfull = (1 << n) - 1\nprint(dfs(0, 0, 0, 0))"),
    ],
    "docs/search.zh-CN.md": [
        ("cpp", '#include <cstdio>\nint main() { scanf("%d", &n); dfs(0); printf("%d", ans); }'),
        ("cpp", '#include <cstdio>\nint main() { scanf("%d", &n); full = (1 << n) - 1; dfs(0, 0, 0, 0); printf("%d", ans); }'),
    ],
}


def judge(problem, name, source, language="C"):
    """Returns the exit status and the output of the tool for a file."""
    return judge_source(problem, name, source.encode(), "--mend", "300", environment={"LC_ALL": language})


class Examples(unittest.TestCase):
    def test_blocks(self):
        """The functions on the pages count correctly."""
        for page, blocks in BLOCKS.items():
            found = re.findall(r"```(cpp|java|python|rust)\n(.*?)```", read(page), re.DOTALL)
            self.assertEqual([language for language, _ in found], [language for language, _ in blocks])
            for (language, block), (_, rest) in zip(found, blocks):
                with self.subTest(page=page, block=block):
                    status, output = judge("leetcode52", {"cpp": "x.cpp", "python": "x.py"}[language], block + rest)
                    self.assertEqual(status, 0, output)

    def test_consoles(self):
        """The output of the examples is that of the tool."""
        mine = edited(read("submissions/leetcode51.py"), " or r + c in anti_diag", "")  # A diagonal is not asked for.
        mine = edited(mine, "anti_diag.remove", "anti_diag.discard")
        for page, language in ("README.md", "C"), ("README.zh-CN.md", "zh_CN"):
            (console,) = re.findall(r"```console\n\$ python3 judge leetcode51 mine.py\n(.*?)```", read(page), re.DOTALL)
            _, output = judge("leetcode51", "mine.py", mine, language)
            for line in console.splitlines():
                self.assertIn(re.sub(r"0\.\d+ (s|秒).*", "", line), output, page)
            problem, file = re.search(r"(?m)^python3 judge (\S+) (submissions/\S+)$", read(page)).groups()
            says = re.search(r"\"(9 .*?)\"|“(.*? 9/9 .*?)”", read(page))[0][1:-1]
            self.assertIn(says, judge(problem, ROOT.joinpath(file).name, read(file), language)[1], page)
