"""Boards of outside programs with one interface: legal moves, their texts in the program's notations, positions. `files.py` plays games on them.

A board has `legal()`, moves of its own kind; `push(move)`, which None makes a null move; `uci(move)`, the text that we must find; `texts`, one for each push
since the fork; `fork()`, a new board in the same position; `fen()`, and `final()` as Variorum writes it; `check()`; `over()`, the result if the game has ended here."""

import chess
import chess.variant
import cchess
import cshogi
import cshogi.KI2
import cshogi.KIF
import pyffish

# Our cells have the file in letters from the left, USI and CSA in digits from the right.
FILES = "abcdefghi"
# The handicaps of KIF files by their positions.
HANDICAPS = {sfen: name for name, sfen in cshogi.KIF.Parser.HANDYCAP_SFENS.items() if sfen}
# Games in which a bare or captured king ends the game, so that no move is read behind it.
ENDS_EARLY = {"shatranj", "courier", "duck"}


class Chess:
    """python-chess, for chess, crazyhouse and Chess960."""

    def __init__(self, board):
        self.board = board
        self.texts = []

    @classmethod
    def start(cls, variant, notation, rng):
        if variant == "crazyhouse":
            board = chess.variant.CrazyhouseBoard()
        elif variant == "chess960":
            board = chess.Board.from_chess960_pos(rng.choice([number for number in range(960) if number != 518]))
        else:
            board = chess.Board()
        new = cls(board)
        new.notation = notation
        return new

    def fork(self):
        new = Chess(self.board.copy())
        new.notation = self.notation
        return new

    def legal(self):
        return list(self.board.legal_moves)

    def uci(self, move):
        return "--" if move is None else self.board.uci(move)

    def is_special(self, move):
        return bool(move.drop or move.promotion or self.board.is_castling(move) or self.board.is_en_passant(move))

    def facts(self, move):
        """Where the piece comes from and where it goes, and what kind of move it is."""
        board = self.board
        castling = "castling" if board.is_castling(move) else ""
        passing = "en passant" if board.is_en_passant(move) else ""
        origin = None if move.drop else chess.square_name(move.from_square)
        return origin, chess.square_name(move.to_square), castling or passing

    def push(self, move):
        if move is None:
            self.texts.append("--")
            self.board.push(chess.Move.null())
            return
        text = {"san": self.board.san, "lan": self.board.lan, "uci": self.board.uci}[self.notation](move)
        self.texts.append(text)
        self.board.push(move)

    def fen(self):
        return self.board.fen()

    def final(self):
        # We write castling rights of Chess960 by files.
        return self.board.shredder_fen() if self.board.chess960 else self.board.fen()

    def is_usual(self):
        """Whether all castling that is left is that of chess, so that we do not take the game for Chess960."""
        rights = self.board.clean_castling_rights()
        return rights and not rights & ~chess.BB_CORNERS and all(
            self.board.king(color) == square
            for color, square, rank in [(chess.WHITE, chess.E1, chess.BB_RANK_1), (chess.BLACK, chess.E8, chess.BB_RANK_8)]
            if rights & rank
        )

    def check(self):
        return self.board.is_check()

    def over(self):
        outcome = self.board.outcome(claim_draw=False)
        return None if outcome is None else outcome.result()

    def draw(self):
        """Whether the position is a draw that a player may claim, which ends our games."""
        board = self.board
        return board.is_repetition(3) or board.is_fifty_moves() or board.is_insufficient_material()


class Fish:
    """pyffish, for all its variants. It plays from a position text and the moves since, so that texts of a whole line cost one call."""

    NOTATIONS = {
        "san": pyffish.NOTATION_SAN,
        "lan": pyffish.NOTATION_LAN,
        "wxf": pyffish.NOTATION_XIANGQI_WXF,
        "hosking": pyffish.NOTATION_SHOGI_HOSKING,
        "hodges": pyffish.NOTATION_SHOGI_HODGES,
        "hodges-number": pyffish.NOTATION_SHOGI_HODGES_NUMBER,
    }

    def __init__(self, variant, notation, fen):
        self.variant, self.notation = variant, notation
        self.base, self.moves = fen, []
        self.before = []

    @classmethod
    def start(cls, variant, notation, rng):
        del rng
        return cls(variant, notation, pyffish.start_fen(variant))

    def fork(self):
        return Fish(self.variant, self.notation, self.fen())

    def legal(self):
        if self.variant in ENDS_EARLY and self.over():
            return []
        return pyffish.legal_moves(self.variant, self.base, self.moves)

    def uci(self, move):
        return "--" if move is None else move

    def is_special(self, move):
        castling = move[0] in "ef" and move[:-1] in ("e1g", "e1c", "e8g", "e8c", "f1i", "f1c", "f8i", "f8c")
        return not move[-1].isdigit() or (move[1] == "@") or castling

    def facts(self, move):
        move = move.split(",")[0]
        if "@" in move:
            return None, move[2:], ""
        cut = 3 if move[2].isdigit() else 2
        to = move[cut:].rstrip("+-abcdefghijklmnopqrstuvwxyz=")
        return move[:cut], to, ""

    def push(self, move):
        if move is None:
            fen = self.fen()
            self.before = self.texts + ["--"]
            fields = fen.split(" ")
            fields[1] = "b" if fields[1] == "w" else "w"
            if len(fields) > 4 and not fields[3].isdigit():
                fields[3] = "-"
            self.base, self.moves = " ".join(fields), []
        else:
            self.moves.append(move)

    @property
    def texts(self):
        if not self.moves:
            return list(self.before)
        if self.notation == "uci":
            return self.before + self.moves
        if self.notation == "iccs":
            return self.before + [iccs(move) for move in self.moves]
        number = self.NOTATIONS[self.notation]
        return self.before + pyffish.get_san_moves(self.variant, self.base, self.moves, False, number)

    def fen(self):
        return pyffish.get_fen(self.variant, self.base, self.moves) if self.moves else self.base

    final = fen

    def check(self):
        return pyffish.gives_check(self.variant, self.base, self.moves)

    def over(self):
        ended, value = pyffish.is_immediate_game_end(self.variant, self.base, self.moves)
        if not ended and pyffish.legal_moves(self.variant, self.base, self.moves):
            return None
        if not ended:
            value = pyffish.game_result(self.variant, self.base, self.moves)
        return self.result(value)

    def result(self, value):
        if value == 0:
            return "1/2-1/2"
        first = (self.fen().split(" ")[1] == "w") == (value > 0)
        return "1-0" if first else "0-1"

    def draw(self):
        return pyffish.is_optional_game_end(self.variant, self.base, self.moves)[0]


def iccs(move):
    """A move of pyffish's xiangqi as in records, with ranks from 0."""
    file, rank, goal, last = move[0], *split_ranks(move)
    return f"{file.upper()}{rank - 1}-{goal.upper()}{last - 1}"


def split_ranks(move):
    cut = 3 if move[2].isdigit() else 2
    return int(move[1:cut]), move[cut], int(move[cut + 1:])


class Chinese(Fish):
    """Moves by pyffish, their Chinese texts by cchess."""

    def fork(self):
        return Chinese(self.variant, self.notation, self.fen())

    @property
    def texts(self):
        if not self.moves:
            return list(self.before)
        placement, side = self.base.split(" ")[:2]
        board = cchess.ChessBoard(f"{placement} {side}")
        found = []
        for move in self.moves:
            made = board.move_iccs(iccs(move).replace("-", "").lower())
            found.append(made.to_text())
            board.next_turn()
        return self.before + found


def our_cell(usi):
    return f"{FILES[9 - int(usi[0])]}{9 - FILES.index(usi[1])}"


class Shogi:
    """cshogi, for shogi with its own notations. It leaves out moves that hardly ever matter, such as a bishop that does not promote."""

    def __init__(self, board, notation):
        self.board, self.notation = board, notation
        self.texts, self.played = [], []

    @classmethod
    def start(cls, variant, notation, rng):
        del variant
        board = cshogi.Board()
        if notation == "kif-file" and rng.random() < 0.3:
            board = cshogi.Board(rng.choice([sfen for sfen in HANDICAPS if sfen != board.sfen()]))
        return cls(board, notation)

    def fork(self):
        return Shogi(self.board.copy(), self.notation)

    def legal(self):
        return list(self.board.legal_moves)

    def uci(self, move):
        if move is None:
            return "--"
        usi = cshogi.move_to_usi(move)
        if "*" in usi:
            return f"{usi[0]}@{our_cell(usi[2:])}"
        return our_cell(usi[:2]) + our_cell(usi[2:4]) + usi[4:]

    def is_special(self, move):
        return cshogi.move_is_drop(move) or cshogi.move_is_promotion(move)

    def facts(self, move):
        del move
        return None, "", ""

    def push(self, move):
        if move is None:
            self.texts.append("--")
            self.played.append(None)
            self.board.push_pass()
            return
        board = self.board
        side = "+" if board.turn == cshogi.BLACK else "-"
        before = self.played[-1] if self.played else board.peek()
        if self.notation in ("usi", "usi-line"):
            text = cshogi.move_to_usi(move)
        elif self.notation in ("csa", "csa-file"):
            text = side + cshogi.move_to_csa(move)
        elif self.notation in ("kif", "kif-file"):
            text = cshogi.KIF.move_to_kif(move, before)
        else:
            text = cshogi.KI2.move_to_ki2(move, board)
        # The blank behind “the same square” would end a word of PGN.
        self.texts.append(text.replace("　", ""))
        self.played.append(move)
        board.push(move)

    def fen(self):
        return self.board.sfen()

    final = fen

    def check(self):
        return self.board.is_check()

    def over(self):
        if any(True for _ in self.board.legal_moves):
            return None
        return "0-1" if self.board.turn == cshogi.BLACK else "1-0"

    def draw(self):
        return self.board.is_draw() != cshogi.NOT_REPETITION
