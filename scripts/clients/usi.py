"""Tests our USI session with cshogi's USI client and with python-shogi as judge: the legal moves of random positions, whole games by clock
with byoyomi and pondering, and mates. Usage: usi.py VARIORUM. Needs the packages `cshogi` and `python-shogi`. Stops at the first error."""

import os
import random
import stat
import sys
import tempfile

import cshogi
import cshogi.usi
import shogi

from engine import Uci

# Positions with hands, promoted pieces, and pawns that may not be dropped, as sites write them.
POSITIONS = [
    shogi.STARTING_SFEN,
    "4k4/9/4P4/9/9/9/9/9/4K4 b G2p 1",
    "ln1g3nl/1ks4r1/1pp1ppbpp/p2p2p2/9/P1P1P1P1P/1P1P1PN2/1BK1GS1R1/LNSG4L b - 25",
    "3sks3/9/4+P4/9/9/9/9/+B+R7/4K4 b RB2G3n18p 1",
    "8k/6G2/8P/9/9/9/9/9/8K b Pr2b 1",
]


def legal_moves(engine, board):
    """The engine's moves by `go perft 1`."""
    engine.say(f"position sfen {board.sfen()}")
    lines = engine.ask("go perft 1", "Nodes searched")
    return sorted(line.split(":")[0] for line in lines if ": " in line and line[:2] != "No" and line[:4] != "info")


def expected_moves(board):
    """python-shogi's moves. It allows a pawn drop that mates where only a pinned piece could take the pawn; cshogi is right there, but leaves out
    moves that do not promote and hardly ever matter."""
    drops = {cshogi.move_to_usi(move) for move in cshogi.Board(board.sfen()).legal_moves}
    moves = (move.usi() for move in board.legal_moves)
    return sorted(move for move in moves if not move.startswith("P*") or move in drops)


def compare_moves(binary, positions):
    engine = Uci([binary, "uci"])
    engine.ask("usi", "usiok")
    rng = random.Random(7)
    compared = moves = 0
    boards = [shogi.Board(sfen) for sfen in POSITIONS]
    while compared < positions:
        for board in boards:
            expected = expected_moves(board)
            assert legal_moves(engine, board) == expected, board.sfen()
            compared += 1
            moves += len(expected)
            if expected and board.move_number < 300:
                board.push_usi(rng.choice(expected))
    assert engine.quit() == 0
    print(f"legal moves: {compared} positions, {moves} moves")


def play(engine, board, clock, ponder):
    """A game of the engine against itself; the judge checks every move and every line."""
    plies = 0
    moves = []
    while plies < 120 and not board.is_game_over():
        listener = cshogi.usi.InfoListener()
        engine.position(moves, listener=None)
        best, expected = engine.go(listener=listener.listen(), **clock)
        if best in ("resign", "win"):
            break
        line = shogi.Board(board.sfen())
        for text in listener.pv or []:
            assert shogi.Move.from_usi(text) in line.legal_moves, (board.sfen(), listener.pv)
            line.push_usi(text)
        assert shogi.Move.from_usi(best) in board.legal_moves, (board.sfen(), best)
        board.push_usi(best)
        moves.append(best)
        plies += 1
        if ponder and expected and not board.is_game_over():
            engine.position(moves + [expected])
            # The reply is another one: the client stops the search and waits for its move.
            engine.proc.stdin.write(b"go ponder btime 1000 wtime 1000 byoyomi 50\n")
            engine.stop()
            while not engine.proc.stdout.readline().startswith(b"bestmove"):
                pass
    return plies


def main():
    binary = os.path.realpath(sys.argv[1])
    compare_moves(binary, int(os.environ.get("POSITIONS", "400")))
    with tempfile.TemporaryDirectory() as folder:
        # USI clients start a program without arguments.
        script = os.path.join(folder, "variorum-usi")
        with open(script, "w") as out:
            out.write(f'#!/bin/sh\nexec "{binary}" usi\n')
        os.chmod(script, os.stat(script).st_mode | stat.S_IXUSR)
        engine = cshogi.usi.Engine(script)
        print("engine:", engine.name)
        engine.setoption("USI_Hash", 16)
        engine.isready()
        for clock, ponder in [({"byoyomi": 50}, False), ({"btime": 3000, "wtime": 3000, "binc": 20, "winc": 20}, True)]:
            engine.usinewgame()
            print("game:", play(engine, shogi.Board(), clock, ponder), "plies")
            engine.gameover("draw")
        for sfen, turns in [("4k4/9/4P4/9/9/9/9/9/4K4 b G2p 1", 1), ("3sks3/9/4+P4/9/9/9/9/9/4K4 b RG2p 1", 3)]:
            engine.position(sfen=f"sfen {sfen}")
            line = engine.go_mate(byoyomi=20000).split()
            board = shogi.Board(sfen)
            for text in line:
                board.push_usi(text)
            assert board.is_checkmate() and len(line) == turns, line
            print("mate:", " ".join(line))
        engine.position(sfen=f"sfen {shogi.STARTING_SFEN}")
        assert engine.go_mate(byoyomi=200) == "timeout"
        engine.quit()


main()
