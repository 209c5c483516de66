"""Lets cutechess-cli play matches of Variorum through UCI against Variorum through XBoard and against fairy-stockfish, and reads its PGN.
Usage: cutechess.py VARIORUM [CUTECHESS_CLI [GAMES]]. ONLY=makruk chooses a variant, TC the time control; MARGIN is the time in milliseconds by which clocks may be overstepped, for a busy machine. Needs the package `chess`.

Fails if one of ours makes an illegal move, loses on time, stalls or leaves, if cutechess-cli warns of us, or if a game is not read back: by
`variorum record`, and by python-chess with the same moves where it knows the variant.

cutechess-cli speaks of Chess960 to fairy-stockfish 11 in a word that it does not know, so these two play no Chess960."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import chess.pgn

# The variant of cutechess-cli, the opponents, and our game if the file does not name it.
XBOARD, UCI, FISH = "xboard", "uci", "fish"
VARIANTS = {
    "standard": [XBOARD, FISH],
    "fischerandom": [XBOARD, UCI],
    "crazyhouse": [XBOARD, FISH],
    "capablanca": [XBOARD, FISH],
    "gothic": [XBOARD, FISH],
    "embassy": [UCI, FISH],
    "makruk": [XBOARD, FISH],
    "shatranj": [XBOARD, FISH],
    "courier": [UCI, FISH],
    "grand": [XBOARD, FISH],
    "berolina": [UCI],
    "minishogi": [UCI, FISH],
    "shogi": [XBOARD, FISH],
}
READ_BY_CHESS = {"standard", "fischerandom", "crazyhouse"}
FAULTS = ["illegal", "time", "stall", "disconnect", "crash", "terminated", "no result"]


def engine(name, binary, kind):
    if kind == FISH:
        return ["-engine", f"name={name}", "cmd=fairy-stockfish", "proto=uci"]
    # Without `trust`, every claim of a draw loses that cutechess-cli would not make itself, for instance by repetition in makruk.
    trust = ["trust"] if kind == XBOARD else []
    return ["-engine", f"name={name}", f"cmd={binary}", f"arg={kind}", f"proto={kind}", *trust]


def match(cutechess, binary, variant, opponent, games, file):
    """Plays a match. Returns the endings of its games and the faults of ours."""
    each = ["-each", f"tc={os.environ.get('TC', '2+0.05')}", f"timemargin={os.environ.get('MARGIN', '0')}"]
    command = [cutechess, *engine("ours", binary, UCI), *engine("theirs" if opponent == FISH else "ours too", binary, opponent), *each]
    command += ["-variant", variant, "-games", str(games), "-repeat", "-maxmoves", "100", "-pgnout", str(file), "-recover"]
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=3600)
    endings, faults = [], []
    for line in ran.stdout.splitlines():
        if line.startswith("Warning"):
            # What cutechess-cli thinks of the partner is not our matter.
            faults += [line] if "theirs" not in line else []
        found = re.match(r"Finished game \d+ \((.*) vs (.*)\): \S+ \{(.*)\}", line)
        if found:
            white, black, ending = found.groups()
            endings.append(ending)
            loser = white if ending.startswith(("White", "Sente")) else black
            if any(word in ending for word in FAULTS) and "theirs" not in loser:
                faults.append(line)
    if len(endings) != games:
        faults.append(f"{len(endings)} of {games} games: {ran.stdout[-300:]}")
    return endings, faults


def read(binary, variant, games, file):
    """Faults in reading the PGN of a match, and the number of its turns."""
    checked = subprocess.run([binary, "record", file], capture_output=True, text=True)
    said = checked.stdout.strip().splitlines()
    found = re.fullmatch(r"(\d+) games, (\d+) turns, 0 errors(?:, \d+ remarks)?", said[-1] if said else "")
    if not found or int(found[1]) != games:
        return ["record: " + " / ".join(said[:3] + said[-1:])], 0
    faults = []
    if variant in READ_BY_CHESS:
        ours = subprocess.run([binary, "record", file, "--convert", "--to", "uci"], capture_output=True, text=True).stdout
        lines = [re.findall(r"\b[a-h][1-8][a-h][1-8][qrbn]?\b|[PNBRQ]@[a-h][1-8]", re.sub(r"\{[^}]*\}|\[.*?\]", "", game)) for game in re.split(r"\n\n(?=\[)", ours)]
        with open(file, encoding="utf-8") as text:
            for number, line in enumerate(lines, 1):
                game = chess.pgn.read_game(text)
                theirs = [move.uci() for move in game.mainline_moves()] if game else None
                if game is None or game.errors or theirs != line:
                    faults.append(f"python-chess, game {number}: {game and game.errors} {theirs} instead of {line}"[:400])
    return faults, int(found[2])


def main():
    binary = os.path.realpath(sys.argv[1])
    cutechess = sys.argv[2] if len(sys.argv) > 2 else "cutechess-cli"
    games = int(sys.argv[3]) if len(sys.argv) > 3 else 10
    only = os.environ.get("ONLY")
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for variant, opponents in VARIANTS.items():
            for opponent in opponents:
                if (only and only != variant) or (opponent == FISH and not shutil.which("fairy-stockfish")):
                    continue
                file = Path(folder, f"{variant}-{opponent}.pgn")
                endings, faults = match(cutechess, binary, variant, opponent, games, file)
                more, turns = read(binary, variant, len(endings), file)
                faults += more
                kinds = {ending: endings.count(ending) for ending in sorted(set(endings))}
                print(f"{variant:14} {opponent:7} {len(endings):3} games {turns:6} turns, {len(faults)} faults; {kinds}", flush=True)
                for fault in faults[:5]:
                    print("   ", fault, flush=True)
                wrong += len(faults)
    sys.exit(wrong > 0)


main()
