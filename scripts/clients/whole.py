"""Writes whole files of shogi with the exporters of cshogi, and games as lines of USI."""

import io
from datetime import datetime

import cshogi
import cshogi.CSA
import cshogi.KI2
import cshogi.KIF

from boards import HANDICAPS, Shogi

# The greatest number of games in a file of each kind.
FILES = {"usi-line": 20, "kif-file": 1, "ki2-file": 1, "csa-file": 1}
NAMES = ["羽生", "A", "渡辺 明", "Miller"]


def whole_file(game, rng):
    """The text of a game, what `White` must be, and the words of its comments."""
    write = {"usi-line": usi_line, "kif-file": Kif, "ki2-file": ki2, "csa-file": csa}[game.notation]
    return write(game, rng) if write is not Kif else Kif(game, rng).whole()


def usi_line(game, rng):
    start = f"sfen {game.start}" if game.start else "startpos"
    begin = rng.choice(["position ", ""])
    game.result = "*"
    return f"{begin}{start} moves {' '.join(node.text for node in game.line)}\n", None, []


def board_of(game):
    return cshogi.Board(game.start) if game.start else cshogi.Board()


def move_of(board, node):
    """The move of cshogi with the text that Variorum must find."""
    names = Shogi(board, "usi")
    [move] = [move for move in board.legal_moves if names.uci(move) == node.uci]
    return move


def main_line(game):
    """The moves of the main line, each with the board before it."""
    board = board_of(game)
    for node in game.line:
        move = move_of(board, node)
        yield board, move
        board.push(move)


def ending(game):
    """What ends the game, as it is called in CSA files, with the side to move and the result."""
    first = (len(game.line) + game.second) % 2 == 0
    if game.result == "1/2-1/2":
        return "%SENNICHITE"
    if game.result == "*":
        return "%CHUDAN"
    return "%KACHI" if (game.result == "1-0") == first else "%TORYO"


class Kif:
    """A KIF file. cshogi writes the lines of moves, and variations as a line of their own would be written."""

    WORDS = {"%SENNICHITE": "sennichite", "%KACHI": "win", "%TORYO": "resign"}

    def __init__(self, game, rng):
        self.game, self.rng = game, rng
        self.exporter = cshogi.KIF.Exporter()
        self.exporter.kifu = io.StringIO()
        self.said = []

    def whole(self):
        game, exporter = self.game, self.exporter
        name = self.rng.choice(NAMES)
        exporter.header([name, "B"], datetime(2020, 2, 29, 12), HANDICAPS.get(game.start, board_of(game)))
        self.line(board_of(game), None, game.line, 1, main=True)
        return exporter.kifu.getvalue() + "\n", name, sorted(self.said)

    def line(self, board, before, line, number, main):
        places = []
        self.exporter.prev_move, self.exporter.move_number = before, number
        for node in line:
            move = move_of(board, node)
            places.append((board.copy(), self.exporter.prev_move))
            self.exporter.move(move, self.rng.randint(0, 700), self.rng.randint(0, 20000))
            if self.rng.random() < 0.1:
                self.said.append(f"c{len(self.said)}")
                self.exporter.kifu.write(f"*{self.said[-1]} 好手\n")
            board.push(move)
        if main and ending(self.game) == "%CHUDAN":
            self.exporter.kifu.write(f"{self.exporter.move_number:>4} 中断\n")
        elif main:
            self.exporter.end(self.WORDS[ending(self.game)])
        # The last branching comes first.
        for offset in reversed(range(len(line))):
            for other in line[offset].alternatives:
                board, before = places[offset]
                self.exporter.kifu.write(f"\n変化：{number + offset}手\n")
                self.line(board.copy(), before, other, number + offset, main=False)


def ki2(game, rng):
    exporter = cshogi.KI2.Exporter()
    exporter.kifu, exporter.board = io.StringIO(), board_of(game)
    name, said = rng.choice(NAMES), []
    if game.start:
        exporter.kifu.write(f"手合割：その他\n{cshogi.KIF.board_to_bod(exporter.board)}\n先手：{name}\n\n")
    else:
        exporter.header([name, "B"], datetime(2020, 2, 29, 12))
    several = rng.random() < 0.5
    for _, move in main_line(game):
        if rng.random() < 0.1:
            said.append(f"c{len(said)}")
            exporter.move(move, said[-1])
        elif several:
            # Most programs write several moves on a line.
            exporter.kifu.write(cshogi.KI2.move_to_ki2(move, exporter.board) + rng.choice(["　", "   ", "\n", ""]))
            exporter.board.push(move)
        else:
            exporter.move(move)
    exporter.kifu.write("\n")
    exporter.move_number = len(game.line) + 1
    exporter.end(ending(game))
    text = exporter.kifu.getvalue()
    # A comment begins a line.
    return text.replace("**c", "\n*c") + "\n", name, sorted(said)


def csa(game, rng):
    exporter = cshogi.CSA.Exporter()
    exporter.f = io.StringIO()
    name, said = rng.choice(NAMES), []
    information = {"EVENT": "x", "START_TIME": "2020/02/29 12:00:00"}
    exporter.info(board_of(game) if game.start else None, [name, "B"], rng.choice([None, information]), None, rng.choice(["V2.2", "V3.0"]))
    separator = rng.choice(["\n", ","])
    for _, move in main_line(game):
        comment = None
        if rng.random() < 0.1:
            said.append(f"c{len(said)}")
            comment = said[-1]
        exporter.move(move, rng.choice([None, rng.randint(0, 99)]), comment, separator if comment is None else "\n")
    exporter.endgame(ending(game))
    return exporter.f.getvalue(), name, sorted(said)
