"""Compares our moves and position texts with pyffish (Fairy-Stockfish) in random positions of the games that both know.

Usage: dialect.py VARIORUM [GAMES [PLIES]]. Needs pyffish. Every position of a random game is tested twice: by its moves from the start, and
by its text. Counters and the order of a hand are not compared.
"""

import random
import re
import sys

import pyffish

from engine import Uci

VARIANTS = """chess fischerandom crazyhouse capablanca gothic embassy shogi minishogi xiangqi makruk shatranj courier berolina
grand shako duck""".split()
STARTS_960 = [
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
    "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9",
]


def comparable(fen):
    board, side, *rest = fen.split()
    hand = ""
    if "[" in board:
        board, hand = board.rstrip("]").split("[")
    return board, "".join(sorted(hand.replace("-", ""))), side, rest[0], rest[1]


def is_ruling(variant, start, moves, move):
    """Minishogi there lets a dropped pawn mate; here, as in shogi, it may not."""
    if variant != "minishogi" or not move.startswith("P@"):
        return False
    return not pyffish.legal_moves(variant, start, [*moves, move])


def check(engine, variant, start, moves, chess960, faults):
    fen = pyffish.get_fen(variant, start, moves, chess960)
    theirs = sorted(pyffish.legal_moves(variant, start, moves, chess960))
    played = f" moves {' '.join(moves)}" if moves else ""
    over = not chess960 and pyffish.is_immediate_game_end(variant, start, moves)[0]
    for position in (f"position fen {start}{played}", f"position fen {fen}"):
        engine.say(position)
        lines = engine.ask("go perft 1", "Nodes searched")
        ours = sorted(found[1] for line in lines if (found := re.fullmatch(r"(\S+): \d+", line)) and found[1] != "Text")
        if ours != theirs and not (over and not ours):
            differing = {move for move in set(ours) ^ set(theirs) if not is_ruling(variant, start, moves, move)}
            if differing:
                faults.append((variant, position, "moves", differing))
        lines = engine.ask("d", "Fen: ")
        if comparable(lines[-1][5:]) != comparable(fen):
            faults.append((variant, position, "text", lines[-1][5:], fen))
    return theirs


def main():
    engine = Uci([sys.argv[1], "uci"])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    plies = int(sys.argv[3]) if len(sys.argv) > 3 else 80
    engine.ask("uci", "uciok")
    total = 0
    for variant in VARIANTS:
        chess960 = variant == "fischerandom"
        theirs = "chess" if chess960 else variant
        engine.option("UCI_Variant", variant)
        engine.ask("isready", "readyok")
        faults, positions = [], 0
        for game in range(games):
            random.seed(game)
            start = random.choice(STARTS_960) if chess960 else pyffish.start_fen(theirs)
            moves = []
            for _ in range(plies):
                legal = check(engine, theirs, start, moves, chess960, faults)
                positions += 1
                if not legal:
                    break
                # Castling, promotions and drops are rare in random games: prefer them.
                special = [m for m in legal if len(m) > 5 or not m[-1].isdigit() or (m[0] == "e" and m[1:] in ("1g1", "1c1", "8g8", "8c8"))]
                moves.append(random.choice(special if special and random.random() < 0.3 else legal))
        print(f"{variant:14} {positions:6} positions, {len(faults)} differences", flush=True)
        for fault in faults[:4]:
            print("   ", *fault)
        total += len(faults)
    engine.quit()
    sys.exit(1 if total else 0)


main()
