"""Writes games as PGN with the oddities of real files."""

import re

# A move in algebraic notation: piece, origin, mark, goal, promotion, check.
SAN = re.compile(r"([A-Z]?)([a-l]?(?:\d{1,2}(?=[-x]?[a-l]))?)([-x]?)([a-l]\d{1,2})(=[A-Z])?([+#]?)")
FIGURINES = dict(zip("KQRBN", "♔♕♖♗♘"))
RESULTS = {
    "1-0": ["1-0", "1-0", "1–0", "1:0"],
    "0-1": ["0-1", "0-1", "0–1", "0:1"],
    "1/2-1/2": ["1/2-1/2", "1/2", "½-½", "½", "1/2–1/2"],
    "*": ["*"],
}
MARKS = ["!", "?", "!?", "?!", "!!", "??", " !", " $1", " $14", " $300", " +-", " -+", " =", " +=", " N", " D", " (=)", "±", " ∞"]
COMMENTS = [
    " {%s}", " {%s {nested} one}", " {[%%clk 0:01:02] %s}", " {[%%eval -#3] %s}", " {%s [%%eval +0.35/20]}", " {[%%emt 0:00:01]%s}",
    " [%%clk 0:00:59] {%s}", " ; %s to the end\n", " {%s\nover lines}", " {1. e4 (or) [%s] *}", " {%s one { brace}", " {%s [%%csl Re4][%%cal Ge2e4]}",
]
NAMES = ["A", "Doe, J.", "O'Neil", "Müller", "Peña – Žižka", "\"Deep\" X", "A \"Nick\" B", "Ω 王", "?", "back\\slash", "Anon [GM] {x}"]
OTHERS = [
    '[Event "?"]', '[Site "https://example.org/a?b=1"]', '[Date "1999.??.??"]', '[Round "1.2"]', '[ECO "B01"]', '[WhiteElo "2700"]', '[PlyCount "3"]',
    '[TimeControl "300+3"]', '[Annotator "X; Y"]', '[UTCTime "12:00:00"]', '[Termination "Time forfeit"]', '[Termination "Normal"]',
    '[Termination "Abandoned"]', '[Opening "Sicilian: Najdorf"]', '[EventDate ""]',
]


class Style:
    """How a file's writer writes: oddities of one game that belong together."""

    def __init__(self, rng, encoding, *, tagless=False):
        self.rng, self.encoding, self.tagless = rng, encoding, tagless
        choose = rng.choice
        self.number = choose(["{}. ", "{}. ", "{}.", "{} ", "{}.\n", "{}.\t", ""])
        self.dots = choose(["{}... ", "{}...", "{}. ... ", "{}… ", ""])
        self.castling = choose(["O-O", "O-O", "0-0", "o-o", "O–O"])
        self.promotion = choose(["={}", "={}", "{}", "({})", "/{}"])
        self.lower = rng.random() < 0.2
        self.capture = choose(["x", "x", "x", ":", "×", ""])
        self.origin = choose(["", "", "", "cell", "more"])
        self.dash = choose(["-", "-", "–", ""])
        self.passing = choose(["", " e.p.", "e.p.", "ep", " ep"])
        self.check = choose(["keep", "keep", "drop", "++", " ch", " mate"])
        self.figurines = rng.random() < 0.1 and encoding.startswith("utf")
        self.iccs = choose([str, str.lower, lambda text: text.replace("-", ""), lambda text: text.replace("-", "").lower()])
        self.null = choose(["--", "Z0", "<>"])
        self.marks = choose([0, 0, 0.1, 0.4])
        self.comments = choose([0, 0.1, 0.3])
        # Braces that are not in pairs end at the first one, so that none can be nested in the same game.
        without = choose(["one {", "nested"])
        self.remarks = [comment for comment in COMMENTS if without not in comment]
        self.breaks = choose([" ", " ", "\n", "  ", "\t"])
        self.said = []

    def fits(self, text):
        """Whether the encoding of the file has all signs of a text."""
        try:
            text.encode(self.encoding)
            return True
        except UnicodeEncodeError:
            return False

    def pick(self, texts):
        return self.rng.choice([text for text in texts if self.fits(text)])

    # Moves

    def move(self, node, game):
        text = node.text
        if text == "--":
            return self.null
        origin, goal, kind = node.facts
        if game.notation in ("san", "lan"):
            text = self.algebraic(text, origin, goal, kind, game)
        elif game.notation == "uci":
            text = self.coordinates(text, *node.facts, game)
        elif game.notation == "wxf":
            text = self.wxf(text)
        elif game.notation == "iccs":
            # In lower case the ranks are guessed from the whole game, if no rank shows it.
            text = self.iccs(text)
        elif game.notation == "chinese":
            text = self.chinese(text)
        return text if self.fits(text) else node.text

    def algebraic(self, text, origin, goal, kind, game):
        if text.startswith("O-O"):
            body = text.rstrip("+#")
            return body.replace("O", self.castling[0]).replace("-", self.castling[1]) + text[len(body):]
        found = SAN.fullmatch(text)
        # The plus of games with one form of promotion is no check.
        if not found or game.variant in ("shogi", "minishogi"):
            return text
        piece, place, mark, to, promotion, check = found.groups()
        if self.origin == "cell" and origin and to == goal and mark != "-":
            place = origin
        elif self.origin == "more" and origin and not place and piece and to == goal and mark != "-":
            place = self.rng.choice([origin[0], origin[1:]])
        if mark == "x":
            mark = self.capture
        elif mark == "-":
            mark = self.dash
        if promotion:
            letter = promotion[1].lower() if self.lower else promotion[1]
            promotion = self.promotion.format(letter)
        if kind == "en passant":
            promotion = self.passing
        if check:
            check = {"keep": check, "drop": "", "++": "++"}.get(self.check, " mate" if check == "#" else self.check)
            if check == " mate" and found[6] == "+":
                check = " ch"
        if self.figurines and piece in FIGURINES:
            piece = FIGURINES[piece]
        return f"{piece}{place}{mark}{to}{promotion or ''}{check or ''}"

    def coordinates(self, text, origin, goal, kind, game):
        if game.variant in ("shogi", "minishogi", "duck") or not origin or not text.startswith(origin + goal):
            return text
        if kind == "castling" and self.origin == "cell" and game.variant != "chess960":
            goal = {"g": "h", "c": "a"}[goal[0]] + goal[1]
            return f"{origin}{self.dash}{goal}"
        suffix = text[len(origin + goal):]
        if suffix:
            suffix = self.promotion.format(suffix if self.lower else suffix.upper())
        return f"{origin}{self.dash}{goal}{suffix}"

    def wxf(self, text):
        # Behind a digit, a point would make it the number of a move.
        if self.castling == "0-0" and not text[0].isdigit():
            text = text.replace("=", ".")
        if self.lower:
            text = text.lower()
        if self.castling == "o-o":
            text = text.replace("H", "N").replace("E", "B")
        return text

    def chinese(self, text):
        if self.lower:
            for simple, traditional in zip("进后马车炮", "進後馬車砲"):
                text = text.replace(simple, traditional)
        if self.castling == "0-0":
            for digit in range(1, 10):
                text = text.replace(chr(ord("０") + digit), str(digit))
        return text

    # Games

    def comment(self):
        if self.rng.random() >= self.comments:
            return ""
        word = f"c{len(self.said)}"
        self.said.append(word)
        return self.rng.choice(self.remarks) % word

    def line(self, game, line, ply, depth):
        """The text of a line whose first move is this ply of the game, counted from the first player's first move."""
        text = ""
        numbered = False
        for node in line:
            number, second = ply // 2 + game.number, ply % 2 == 1
            if not second:
                text += self.number.format(number)
            elif not numbered or self.rng.random() < 0.1:
                text += self.dots.format(number) if self.number or depth > 0 or ply > 1 else ""
            text += self.move(node, game)
            if self.rng.random() < self.marks:
                text += self.pick(MARKS)
            numbered = True
            comment = self.comment()
            text += comment
            for other in node.alternatives:
                inner = self.line(game, other, ply, depth + 1)
                before = self.comment() if self.rng.random() < 0.1 else ""
                text += self.rng.choice([" (", " ( ", "\n("]) + before + " " * bool(before) + inner.strip(" ") + self.rng.choice([")", " )"])
            if node.alternatives and self.rng.random() < 0.7:
                numbered = False
            text += self.breaks if self.rng.random() < 0.2 else " "
            if self.rng.random() < 0.02 and depth == 0:
                text += "\n% an escaped line (1. e4 {\n"
            ply += 1
        return text

    def tags(self, game, name):
        """The tags, and what `White` must be."""
        white = self.pick(NAMES)
        # A backslash escapes in some files and is itself in others.
        written = white.replace("\\", "\\\\").replace('"', '\\"') if self.rng.random() < 0.5 else white
        tags = [f'[White "{written}"]', f'[Variant "{name}"]'] + self.rng.sample(OTHERS, self.rng.randint(0, 5))
        names = [tag.split(" ")[0] for tag in tags]
        tags = [tag for number, tag in enumerate(tags) if tag.split(" ")[0] not in names[:number]]
        if game.start:
            tags.append(f'[FEN "{game.start}"]')
            tags += ['[SetUp "1"]'] * self.rng.randint(0, 1)
        if self.rng.random() < 0.6:
            tags.append(f'[Result "{self.pick(RESULTS[game.result])}"]')
        self.rng.shuffle(tags)
        if self.rng.random() < 0.1:
            tags = [f"[ {tag[1:-1]} ]" for tag in tags]
        return self.rng.choice(["\n", "\n", "\n", " ", ""]).join(tags), white

    def game(self, game, name):
        """The text of a game, and what `White` must be."""
        tags, white = ("", None) if self.tagless else self.tags(game, name)
        if self.tagless:
            # Only numbers or results show where the next game begins.
            self.number = self.number or "{}. "
        untold = self.tagless or "Result \"" not in tags
        text = tags + "\n" * self.rng.choice([1, 2, 2, 2, 3]) if tags else ""
        if not self.tagless and self.rng.random() < self.comments:
            text += self.comment().lstrip(" ") + "\n"
        text += self.line(game, game.line, int(game.second), 0)
        missing = self.rng.random() < 0.15 and (not self.tagless or game.number == 1)
        if untold and missing:
            game.result = "*"
        if not missing:
            text += self.pick(RESULTS[game.result]) + (self.comment() if self.rng.random() < 0.2 else "")
        return text.rstrip(" ") + "\n\n", white
