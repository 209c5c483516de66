"""Tests files of shogi with cshogi and python-shogi as partners: random games that they write in CSA, KIF and KI2 are read by `variorum record`, and what
`variorum record --convert` writes in these formats is read by them. Usage: shogi_files.py VARIORUM [GAMES]. Needs the packages `cshogi` and `python-shogi`.
Prints every game that differs, and fails if there is one."""

import os
import random
import subprocess
import sys
import tempfile

import cshogi
import cshogi.CSA
import cshogi.KI2
import cshogi.KIF
import shogi.CSA
import shogi.KIF

STARTS = [
    cshogi.STARTING_SFEN,
    "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    # Many promoted pieces of a type, which KI2 must tell apart.
    "4k4/9/3+P+P+P3/2+R6/9/9/6+B2/1G1G1+B3/2SGKGS1+R b 2S4N4L15p 1",
    "2+r1k1+r2/3g1g3/2s3s2/9/9/4+P4/3+P+P+P3/9/+B3K3+B w 2G2S4N4L14P 1",
]
ENDS = ["%TORYO", "%CHUDAN", "%SENNICHITE", "%KACHI", "%JISHOGI"]
KIF_ENDS = {"%TORYO": "resign", "%SENNICHITE": "sennichite", "%KACHI": "win", "%JISHOGI": "draw", "%TSUMI": "resign"}


def own(usi):
    """A move of USI in Variorum's own text."""
    cell = lambda name: f"{'abcdefghi'[9 - int(name[0])]}{'ihgfedcba'.index(name[1]) + 1}"
    if "*" in usi:
        return f"{usi[0]}@{cell(usi[2:])}"
    return cell(usi[:2]) + cell(usi[2:4]) + usi[4:]


def played(rng, start):
    """A random game, and what ends it."""
    board = cshogi.Board(sfen=start)
    moves = []
    for _ in range(rng.randint(1, 120)):
        legal = list(board.legal_moves)
        if not legal:
            break
        move = rng.choice(legal)
        moves.append(move)
        board.push(move)
    return moves, rng.choice(ENDS) if list(board.legal_moves) else "%TSUMI"


def run(binary, *words):
    ran = subprocess.run([binary, "record", *words], capture_output=True, text=True)
    assert ran.returncode == 0, (words, ran.stderr[-2000:])
    return ran.stdout


def written_csa(path, games):
    exporter = cshogi.CSA.Exporter(path, encoding="utf-8")
    for start, moves, end in games:
        exporter.info(cshogi.Board(sfen=start), names=["A", "B"], version="V2.2")
        for move in moves:
            exporter.move(move, time=3)
        exporter.endgame(end)
    exporter.close()


def written_kif(path, start, moves, end):
    exporter = cshogi.KIF.Exporter(path)
    exporter.header(["A", "B"], handicap=None if start == cshogi.STARTING_SFEN else f"sfen {start}")
    for move in moves:
        exporter.move(move, 1, 2)
    if end in KIF_ENDS:
        exporter.end(KIF_ENDS[end])
    exporter.close()


def written_ki2(path, moves, end):
    exporter = cshogi.KI2.Exporter(path)
    exporter.header(["A", "B"])
    for move in moves:
        exporter.move(move)
    exporter.end(end)
    exporter.close()


def main():
    binary, count = os.path.realpath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 120
    rng = random.Random(5)
    games = [(start, *played(rng, start)) for start in (rng.choice(STARTS) for _ in range(count))]
    usi = [[cshogi.move_to_usi(move) for move in moves] for _, moves, _ in games]
    expected = [" ".join(own(move) for move in moves) for moves in usi]
    wrong = 0

    def compare(what, found, wanted):
        nonlocal wrong
        if found != wanted:
            wrong += 1
            if wrong <= 5:
                print(f"{what}:\n  {found}\n  instead of\n  {wanted}")

    with tempfile.TemporaryDirectory() as folder:
        path = lambda name: os.path.join(folder, name)
        # CSA: one file with all games.
        written_csa(path("theirs.csa"), games)
        found = run(binary, path("theirs.csa"), "--moves").splitlines()
        for index, wanted in enumerate(expected):
            compare(f"CSA by cshogi, game {index + 1}", found[index] if index < len(found) else None, wanted)
        with open(path("ours.csa"), "w", encoding="utf-8") as out:
            out.write(run(binary, path("theirs.csa"), "--convert", "--to", "csa"))
        parsed = cshogi.Parser.parse_file(path("ours.csa"))
        for index, (start, moves, end) in enumerate(games):
            read = parsed[index] if index < len(parsed) else None
            # The order of a hand does not matter.
            same = cshogi.Board(sfen=start).sfen()
            compare(f"our CSA, game {index + 1}", read and (cshogi.Board(sfen=read.sfen).sfen(), list(read.moves)), (same, moves))
        for index, text in enumerate(open(path("ours.csa"), encoding="utf-8").read().split("\n/\n")):
            # python-shogi loses the pieces of a hand with several of a type.
            if games[index][0] in STARTS[:2]:
                read = shogi.CSA.Parser.parse_str(text)[0]
                compare(f"our CSA by python-shogi, game {index + 1}", read["moves"], usi[index])
        # KIF and KI2: a file for each game.
        marked = 0
        for index, (start, moves, end) in enumerate(games):
            written_kif(path("theirs.kif"), start, moves, end)
            compare(f"KIF by cshogi, game {index + 1}", run(binary, path("theirs.kif"), "--moves").strip("\n"), expected[index])
            with open(path("one.csa"), "w") as out:
                board = cshogi.Board(sfen=start)
                out.write(f"V2.2\n{board.csa_pos()}")
                for ply, move in enumerate(moves):
                    out.write(f"{'+-'[(board.turn + ply) % 2]}{cshogi.move_to_csa(move)}\n")
                out.write(end + "\n")
            for form in ("kif", "ki2"):
                text = run(binary, path("one.csa"), "--convert", "--to", form)
                with open(path(f"ours.{form}"), "w", encoding="utf-8") as out:
                    out.write(text)
                # Our own reader, which must tell the pieces apart.
                compare(f"our {form}, game {index + 1}", run(binary, path(f"ours.{form}"), "--moves").strip("\n"), expected[index])
            if start == cshogi.STARTING_SFEN:
                ki2 = open(path("ours.ki2"), encoding="utf-8").read()
                marked += sum(ki2.count(mark) for mark in "左右直上寄引打")
                try:
                    # cshogi loses its place behind the second move of a line.
                    theirs = list(cshogi.KI2.Parser.parse_str(ki2.replace("　▲", "\n▲").replace("　△", "\n△")).moves)
                except (IndexError, AssertionError) as error:
                    theirs = f"{error!r} in {ki2}"
                compare(f"our KI2 by cshogi, game {index + 1}", theirs, moves)
                written_ki2(path("theirs.ki2"), moves, end)
                compare(f"KI2 by cshogi, game {index + 1}", run(binary, path("theirs.ki2"), "--moves").strip("\n"), expected[index])
                kif = open(path("ours.kif"), encoding="utf-8").read()
                compare(f"our KIF by cshogi, game {index + 1}", list(cshogi.KIF.Parser.parse_str(kif).moves), moves)
                compare(f"our KIF by python-shogi, game {index + 1}", shogi.KIF.Parser.parse_str(kif)[0]["moves"], usi[index])
    print(f"{len(games)} games, {sum(len(moves) for _, moves, _ in games)} turns, {marked} marks in KI2, {wrong} differences")
    sys.exit(wrong > 0)


main()
