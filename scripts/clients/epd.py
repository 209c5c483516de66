"""Converts the chess problems of cases/problems to EPD, the usual format of test sets for chess programs: `dm`, the moves to mate,
and `bm`, every first move that mates in as many moves. Usage: epd.py VARIORUM < cases/problems/chess.jsonl > cases/chess-wins.epd. Needs the package `chess`.

The engine's proof search proves which moves mate; an exhaustive solver has proven the problem itself."""

import json
import sys

import chess
import chess.engine


def main():
    engine = chess.engine.SimpleEngine.popen_uci([sys.argv[1], "uci"], timeout=60)
    try:
        for number, line in enumerate(sys.stdin, 1):
            problem = json.loads(line)
            fields = problem["position"].split()
            # Our own text lists the rooks that may castle, and the piece that may be captured en passant.
            rooks = {"a1": "Q", "h1": "K", "a8": "q", "h8": "k"}
            rights = "" if fields[2] == "-" else "".join(sorted(rooks[cell] for cell in fields[2].split(",")))
            passed = fields[3].split(":")[0]
            board = chess.Board(" ".join([*fields[:2], rights or "-", passed, *fields[4:]]))
            assert board.is_valid(), board.fen()
            mates = int(problem["stipulation"].removeprefix("win "))
            best = []
            for move in board.legal_moves:
                found = engine.analyse(board, chess.engine.Limit(mate=mates), root_moves=[move], game=(number, move))
                mate = found["score"].relative.mate()
                if mate is not None and 0 < mate <= mates:
                    best.append(move)
            keys = {board.parse_uci(key.replace("=", "").lower()) for key in problem["keys"]}
            assert keys == set(best), (board.fen(), best)
            print(board.epd(bm=best, dm=mates, id=f"Variorum {number:03}"), flush=True)
    finally:
        engine.quit()


main()
