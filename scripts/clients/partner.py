"""Lets us play against Fairy-Stockfish by USI (shogi, minishogi) and UCCI (xiangqi). Each side sends its moves to the other as it wrote them, so both
must read and write alike. Usage: partner.py VARIORUM FAIRY-STOCKFISH [PLIES]. Stops at the first refused move."""

import os
import sys

from engine import Uci

GAMES = [("usi", "shogi"), ("usi", "minishogi"), ("ucci", "xiangqi")]


def start(command, protocol, game):
    engine = Uci(command)
    engine.ask(protocol, protocol + "ok")
    if protocol == "ucci":
        engine.say(f"setoption UCI_Variant {game}")
    else:
        engine.option("UCI_Variant", game)
    engine.ask("isready", "readyok")
    return engine


def play(ours, theirs, plies):
    moves = []
    for ply in range(plies):
        engine = (ours, theirs)[ply % 2]
        engine.say("position startpos" + (" moves " + " ".join(moves) if moves else ""))
        engine.say("go nodes 2000")
        while True:
            line = engine.lines.get(timeout=60)
            assert line is not None and "illegal" not in line and "refused" not in line, (moves, line)
            if line.startswith("nobestmove"):
                return moves, "no move"
            if line.startswith("bestmove"):
                break
        best = line.split()[1]
        if best in ("resign", "win", "(none)"):
            return moves, best
        moves.append(best)
    return moves, "unfinished"


def main():
    ours, theirs, plies = sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 120
    for protocol, game in GAMES:
        engines = [start([os.path.realpath(ours), "uci"], protocol, game), start([theirs], protocol, game)]
        for order in (engines, engines[::-1]):
            moves, end = play(*order, plies)
            # The side that was not to move has been told of every move as well.
            for engine in engines:
                engine.say("position startpos moves " + " ".join(moves))
                lines = engine.ask("isready", "readyok")
                assert not any("ignored" in line for line in lines), (moves, lines)
            print(f"{protocol} {game}: {len(moves)} plies, {end}; {' '.join(moves[:6])} …")
        for engine in engines:
            engine.say("quit")
            engine.process.wait(timeout=10)


main()
