"""Random games with variations and null moves on the boards of outside programs, and the trees that must be read from their files."""

from dataclasses import dataclass, field

# Variations of variations of variations are rare in files.
DEEPEST = 2


@dataclass
class Node:
    """A move of a line, with the lines that could replace it."""

    uci: str
    facts: tuple
    text: str = ""
    alternatives: list = field(default_factory=list)


@dataclass
class Game:
    """A line from a position. `start` is its text if it is not the usual one."""

    variant: str
    notation: str
    start: str | None
    second: bool
    number: int
    line: list
    final: str
    result: str


def pick(board, legal, rng):
    # Castling, promotions, drops and captures en passant are rare in random games.
    special = [move for move in legal if board.is_special(move)] if rng.random() < 0.25 else []
    return rng.choice(special or legal)


def grow(board, length, depth, rng, *, variations=0, nulls=False, first=None):
    """Plays a line. `variations` is the chance of a variation of a move, in which null moves occur if `nulls`; `first` is a move that is given."""
    line = []
    for ply in range(length):
        legal = board.legal()
        if not legal:
            break
        move = first if ply == 0 and first is not None else pick(board, legal, rng)
        # A null move is no move of a game, only of an annotator.
        if nulls and depth > 0 and ply > 0 and line[-1].uci != "--" and rng.random() < 0.08 and not board.check():
            move = None
        node = Node(board.uci(move), board.facts(move) if move is not None else (None, "", ""))
        while move is not None and depth < DEEPEST and rng.random() < variations and len(node.alternatives) < 3:
            # Annotators also repeat the move itself before they deviate.
            other = move if rng.random() < 0.1 else rng.choice(legal)
            more = grow(board.fork(), rng.randint(1, 6), depth + 1, rng, variations=variations, nulls=nulls, first=other)
            node.alternatives.append(more)
        board.push(move)
        line.append(node)
    texts = board.texts
    assert len(texts) >= len(line), (texts, line)
    for node, text in zip(line, texts[len(texts) - len(line):]):
        node.text = text
    return line


def random_game(partner, variant, notation, rng, *, plain=False, nulls=True):
    """A game of up to 60 moves, in one of four cases from another position than the usual one. `plain` means without variations."""
    board = partner.start(variant, notation, rng)
    start = board.fen() if variant == "chess960" or notation == "kif-file" else None
    if rng.random() < 0.25:
        earlier = board.fork()
        grow(earlier, rng.randint(1, 50), 0, rng)
        if earlier.legal():
            board = earlier.fork()
            start = board.fen()
    if variant == "chess960" and board.is_usual():
        return random_game(partner, variant, notation, rng, plain=plain, nulls=nulls)
    fields = (start or "x w - - 0 1").split(" ")
    second = start is not None and is_second(partner, fields)
    number = int(fields[-1]) if fields[-1].isdigit() and partner.__name__ != "Shogi" else 1
    variations = 0 if plain else rng.choice([0, 0.03, 0.1])
    line = grow(board, rng.randint(1, 60), 0, rng, variations=variations, nulls=nulls)
    result = board.over() or ("1/2-1/2" if board.draw() else rng.choice(["1-0", "0-1", "1/2-1/2", "*"]))
    return Game(variant, notation, start, second, number, line, board.final(), result)


def is_second(partner, fields):
    """Whether the second player begins. SFEN calls the first player black."""
    return fields[1] == ("w" if partner.__name__ == "Shogi" else "b")


def tree(line):
    """The moves of a line with its variations: at each place the moves in their order, each with what follows. The same move appears once."""
    root = {}
    add(root, line)
    return ordered(root)


def goes_on(line):
    """Whether a variation repeats the end of a line and goes on behind it. We take what follows for the line itself, as PGN has no other way to say it."""
    place, length = tree(line), 0
    while place:
        place, length = place[0][1], length + 1
    return length > len(line)


def add(place, line):
    places = []
    for node in line:
        places.append(place)
        place = place.setdefault(node.uci, {})
    for place, node in zip(places, line):
        for other in node.alternatives:
            add(place, other)


def ordered(place):
    """The main line first. Of the others, lines that begin with the same move are joined, so their order does not count."""
    first, *others = place or [None]
    return [(move, ordered(place[move])) for move in (first, *sorted(others)) if move is not None]


def count(line):
    """The moves of a line and of its variations."""
    return sum(1 + sum(map(count, node.alternatives)) for node in line)
