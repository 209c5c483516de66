#!/usr/bin/env python3
"""Compares translated variants with Fairy-Stockfish: numbers of sequences of legal moves, and random games.

    peers/variants.py [FAIRY-STOCKFISH] [--variorum PROGRAM] [--depth 4] [--walks 50] [--built-in] [--only NAMES] [FILE ...]

FAIRY-STOCKFISH is the path of the program, built with `largeboards=yes all=yes`; without one, `FAIRY_STOCKFISH` or a program `fairy-stockfish` on the path, and where there
is none, nothing is compared and that is said. FILE is in the format variants.ini; `--built-in` adds the variants
that our importer has built in, each by a section that inherits it without a change; `--only` is a file with the names of those that are compared, one a line. A variant counts as equal if the counts of every depth
up to `--depth` are (without depths of more than `--most` sequences), and if in `--walks` random games the numbers of legal moves are equal after every move, and whether the end is a draw. Moves that the programs write in unlike ways
are not chosen. What is missing and what is unequal is listed, the options that kept variants from being translated are counted, and the last lines are figures. With `--results FILE` each variant is written
there as soon as it is compared, and what stands there already is not compared again.
Differences that are known are listed and do not count as failures of this script. Pawn drops that mate are legal there, and lose; they are left out of the count of legal moves. Besides, the other program
- atomicduck: puts no duck on cells that an explosion has emptied, from depth 3;
- backrank, shoshogi: lets a promotion to a second king answer a check of the first, where only the last king is royal, but only for types that have one promoted type;
- annexation: lets lines of stones go on over walls;
- janggi, janggitraditional: lets a player pass in check if the generals face each other;
- coffeerace, racingkings: ends the game at once if Black cannot arrive too, and does not wait for Black's turn;
- elgam: has no move for a lame camel (`nC`);
- epicatomic: captures only pawns en passant, not what a pawn became with its double step;
- gale: follows connections only in two directions, and misses those that turn back;
- kono: counts a full goal only for the player who has just moved;
- maharajah2: lets pawns attack cells that they may not enter, for want of a promotion;
- nuclear: forgets, when it asks whether a capture is legal, that the stone it leaves blocks a line;
- shogun: knows no promotion with a capture en passant;
- shouse: lets no piece come in that the same move captures.
The program is not part of this repository, and nothing of it is: it runs as a process of its own, as do ours.
"""

import argparse
import collections
import os
import pathlib
import random
import re
import selectors
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Variants of which the head of this file says how the other program differs.
KNOWN = {
    "annexation",
    "atomicduck",
    "backrank",
    "coffeerace",
    "elgam",
    "epicatomic",
    "gale",
    "janggi",
    "janggitraditional",
    "kono",
    "maharajah2",
    "nuclear",
    "racingkings",
    "shogun",
    "shoshogi",
    "shouse",
}
BASES = ROOT / "crates/importing/src/bases.ini"


def built_in(folder):
    """A file with a section for each variant that is built in."""
    names = re.findall(r"^\[([^\]:]+)", BASES.read_text(), re.MULTILINE)
    path = folder / "built-in.ini"
    path.write_text("".join(f"[copy-of-{name}:{name}]\n" for name in names))
    return path


class Ended(Exception):
    """A program ended, or did not answer in time."""


class Engine:
    """A program that speaks UCI."""

    def __init__(self, *command, patience=120):
        self.patience = patience
        self.process = subprocess.Popen([str(word) for word in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.process.stdout, selectors.EVENT_READ)
        self.unread = b""
        self.say("uci")
        self.greeting = list(self.lines("uciok"))

    def say(self, text):
        try:
            self.process.stdin.write(f"{text}\n".encode())
            self.process.stdin.flush()
        except OSError as error:
            raise Ended(str(error)) from error

    def lines(self, last):
        """The lines of an answer up to the one that begins with `last`."""
        until = time.monotonic() + self.patience
        while True:
            while b"\n" in self.unread:
                line, self.unread = self.unread.split(b"\n", 1)
                text = line.decode(errors="replace").strip()
                yield text
                if text.startswith(last):
                    return
            if not self.selector.select(max(0, until - time.monotonic())):
                raise Ended("no answer in time")
            more = os.read(self.process.stdout.fileno(), 1 << 16)
            if not more:
                raise Ended("the program ended")
            self.unread += more

    def play(self, moves):
        self.say(f"position startpos moves {' '.join(moves)}" if moves else "position startpos")

    def perft(self, depth):
        self.say(f"go perft {depth}")
        return int(list(self.lines("Nodes searched"))[-1].split(":")[1])

    def moves(self):
        """The legal moves, as the program writes them."""
        self.say("go perft 1")
        lines = [re.fullmatch(r"(\S+): 1", line) for line in self.lines("Nodes searched")]
        return [line[1] for line in lines if line]

    def close(self):
        self.process.kill()
        self.process.wait()


class Fairy(Engine):
    """The other program with the variants of a file."""

    def __init__(self, program, path):
        super().__init__(program, "load", path)
        self.variants = next((line.split(" var ")[1:] for line in self.greeting if line.startswith("option name UCI_Variant ")), [])

    def is_drawn(self):
        """Is the position, in which nobody can move, a draw? `None` if it is not over."""
        self.say("go depth 1")
        lines = list(self.lines("bestmove"))
        if lines[-1] != "bestmove (none)":
            return None
        return any("score cp" in line for line in lines)


class Ours(Engine):
    """Our program with a game file."""

    def __init__(self, program, game):
        super().__init__(program, "uci", game)

    def is_drawn(self):
        """Is the game drawn? `None` if it is not over."""
        self.say("d\nisready")
        results = [line.split()[1] for line in self.lines("readyok") if line.startswith("Result: ")]
        return results[0] == "1/2-1/2" if results else None


def spelling(move):
    """A move in a spelling that both programs share: one letter for a type, no sign before a promotion."""
    move = re.sub(r"\{(\+?)([A-Za-z])[A-Za-z]*\}", r"\1\2", move).replace("=", "").lower()
    parts = re.fullmatch(r"([a-z]\d+)([a-z]\d+)(?:,([a-z]\d+)([a-z]\d+))?", move)
    if move == "0000" or parts and parts[1] == parts[2]:
        # The other program writes passing as a move to the piece's own cell.
        return "pass"
    # It writes a wall as a move from the piece's new cell.
    return f"{parts[1]}{parts[2]},*@{parts[4]}" if parts and parts[3] else move


def by_spelling(moves):
    found = collections.defaultdict(list)
    for move in moves:
        found[spelling(move)].append(move)
    return found


def walk(fairy, ours, seed, plies):
    """A random game; what differs, or nothing."""
    chance = random.Random(seed)
    made, same = [], []
    for _ in range(plies + 1):
        fairy.play(made)
        ours.play(same)
        theirs, own = fairy.moves(), ours.moves()
        if len(theirs) > len(own) > 0:
            theirs = without_drop_mates(fairy, made, theirs, own)
        if not theirs or not own:
            ends = ours.is_drawn(), fairy.is_drawn()
            # Draws by repetition or long play leave moves that one of the programs still lists.
            if len(theirs) != len(own) and None in ends or None not in ends and ends[0] != ends[1]:
                return f"after {' '.join(made)}: {len(own)} moves, drawn: {ends[0]}; the other program {len(theirs)}, {ends[1]}"
            return None
        if len(theirs) != len(own):
            return f"after {' '.join(made)}: {len(own)}, the other program {len(theirs)}"
        theirs, own = by_spelling(theirs), by_spelling(own)
        plain = sorted(move for move, texts in theirs.items() if len(texts) == 1 and len(own.get(move, [])) == 1)
        if not plain:
            return None
        move = chance.choice(plain)
        made += theirs[move]
        same += own[move]
    return None


def without_drop_mates(fairy, made, theirs, own):
    """The moves of the other program without pawn drops that mate: it lets them be played, and whoever does has lost; here they are illegal."""
    ours, kept = by_spelling(own), []
    for move in theirs:
        mates = False
        if "@" in move and spelling(move) not in ours:
            fairy.play([*made, move])
            mates = not fairy.moves() and not fairy.is_drawn()
        if not mates:
            kept.append(move)
    fairy.play(made)
    return kept


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
        elif name and found[name] and re.match(rf"  ({re.escape(str(path))}:\d+|inherited): ", line):
            found[name].append(line.strip())
    return found


def compare_one(options, fairy, name, game):
    """What differs between the programs, or nothing."""
    if name not in fairy.variants:
        return "the other program does not know it"
    ours = None
    try:
        ours = Ours(options.variorum, game)
        fairy.say(f"setoption name UCI_Variant value {name}")
        for engine in (fairy, ours):
            engine.play([])
        counts = [1]
        for depth in range(1, options.depth + 1):
            if depth > 1 and counts[-1] ** 2 > options.most * counts[-2]:
                break
            theirs, own = fairy.perft(depth), ours.perft(depth)
            if own != theirs:
                return f"depth {depth}: {own}, the other program {theirs}"
            counts.append(max(own, 1))
        return next((found for seed in range(options.walks) if (found := walk(fairy, ours, f"{name} {seed}", options.plies))), None)
    finally:
        if ours:
            ours.close()


def compare(options, path, out, tally, done):
    fairy = Fairy(options.fairy, path)
    for name, gaps in translate(options.variorum, path, out).items():
        if options.only and name.removeprefix("copy-of-") not in options.only:
            continue
        tally["all"] += 1
        if gaps:
            tally["missing"].append((name, gaps))
            continue
        tally["translated"] += 1
        if name in done:
            why = done[name]
        else:
            try:
                why = compare_one(options, fairy, name, out / f"{re.sub('[^a-z0-9]', '-', name.lower()).strip('-')}.toml")
            except Ended as error:
                why = str(error)
                fairy.close()
                fairy = Fairy(options.fairy, path)
            if options.results:
                with options.results.open("a") as file:
                    file.write(f"{name}\t{why or 'equal'}\n")
        if why:
            tally["unequal"].append((name, why))
        else:
            tally["equal"] += 1
    fairy.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fairy", nargs="?", default=os.environ.get("FAIRY_STOCKFISH") or shutil.which("fairy-stockfish"))
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--variorum", default=str(ROOT / "target/debug/variorum"))
    parser.add_argument("--depth", type=int, default=4)
    parser.add_argument("--built-in", action="store_true")
    parser.add_argument("--only", type=lambda path: set(pathlib.Path(path).read_text().split()), help="a file with the names of the variants that count")
    parser.add_argument("--most", type=float, default=1e6, help="no depth at which more sequences than this are to be expected")
    parser.add_argument("--walks", type=int, default=50, help="random games of each variant")
    parser.add_argument("--plies", type=int, default=60, help="the greatest length of a random game")
    parser.add_argument("--results", type=pathlib.Path, help="a file of results, to which is added")
    options = parser.parse_intermixed_args()
    if not options.fairy:
        print("no Fairy-Stockfish here: nothing was compared")
        return
    done = {}
    if options.results and options.results.exists():
        rows = (line.split("\t", 1) for line in options.results.read_text().splitlines())
        done = {name: None if why == "equal" else why for name, why in rows}
    tally = {"all": 0, "translated": 0, "equal": 0, "missing": [], "unequal": []}
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        files = [built_in(folder)] * options.built_in + options.files
        for number, path in enumerate(files):
            compare(options, path, folder / str(number), tally, done)
    causes = collections.Counter()
    for name, gaps in tally["missing"]:
        print(f"missing: {name}: {'; '.join(gap.split(': ', 1)[-1] for gap in gaps)}")
        causes.update({gap.split(": ")[1] if ": " in gap else gap for gap in gaps})
    for name, why in tally["unequal"]:
        print(f"unequal: {name}: {why}")
    for cause, number in causes.most_common():
        print(f"{number:4} {cause}")
    every = max(tally["all"], 1)
    print(
        f"{tally['all']} variants, {tally['translated']} translated ({100 * tally['translated'] / every:.0f} %), {tally['equal']} equal to depth {options.depth} and in {options.walks} games "
        f"({100 * tally['equal'] / every:.0f} %), {len(tally['unequal'])} unequal, {len(tally['missing'])} missing"
    )
    sys.exit(any(name.removeprefix("copy-of-") not in KNOWN for name, _ in tally["unequal"]))


if __name__ == "__main__":
    main()
