"""Tests of scripts/experiments: python3 -m unittest scripts/experiments_test.py

`experiments_match.jsonl` was saved by

    variorum match minishogi --b engine --b-option null-move=off --nodes 300 --b-limit nodes=150 --most-turns 40 -n 12 --seed 7 --save FILE

which printed what these tests expect.
"""

import json
import re
import subprocess
import sys
import tempfile
import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent
SAVED = SCRIPTS / "experiments_match.jsonl"

loader = SourceFileLoader("experiments", str(SCRIPTS / "experiments"))
spec = spec_from_loader("experiments", loader)
experiments = module_from_spec(spec)
sys.modules["experiments"] = experiments
sys.dont_write_bytecode = True
loader.exec_module(experiments)
Match = experiments.Match

MARKS = f"# Title\n\n{experiments.START}\n\n{experiments.END}\n"


def of(wins, draws, losses, pairs=None):
    return Match("chess", "1,000 nodes", wins, draws, losses, pairs)


class Statistics(unittest.TestCase):
    def test_agrees_with_published_matches(self):
        """The figures that fastchess printed for these matches; crates/arena tests the same ones."""
        for pairs, result, elo, error in [
            ([1, 10, 78, 48, 13], (78, 206, 16), 72.85, 22.33),
            ([352, 579, 1264, 743, 464], (2718, 1756, 2330), 19.83, 6.77),
        ]:
            value, low, high = of(*result, pairs).elo()
            self.assertAlmostEqual(value, elo, places=1)
            self.assertAlmostEqual((high - low) / 2, error, places=1)

    def test_single_games(self):
        # 30-0-10: a share of 0.75 with a standard error of 0.0685.
        value, low, high = of(30, 0, 10).elo()
        self.assertAlmostEqual(value, 190.8, places=1)
        self.assertAlmostEqual(low, experiments.elo_of(0.75 - 1.96 * 0.06847), places=1)
        self.assertEqual(of(30, 0, 10).shows(), "stronger")
        self.assertEqual(of(10, 0, 30).shows(), "weaker")
        self.assertEqual(of(12, 3, 9).shows(), "undecided")

    def test_equal_results_have_a_bound(self):
        self.assertEqual(of(16, 0, 0).elo_text(), "above +234")
        self.assertEqual(of(0, 0, 16).elo_text(), "below −234")

    def test_lopsided_intervals_name_both_ends(self):
        self.assertEqual(of(59, 0, 1).elo_text(), "+708 (+515 to +∞)")


    def test_ratios_agree_with_published_tests(self):
        """Tests of the Stockfish project, with the ratio at which they stopped; crates/arena tests the same ones."""
        for elo0, elo1, pairs, llr in [
            (-0.5, 1.5, [17, 253, 1042, 337, 39], 2.96),
            (0.25, 1.75, [11, 407, 3238, 513, 11], 2.93),
            (-0.25, 1.25, [253, 4282, 17604, 4431, 286], 2.94),
        ]:
            self.assertAlmostEqual(experiments.log_likelihood_ratio(pairs, elo0, elo1), llr, delta=0.02)
        self.assertEqual(experiments.log_likelihood_ratio([0] * 5, 0, 5), 0)

    def test_few_games_are_no_verdict(self):
        self.assertEqual(of(400, 0, 0, [0, 0, 0, 0, 200]).verdict(), "no verdict: too few games")
        self.assertEqual(of(1000, 0, 0, [0, 0, 0, 0, 500]).verdict(), "stronger than 0 Elo")
        self.assertEqual(of(0, 0, 1000, [500, 0, 0, 0, 0]).verdict(), "not stronger by 5 Elo")
        self.assertEqual(of(300, 400, 300, [0, 200, 100, 200, 0]).verdict(), "undecided")


class Saved(unittest.TestCase):
    def test_a_match_of_several_games_has_a_row_for_each(self):
        plan = {"match": {"games": "chess minishogi", "sprt": "-3,1"}}
        lines = [json.loads(line) for line in SAVED.read_text(encoding="utf-8").splitlines()]
        for line in lines[:4]:
            line["game"] = "chess"
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
            file.writelines(json.dumps(line) + "\n" for line in [plan, *lines])
            file.flush()
            together, chess, minishogi = Match.saved(file.name)
        self.assertEqual((together.game, chess.game, minishogi.game), ("2 games together", "chess", "minishogi"))
        self.assertEqual((together.games, chess.games, minishogi.games), (12, 4, 8))
        self.assertEqual([sum(counts) for counts in zip(chess.pairs, minishogi.pairs)], together.pairs)
        self.assertTrue(together.conditions.endswith("SPRT of 1 against -3 Elo"))
        self.assertEqual(together.hypotheses, (-3, 1))
        self.assertEqual(chess.hypotheses, (0, 5))

    def test_is_what_the_match_printed(self):
        [match] = Match.saved(SAVED)
        self.assertEqual(match.game, "minishogi")
        self.assertEqual(match.result(), "5-5-2 (pairs 0-0-3-3-0)")
        self.assertEqual(match.elo_text(), "+89 ± 76")
        self.assertEqual(
            match.conditions, "300 nodes a turn, the other 150 nodes a turn, 4 random turns, against engine null-move=off"
        )


class Pages(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.docs = Path(self.folder.name)
        (self.docs / "experiments").mkdir()
        for path in ("SUMMARY.md", "experiments/index.md", "experiments/lab.md"):
            (self.docs / path).write_text(MARKS, encoding="utf-8")
        self.page = self.docs / "experiments" / "passing.md"

    def tearDown(self):
        self.folder.cleanup()

    def script(self, *arguments):
        command = [sys.executable, str(SCRIPTS / "experiments"), "--docs", str(self.docs), *arguments]
        return subprocess.run(command, capture_output=True, text=True)

    def add(self, verdict="kept"):
        return self.script(
            "add", "passing", str(SAVED), "--title", "Passing", "--change", "Null move.", "--hypothesis", "It pays.",
            "--verdict", verdict, "--date", "2026-11-25", "--commit", "81f212a", "--notes", "A note.",
        )  # fmt: skip

    def test_a_saved_match_becomes_a_page_with_its_entries(self):
        self.assertEqual(self.add().returncode, 0)
        text = self.page.read_text(encoding="utf-8")
        self.assertIn("| Verdict | kept |", text)
        self.assertIn("| minishogi | 300 nodes a turn, the other 150", text)
        self.assertIn("## Notes\n\nA note.", text)
        index = (self.docs / "experiments/index.md").read_text(encoding="utf-8")
        self.assertIn("| 2026-11-25 | [Passing](passing.md) | kept | minishogi +89 ± 76 |", index)
        self.assertIn("  - [Passing](experiments/passing.md)", (self.docs / "SUMMARY.md").read_text(encoding="utf-8"))
        self.assertEqual(self.script("check").returncode, 0)
        # A page is not overwritten.
        self.assertNotEqual(self.add().returncode, 0)

    def test_matches_of_several_games_are_in_the_lab(self):
        self.assertEqual(self.add().returncode, 0)
        lab = self.docs / "experiments/lab.md"
        self.assertIn("No change has been measured", lab.read_text(encoding="utf-8"))
        rows = [
            ["2 games together", "20,000 nodes a turn, 4 random turns", "410-300-290 (pairs 0-140-150-160-50)", "", "", ""],
            ["chess", "20000 nodes a turn, 4 random turns", "250-150-100 (pairs 0-50-50-100-50)", "", "", ""],
            ["minishogi", "20000 nodes a turn, 4 random turns", "160-150-190 (pairs 0-90-100-60-0)", "", "", ""],
        ]
        text = self.page.read_text(encoding="utf-8")
        self.page.write_text(
            re.sub(r"## Games\n\n.*?\n\n", "## Games\n\n" + experiments.table(experiments.COLUMNS, rows) + "\n\n", text, flags=re.DOTALL),
            encoding="utf-8",
        )
        self.assertEqual(self.script("write").returncode, 0, self.script("write").stderr)
        text = lab.read_text(encoding="utf-8")
        self.assertIn("| [Passing](passing.md) | equal nodes: 20,000 nodes a turn | 1000 | 410-300-290 | +42 ±", text)
        self.assertIn("| stronger than 0 Elo |", text)
        self.assertIn("| change | chess | minishogi |", text)
        self.assertIn("(250-150-100) | ", text)
        self.assertIn("experiments/lab.md", (self.docs / "SUMMARY.md").read_text(encoding="utf-8"))
        self.assertEqual(self.script("check").returncode, 0)

    def test_check_notices_figures_that_do_not_follow_from_the_result(self):
        self.add()
        text = self.page.read_text(encoding="utf-8")
        for wrong in (text.replace("+89 ± 76", "+99 ± 1"), text.replace("# Passing", "# Passing a turn")):
            self.assertNotEqual(wrong, text)
            self.page.write_text(wrong, encoding="utf-8")
            self.assertEqual(self.script("check").returncode, 1)
            self.assertEqual(self.script("write").returncode, 0)
            self.assertEqual(self.script("check").returncode, 0)

    def test_mistakes_are_named(self):
        self.add()
        text = self.page.read_text(encoding="utf-8")
        for wrong, named in (
            (text.replace("| Verdict | kept |", "| Verdict | fine |"), "the verdict is one of"),
            (text.replace("| Change | Null move. |\n", ""), "Change missing"),
            (text.replace("5-5-2 (pairs 0-0-3-3-0)", "seven"), "is no result"),
            (text.replace("## Notes", "## Remarks"), "unknown section"),
        ):
            self.page.write_text(wrong, encoding="utf-8")
            said = self.script("check")
            self.assertEqual(said.returncode, 1)
            self.assertIn(named, said.stderr)


if __name__ == "__main__":
    unittest.main()
