"""Tests how files of games are read: makes random games with pyffish and cshogi, writes them in the notations of these programs with the oddities of real
files, and compares what `variorum record --convert --to uci` makes of them. Usage: files.py VARIORUM [GAMES]. Needs the packages `pyffish` and `cshogi`.
Prints every game that is not read back, and fails if there is one."""

import random
import re
import subprocess
import sys
import tempfile

import cshogi
import pyffish

# The variants of pyffish, the names for the tag `Variant`, and the notations.
SAN, LAN = pyffish.NOTATION_SAN, pyffish.NOTATION_LAN
VARIANTS = [
    ("chess", "Standard", (SAN, LAN)),
    ("chess", "chess", (SAN, LAN)),
    ("crazyhouse", "Crazyhouse", (SAN, LAN)),
    ("capablanca", "Capablanca", (SAN, LAN)),
    ("gothic", "GOTHIC", (SAN, LAN)),
    ("embassy", "Embassy", (SAN, LAN)),
    ("grand", "Grand", (SAN, LAN)),
    ("shako", "Shako", (SAN, LAN)),
    ("makruk", "Makruk", (SAN, LAN)),
    ("shatranj", "Shatranj", (SAN, LAN)),
    ("courier", "Courier", (SAN, LAN)),
    ("xiangqi", "Xiangqi", (pyffish.NOTATION_XIANGQI_WXF,)),
    ("shogi", "Shogi", (pyffish.NOTATION_SHOGI_HODGES, pyffish.NOTATION_SHOGI_HOSKING, "usi", "csa")),
    ("minishogi", "Minishogi", (pyffish.NOTATION_SHOGI_HODGES, pyffish.NOTATION_SHOGI_HOSKING)),
]
RESULTS = ["*", "1-0", "0-1", "1/2-1/2", "1/2", "½-½", "1–0", "0:1"]
MARKS = ["", "", "", "", "!", "?", "!?", "??", " $1", " $14", " +-", " =", " N"]
COMMENTS = ["", "", "", " {good}", " {a {nested} one}", " {[%clk 0:01:02]}", " {[%eval -#3]}", " {[%emt 0:00:01]}", " ; to the end\n"]


def usi_of(move, files, ranks):
    """A move of pyffish's shogi in USI."""
    def cell(name):
        return f"{files - (ord(name[0]) - ord('a'))}{chr(ord('a') + ranks - int(name[1:]))}"
    if "@" in move:
        piece, to = move.split("@")
        return f"{piece}*{cell(to)}"
    return cell(move[:2]) + cell(move[2:4]) + move[4:]


def played(variant, length, notation, rng):
    """Random moves, and their texts."""
    start = pyffish.start_fen(variant)
    fen, moves, texts = start, [], []
    board = cshogi.Board() if notation in ("usi", "csa") else None
    for _ in range(length):
        legal = pyffish.legal_moves(variant, fen, [])
        if board is not None:
            # pyffish allows pawn drops that mate, cshogi none of them.
            known = {cshogi.move_to_usi(move) for move in board.legal_moves}
            legal = [move for move in legal if usi_of(move, 9, 9) in known]
        if not legal:
            break
        move = rng.choice(legal)
        if board is None:
            texts.append(pyffish.get_san(variant, fen, move, False, notation))
        else:
            usi = usi_of(move, 9, 9)
            packed = board.move_from_usi(usi)
            side = "+" if board.turn == cshogi.BLACK else "-"
            texts.append(usi if notation == "usi" else side + cshogi.move_to_csa(packed))
            board.push(packed)
        moves.append(move)
        fen = pyffish.get_fen(variant, fen, [move])
        if pyffish.is_optional_game_end(variant, start, moves)[0]:
            break
    return moves, texts


def odd(texts, variant, rng):
    """A file of one game with oddities."""
    tags = [f'[White "{rng.choice(["A", "Doe, J.", chr(39) + "x"])}"]', rng.choice(['[Black "B"]', '[Black ""Deep" B"]', '[Event "?"]'])]
    tags.append(f'[Variant "{variant}"]')
    rng.shuffle(tags)
    text = rng.choice(["\n", " "]).join(tags) + "\n" * rng.choice([1, 2, 3])
    for ply, turn in enumerate(texts):
        number, second = ply // 2 + 1, ply % 2 == 1
        if not second:
            text += f"{number}." + rng.choice([" ", "", " ", "\n"])
        elif rng.random() < 0.2:
            text += f"{number}..." + rng.choice([" ", ""])
        if rng.random() < 0.3:
            turn = turn.replace("O", "0") if turn.startswith("O-O") else turn
        # Marks that a notation uses itself cannot follow its turns.
        text += turn + rng.choice(MARKS) + rng.choice(COMMENTS) + rng.choice([" ", " ", " ", "\n", "  \r\n"])
    return text + rng.choice(RESULTS) + "\n\n"


def turns_of(text):
    """The main lines of converted games."""
    for game in re.split(r"\n\n(?=\[)", text.strip()):
        body = "\n".join(line for line in game.split("\n") if not line.startswith("["))
        body = re.sub(r"\{[^}]*\}|\$\d+", " ", body)
        words = [word for word in body.split() if not re.fullmatch(r"\d+\.+|\*|1-0|0-1|1/2-1/2", word)]
        yield words


def main():
    binary, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 650
    rng = random.Random(1)
    games = []
    while len(games) < count:
        variant, name, notations = VARIANTS[len(games) % len(VARIANTS)]
        moves, texts = played(variant, rng.randint(1, 60), rng.choice(notations), rng)
        games.append((name, moves, odd(texts, name, rng)))
    with tempfile.NamedTemporaryFile("w", suffix=".pgn", newline="") as file:
        file.write("".join(text for _, _, text in games))
        file.flush()
        ran = subprocess.run([binary, "record", file.name, "--convert", "--to", "uci"], capture_output=True, text=True)
    read = list(turns_of(ran.stdout))
    wrong = 0
    if len(read) != len(games):
        print(f"{len(games)} games were written, {len(read)} read")
        wrong += 1
    for (name, moves, text), found in zip(games, read):
        if moves != found:
            wrong += 1
            if wrong <= 5:
                print(f"{name}: {' '.join(moves)}\nread as: {' '.join(found)}\nfrom: {text}")
    print("\n".join(line for line in ran.stderr.split("\n") if "remark" not in line)[:3000])
    print(f"{len(games)} games, {sum(len(moves) for _, moves, _ in games)} turns, {wrong} wrong")
    sys.exit(wrong > 0)


main()
