#!/usr/bin/env python3
"""Lets Fairy-Stockfish read what `variorum export` writes, and compares the games.

For every game that can be exported: the numbers of sequences of moves from the start, and the number of legal moves in positions of random games, which
Fairy-Stockfish plays and Variorum reads by their FEN. Needs pyffish, Fairy-Stockfish as a Python module: `pip install pyffish`.

    peers/exports.py --variorum target/release/variorum

Prints a line a game, and exits with 1 if anything differs.
"""

import argparse
import json
import random
import subprocess
import sys

import pyffish


def run(*words):
    """The output of a command of Variorum; None if it failed."""
    done = subprocess.run([OPTIONS.variorum, *words], capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else None


def perft(variant, fen, moves, depth):
    legal = pyffish.legal_moves(variant, fen, moves)
    if depth == 1:
        return len(legal)
    return sum(perft(variant, fen, [*moves, move], depth - 1) for move in legal)


def counted(game, depth, fen=None):
    """Variorum's count; None if it cannot read the position."""
    printed = run("perft", game, str(depth), *(["--position", fen] if fen else []))
    return printed and int(printed.split()[-1])


def random_positions(variant, plies, step):
    """Positions of a random game, every so many plies."""
    fen = pyffish.start_fen(variant)
    for ply in range(plies):
        legal = pyffish.legal_moves(variant, fen, [])
        if not legal:
            return
        fen = pyffish.get_fen(variant, fen, [random.choice(legal)])
        if ply % step == 0:
            yield fen


def compare(game):
    """The line about a game, and whether all is equal; None if it cannot be exported."""
    section = run("export", game)
    if section is None:
        return None
    variant = f"exported-{game}"
    pyffish.load_variant_config(section.replace(f"[{game}", f"[{variant}", 1))
    if variant not in pyffish.variants():
        return f"{game}: Fairy-Stockfish cannot read the section", False
    different = []
    for depth in range(1, OPTIONS.depth + 1):
        here, there = counted(game, depth), perft(variant, pyffish.start_fen(variant), [], depth)
        if here != there:
            different.append(f"depth {depth}: {here} here, {there} there")
    equal = 0
    for _ in range(OPTIONS.walks):
        for fen in random_positions(variant, OPTIONS.plies, 6):
            here, there = counted(game, 1, fen), len(pyffish.legal_moves(variant, fen, []))
            if here == there:
                equal += 1
            else:
                different.append(f"{fen}: {here} here, {there} there")
    told = "; ".join(different[:3]) if different else "none different"
    return f"{game}: depth {OPTIONS.depth}, {equal} positions equal, {told}", not different


def main():
    games = OPTIONS.games or [game["id"] for game in json.loads(run("games", "--json"))]
    random.seed(OPTIONS.seed)
    compared, right = 0, True
    for game in games:
        result = compare(game)
        if result is None:
            continue
        print(result[0], flush=True)
        compared += 1
        right &= result[1]
    print(f"{compared} of {len(games)} games exported, {'all equal' if right else 'NOT all equal'}")
    return 0 if right and compared else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="ids of games; without, all that come with Variorum")
    parser.add_argument("--variorum", default="variorum", help="the program")
    parser.add_argument("--depth", type=int, default=2, help="the greatest depth of the counts from the start")
    parser.add_argument("--walks", type=int, default=3, help="random games for each game")
    parser.add_argument("--plies", type=int, default=60, help="their length")
    parser.add_argument("--seed", type=int, default=1)
    OPTIONS = parser.parse_args()
    sys.exit(main())
