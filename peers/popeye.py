#!/usr/bin/env python3
"""Compares `variorum solve` with Popeye: all solutions of random help-mates and proof games, and the processor time of both.

    peers/popeye.py POPEYE [--variorum PROGRAM] [--stipulation h#3] [--count 20] [--pieces 10] [--white N] [--seed 1] [--most 20000] [--intelligent]

POPEYE is the path of the program, which is not part of this repository: it runs as a process of its own, as does ours. Both use one thread and 64 MiB.
Positions of a help-mate have both kings and further pieces at random; those with more than `--most` solutions are left out, because printing them would
be most of the work. Positions of a proof game (`pg 3.5`) end random games of that length; one in which Popeye finds nothing, or something else than we do,
counts as different. Popeye also prints shorter solutions, ours have exactly the length of the stipulation: shorter ones are ignored.
`--white` is the number of White's pieces besides the king, half of the others if not given. `--intelligent` lets Popeye look for mating positions first.
Needs python-chess. The exit code is 1 if any solution differs.
"""

import argparse
import pathlib
import random
import re
import resource
import subprocess
import sys
import tempfile

import chess

ROOT = pathlib.Path(__file__).resolve().parent.parent
TURN = re.compile(r"(?:([a-h][1-8])[-*]?([a-h][1-8])(?:=([QRBNS]))?|(0-0-0|0-0))")


def random_problem(rng, count, own, turn):
    """A legal position of so many pieces, kings and so many others of White's included, in which the side to move is not in check."""
    while True:
        board = chess.Board(None)
        white = ["K"] + rng.choices("QRBNP", k=own)
        black = ["k"] + rng.choices("qrbnp", k=count - 2 - own)
        for cell, piece in zip(rng.sample(range(64), count), white + black):
            board.set_piece_at(cell, chess.Piece.from_symbol(piece))
        board.turn = turn
        if board.is_valid() and not board.is_check():
            return board


def random_game(rng, plies):
    """The position after so many random turns from the start position."""
    board = chess.Board()
    for _ in range(plies):
        board.push(rng.choice(list(board.legal_moves)))
    board.castling_rights = board.clean_castling_rights()
    return board


def popeyes_problem(board, stipulation, intelligent):
    def side(color):
        pieces = sorted(board.piece_map().items())
        return " ".join(piece.symbol().upper().replace("N", "S") + chess.square_name(cell) for cell, piece in pieces if piece.color == color)

    intelligent = " Intelligent" if intelligent else ""
    return (f"BeginProblem\nOption MaxSolutions 1000000{intelligent}\nStipulation {stipulation}\n"
            f"Pieces White {side(chess.WHITE)} Black {side(chess.BLACK)}\nEndProblem\n")


def solutions(text, plies):
    """The printed lines of this length, each a tuple of turns as `e7e8Q`."""
    found = set()
    for line in text.splitlines():
        if re.match(r"\s+1\.", line):
            turns = tuple((start + end + kind.replace("S", "N")) or castling for start, end, kind, castling in TURN.findall(line))
            if len(turns) == plies:
                found.add(turns)
    return found


def without_castling(turns):
    """Both programs' texts of castling made equal: ours names cells, Popeye's only the side."""
    names = {"e1g1": "0-0", "e8g8": "0-0", "e1c1": "0-0-0", "e8c8": "0-0-0"}
    return tuple(names.get(turn, turn) for turn in turns)


def timed(command):
    """What the command prints, and its processor seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=1800, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if "error" in result.stderr and "there are more lines than are kept" not in result.stderr:
        raise SystemExit(f"{' '.join(command)}: {result.stderr}")
    return result.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("popeye")
    parser.add_argument("--variorum", default=str(ROOT / "target/release/variorum"))
    parser.add_argument("--stipulation", default="h#3")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--pieces", type=int, default=10)
    parser.add_argument("--white", type=int)
    parser.add_argument("--intelligent", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=20_000)
    options = parser.parse_args()
    white = (options.pieces - 2) // 2 if options.white is None else options.white
    rng = random.Random(options.seed)
    proof_game = options.stipulation.startswith("pg")
    plies = round(2 * float(re.search(r"[\d.]+", options.stipulation)[0]))
    theirs = options.stipulation.replace("pg ", "dia") if proof_game else options.stipulation
    compared = unequal = left_out = 0
    times = [0.0, 0.0]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "problem"
        while compared < options.count:
            board = random_game(rng, plies) if proof_game else random_problem(rng, options.pieces, white, chess.WHITE if plies % 2 else chess.BLACK)
            ours, our_time = timed([options.variorum, "solve", "chess", board.fen(), options.stipulation,
                                    "--threads", "1", "--hash", "64", "--lines", str(options.most + 1)])
            found = {without_castling(turns) for turns in solutions(ours, plies)}
            if len(found) > options.most:
                left_out += 1
                continue
            path.write_text(popeyes_problem(board, theirs, options.intelligent))
            text, their_time = timed([options.popeye, "-maxmem", "64M", str(path)])
            expected = {without_castling(turns) for turns in solutions(text, plies)}
            compared += 1
            times[0] += our_time
            times[1] += their_time
            equal = found == expected
            unequal += not equal
            print(f"{board.fen():60} {len(found):6} solutions {our_time:7.2f} s, Popeye {len(expected):6} {their_time:7.2f} s"
                  f"{'' if equal else '  DIFFERENT'}", flush=True)
    print(f"{options.stipulation}: {compared} compared, {unequal} different, {left_out} left out; "
          f"{times[0]:.1f} s and {times[1]:.1f} s of processor time, a ratio of {times[1] / max(times[0], 0.01):.2f}")
    sys.exit(unequal > 0)


if __name__ == "__main__":
    main()
