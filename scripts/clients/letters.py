"""Plays matches against Fairy-Stockfish in a game whose pieces have other names here: `variorum match` with --b-letters, under the program's own variant and under one
that it reads from a file. Usage: letters.py VARIORUM FAIRY-STOCKFISH [GAMES]. Every illegal move, refused move or crash is a fault."""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "games" / "capablanca.toml"
NAMES = {"C": "Ch", "A": "Ar"}


def renamed(text):
    """The game with names of two letters for two pieces, without texts that use the names."""
    text = re.split(r"^\[\[(?:lettering|example)\]\]", text, flags=re.MULTILINE)[0]
    for old, new in NAMES.items():
        text = text.replace(f'token = "{old}"', f'token = "{new}"')

    def position(found):
        placement, rest = found[1].split(" ", 1)
        braced = re.sub("[CcAa]", lambda letter: "{" + (NAMES[letter[0].upper()] if letter[0].isupper() else NAMES[letter[0].upper()].lower()) + "}", placement)
        return f'position = "{braced} {rest}"'

    return re.sub(r'position = "(.*)"', position, text)


def main(variorum, opponent, games="4"):
    with tempfile.TemporaryDirectory() as folder:
        game = Path(folder) / "capablanca.toml"
        game.write_text(renamed(SOURCE.read_text(encoding="utf-8")), encoding="utf-8")
        variants = Path(folder) / "variants.ini"
        variants.write_text("[longboard:capablanca]\n", encoding="utf-8")
        failed = False
        for options in (["UCI_Variant=capablanca"], [f"VariantPath={variants}", "UCI_Variant=longboard"]):
            words = [variorum, "match", str(game), "--b", f"uci:{opponent}", "--nodes", "500", "--games", games, "--json"]
            for option in options:
                words += ["--b-option", option]
            ran = subprocess.run([*words, "--b-letters", "Ch=C,Ar=A"], capture_output=True, text=True)
            if ran.returncode != 0:
                print(f"{options}: {ran.stderr}")
                failed = True
                continue
            result = json.loads(ran.stdout)
            faults = {**result["faults"]["a"], **result["faults"]["b"]}
            lengths = [len(played["moves"]) for played in result["games"]]
            moves = " ".join(move for played in result["games"] for move in played["moves"])
            print(f"{options[-1]}: {result['won']}-{result['drawn']}-{result['lost']}, games of {lengths} turns, faults {faults or 'none'}")
            failed |= bool(faults) or min(lengths) < 20 or len(lengths) != int(games) or not moves
        # Without letters the match is refused instead of lost by illegal moves.
        words = [variorum, "match", str(game), "--b", f"uci:{opponent}", "--b-option", "UCI_Variant=longboard", "--games", "2"]
        ran = subprocess.run(words, capture_output=True, text=True)
        failed |= ran.returncode == 0 or "give its letters" not in ran.stderr
        sys.exit(failed)


main(*sys.argv[1:])
