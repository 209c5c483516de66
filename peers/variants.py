#!/usr/bin/env python3
"""Compares translated variants with Fairy-Stockfish: both count the sequences of legal moves from the start.

    peers/variants.py FAIRY-STOCKFISH [--variorum PROGRAM] [--depth 3] [--built-in] [--list] [FILE ...]

FAIRY-STOCKFISH is the path of the program, built with `largeboards=yes all=yes`. FILE is in the format variants.ini; `--built-in` adds the variants
that our importer has built in, each by a section that inherits it without a change. A variant counts as equal if the counts of every depth
up to `--depth` are, and the numbers of moves at the ends of `--walks` random games. What is missing and what is unequal is listed, the options that kept variants from being translated are counted, and the last lines are figures.
Two differences are known: in atomicduck, from depth 3, the other program puts no duck on cells that an explosion has emptied. In backrank and shoshogi, where
only the last king is royal, a promotion to a second king answers a check of the first; the other program sees this of pawns that choose, not of types that have one
promoted type. Only long random games lead there.
The program is not part of this repository, and nothing of it is: it runs as a process of its own, as do ours.
"""

import argparse
import collections
import pathlib
import random
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BASES = ROOT / "crates/importing/src/bases.ini"


def built_in(folder):
    """A file with a section for each variant that is built in."""
    names = re.findall(r"^\[([^\]:]+)", BASES.read_text(), re.MULTILINE)
    path = folder / "built-in.ini"
    path.write_text("".join(f"[copy-of-{name}:{name}]\n" for name in names))
    return path


class Fairy:
    """The other program with the variants of a file."""

    def __init__(self, program, path):
        self.process = subprocess.Popen([program, "load", str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        self.say("uci")
        self.variants = []
        for line in self.lines("uciok"):
            if line.startswith("option name UCI_Variant "):
                self.variants = line.split(" var ")[1:]

    def say(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def lines(self, last):
        for line in self.process.stdout:
            yield line.strip()
            if line.startswith(last):
                return
        raise SystemExit("the other program ended")

    def perft(self, variant, depth):
        self.say(f"setoption name UCI_Variant value {variant}\nposition startpos\ngo perft {depth}")
        for line in self.lines("Nodes searched"):
            pass
        return int(line.split(":")[1])

    def moves(self, variant, made):
        """The legal moves after some moves, as this program writes them."""
        self.say(f"setoption name UCI_Variant value {variant}\nposition startpos moves {' '.join(made)}\ngo perft 1")
        lines = [re.fullmatch(r"(\S+): 1", line) for line in self.lines("Nodes searched")]
        return [line[1] for line in lines if line]

    def quit(self):
        self.say("quit")
        self.process.wait()


def translate(variorum, path, out):
    """Imports a file; returns each variant's gaps as lines `place: option: why`, none if it was translated."""
    ran = subprocess.run([variorum, "import", str(path), "--out", str(out)], capture_output=True, text=True)
    found, name = {}, None
    for line in ran.stdout.splitlines():
        heading = re.match(r"(\S+): (translated|not translated)$", line)
        if heading:
            name = heading[1]
            found[name] = [] if heading[2] == "translated" else None
        elif name and found[name] is None:
            found[name] = [line.strip()]
        elif name and line.startswith("  ") and found[name] and not line.startswith("  remark"):
            found[name].append(line.strip())
    return found


def count(variorum, game, depth):
    ran = subprocess.run([variorum, "perft", str(game), str(depth), "--threads", "1"], capture_output=True, text=True)
    last = ran.stdout.split()[-1:] or ["none"]
    return int(last[0]) if last[0].isdigit() else None


def walk(options, fairy, name, game, seed):
    """A random game of plain moves, whose text is the same in both programs; what differs at its end, or nothing."""
    chance = random.Random(f"{name} {seed}")
    made = []
    for _ in range(chance.randint(8, options.plies)):
        # Castling, promotions and drops of some types are written in other ways.
        plain = [move for move in fairy.moves(name, made) if re.fullmatch(r"[a-z]\d+[a-z]\d+|[A-Z]@[a-z]\d+", move)
                 and not castles(move)]
        if not plain:
            break
        made.append(chance.choice(plain))
    if not made:
        return None
    theirs = len(fairy.moves(name, made))
    # The other program writes passing as a move to the piece's own cell.
    ours = ["pass" if passes(move) else move for move in made]
    ran = subprocess.run([options.variorum, "apply", str(game), *ours], capture_output=True, text=True)
    if ran.returncode:
        return f"after {' '.join(made)}: {ran.stderr.strip()}"
    position = ran.stdout.strip().splitlines()[-1]
    ran = subprocess.run([options.variorum, "moves", str(game), "--position", position], capture_output=True, text=True)
    ours = len(ran.stdout.split())
    return None if ours == theirs else f"after {' '.join(made)}: {ours}, the other program {theirs}"


def passes(move):
    parts = re.fullmatch(r"([a-z]\d+)([a-z]\d+)", move)
    return parts is not None and parts[1] == parts[2]


def castles(move):
    """Could it be castling: a move along a rank by two files or more from the middle of a player's own ranks?"""
    parts = re.fullmatch(r"([a-z])(\d+)([a-z])(\d+)", move)
    return parts is not None and parts[2] == parts[4] and parts[1] in "defg" and abs(ord(parts[1]) - ord(parts[3])) > 1


def compare(options, path, out, tally):
    fairy = Fairy(options.fairy, path)
    for name, gaps in translate(options.variorum, path, out).items():
        tally["all"] += 1
        if gaps:
            tally["missing"].append((name, gaps))
            continue
        tally["translated"] += 1
        game = out / f"{re.sub('[^a-z0-9]', '-', name.lower()).strip('-')}.toml"
        if name not in fairy.variants:
            tally["unequal"].append((name, "the other program does not know it"))
            continue
        counts = [1]
        for depth in range(1, options.depth + 1):
            if depth > 1 and counts[-1] ** 2 > options.most * counts[-2]:
                break
            theirs, ours = fairy.perft(name, depth), count(options.variorum, game, depth)
            if ours != theirs:
                tally["unequal"].append((name, f"depth {depth}: {ours}, the other program {theirs}"))
                break
            counts.append(max(ours, 1))
        if ours == theirs:
            walks = [walk(options, fairy, name, game, seed) for seed in range(options.walks)]
            different = [found for found in walks if found]
            if different:
                tally["unequal"].append((name, different[0]))
                continue
            tally["equal"] += 1
            if options.list:
                print(f"equal: {name}: {ours} to depth {len(counts) - 1}")
    fairy.quit()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fairy")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--variorum", default=str(ROOT / "target/debug/variorum"))
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--built-in", action="store_true")
    parser.add_argument("--most", type=float, default=1e9, help="no depth at which more sequences than this are to be expected")
    parser.add_argument("--walks", type=int, default=0, help="random games of each variant, at whose ends the moves are counted too")
    parser.add_argument("--plies", type=int, default=30, help="the greatest length of a random game")
    parser.add_argument("--list", action="store_true", help="name the equal ones too")
    options = parser.parse_intermixed_args()
    tally = {"all": 0, "translated": 0, "equal": 0, "missing": [], "unequal": []}
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        files = [built_in(folder)] * options.built_in + options.files
        for number, path in enumerate(files):
            compare(options, path, folder / str(number), tally)
    causes = collections.Counter()
    for name, gaps in tally["missing"]:
        print(f"missing: {name}: {'; '.join(gap.split(': ', 1)[-1] for gap in gaps)}")
        causes.update({gap.split(": ")[1] if ": " in gap else gap for gap in gaps})
    for name, why in tally["unequal"]:
        print(f"unequal: {name}: {why}")
    for cause, number in causes.most_common():
        print(f"{number:4} {cause}")
    share = 100 * tally["equal"] / max(tally["all"], 1)
    print(f"{tally['all']} variants, {tally['translated']} translated, {tally['equal']} equal to depth {options.depth} ({share:.0f} %), "
          f"{len(tally['unequal'])} unequal, {len(tally['missing'])} missing")
    sys.exit(bool(tally["unequal"]))


if __name__ == "__main__":
    main()
