"""Tests how files of games are read: outside programs play random games and write them in their notations, the oddities of real files are mixed in, and
`variorum record --convert` must find the same moves, variations and positions. Usage: files.py VARIORUM [GAMES [SEED [FOLDER]]].

Needs the packages `chess`, `pyffish`, `cshogi` and `cchess`. The same seed gives the same files, whatever the number of processes (PROCESSES). ONLY="shogi kif" chooses what is tested. Results are kept in
FOLDER, so that a run that was stopped goes on there; files with games that are not read back remain. Fails if there is such a game.

Left out: cylinder chess, since pyffish has no boards without edges; algebraic notation of shogi, in which pyffish names promoted pieces by letters of its own
(H, D, G) that no file has; games that no partner knows."""

import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# Games of one file.
BATCH = 20


def cells():
    """Partner, its variant, its notation, our game, and the names for the tag `Variant`."""
    # Fish etc. are loaded in the processes that play, since pyffish has threads of its own.
    from boards import Chess, Chinese, Fish, Shogi

    western = ("san", "lan", "uci")
    plan = [
        (Chess, "chess", western, "chess", ["Standard", "chess", "From Position", "normal"]),
        (Fish, "chess", ("san", "lan"), "chess", ["Standard", "CHESS"]),
        (Chess, "crazyhouse", western, "crazyhouse", ["Crazyhouse", "crazyhouse", "ZH"]),
        (Fish, "crazyhouse", ("san", "lan"), "crazyhouse", ["Crazyhouse", "house"]),
        (Chess, "chess960", western, "chess", ["Chess960", "Fischerandom", "fischerandom", "Chess 960", "Fischer Random"]),
        (Fish, "capablanca", western, "capablanca", ["Capablanca", "capablanca chess"]),
        (Fish, "gothic", western, None, ["Gothic", "GOTHIC", "Gothic Chess"]),
        (Fish, "embassy", western, "embassy-chess", ["Embassy", "embassy"]),
        (Fish, "grand", western, "grand-chess", ["Grand", "Grand Chess"]),
        (Fish, "shako", western, "shako", ["Shako"]),
        (Fish, "makruk", western, "makruk", ["Makruk", "Thai Chess"]),
        (Fish, "shatranj", western, "shatranj", ["Shatranj"]),
        (Fish, "courier", western, "courier-chess", ["Courier", "Courier Chess"]),
        (Fish, "berolina", western, "berolina", ["Berolina"]),
        (Fish, "duck", western, "duck-chess", ["Duck", "Duck Chess"]),
        (Fish, "xiangqi", ("wxf", "iccs") + western, "xiangqi", ["Xiangqi", "Chinese Chess"]),
        (Chinese, "xiangqi", ("chinese",), "xiangqi", ["Xiangqi", "cchess"]),
        (Fish, "shogi", ("hodges", "hodges-number", "hosking", "uci"), "shogi", ["Shogi", "Japanese Chess"]),
        (Shogi, "shogi", ("usi", "csa", "kif", "ki2", "usi-line", "kif-file", "ki2-file", "csa-file"), "shogi", ["Shogi"]),
        (Fish, "minishogi", ("hodges", "hodges-number", "hosking", "uci"), "minishogi", ["Minishogi", "Mini Shogi"]),
    ]
    return [(partner, variant, notation, game, names) for partner, variant, notations, game, names in plan for notation in notations]


# What Variorum makes of a file


def converted(binary, file, form, game):
    command = [binary, "record", file, "--convert", "--to", form]
    ran = subprocess.run(command + (["--game", game] if game else []), capture_output=True, text=True, timeout=300, errors="replace")
    faults = [line for line in ran.stderr.split("\n") if line and "remark" not in line and not line.startswith("error: ")]
    return ran.stdout, faults


def read_games(text):
    """The games of converted text: tree, result, `White`, words of comments."""
    for game in re.split(r"\n\n(?=\[)", text.strip()):
        tags, _, body = game.partition("\n\n")
        white = re.search(r'^\[White "(.*)"\]$', tags, re.M)
        white = re.sub(r"\\(.)", r"\1", white[1]) if white else None
        yield *read_line(body), white, sorted(re.findall(r"\bc\d+\b", " ".join(re.findall(r"\{[^}]*\}", body))))


def read_line(body):
    from games import ordered

    root, result = {}, None
    place, parent, stack = root, root, []
    for word in re.findall(r"\{[^}]*\}|[()]|[^\s()]+", body):
        if word[0] == "{" or re.fullmatch(r"\$\d+|\d+\.+", word):
            continue
        if word == "(":
            stack.append((place, parent))
            place = parent
        elif word == ")":
            place, parent = stack.pop()
        elif re.fullmatch(r"\*|1-0|0-1|1/2-1/2", word):
            result = word
        else:
            parent, place = place, place.setdefault(word, {})
    return ordered(root), result


def first_difference(expected, found, path=()):
    """Where two trees differ, with both lists of moves there."""
    moves, others = [move for move, _ in expected], [move for move, _ in found]
    if moves != others:
        return f"after {' '.join(path[-6:])} (ply {len(path)}): {moves} written, {others} read"
    for (move, rest), (_, other) in zip(expected, found):
        if rest != other:
            return first_difference(rest, other, (*path, move))
    return ""


# Positions


def comparable(fen, partner):
    """What a partner's position text and ours have in common: the board, the hands in any order, the side, castling and en passant."""
    board, side, *rest = fen.split(" ")
    hands = ""
    if "[" in board:
        board, hands = board.rstrip("]").split("[")
    if partner == "Shogi":
        hands = "".join(letter * int(number or 1) for number, letter in re.findall(r"(\d*)([A-Za-z])", rest[0]))
        return board, "".join(sorted(hands)), "w" if side == "b" else "b", "-", "-"
    rights = rest[:2] if len(rest) > 3 else ["-", "-"]
    return board, "".join(sorted(hands.replace("-", ""))), side, *rights


def last_positions(text):
    return [block.strip().split("\n")[-1] for block in text.strip().split("\n\n")]


# Batches


def play(task):
    """Makes a file, lets Variorum read it, and compares. Returns what was found."""
    from oddities import Style
    from whole import FILES, whole_file

    binary, seed, number, index, size, folder = task
    partner, variant, notation, our_game, names = cells()[number]
    key = f"{seed}-{partner.__name__.lower()}-{variant}-{notation}-{index}"
    saved = Path(folder, f"{key}-{size}.json")
    if saved.exists() and not (done := json.loads(saved.read_text()))["wrong"]:
        return done
    rng = random.Random(key)
    from games import count, goes_on, random_game, tree

    start = time.monotonic()
    encoding = rng.choice(["utf-8", "utf-8", "utf-8", "utf-8-sig", "utf-16", "cp1252"])
    tagless = our_game is not None and variant != "chess960" and rng.random() < 0.2
    games, whites, words, texts = [], [], [], []
    for _ in range(size):
        while True:
            game = random_game(partner, variant, notation, rng, plain=notation in ("usi-line", "csa-file", "ki2-file"), nulls=notation not in FILES)
            if game.line and not goes_on(game.line) and not (tagless and game.start):
                break
        if notation in FILES:
            text, white, said = whole_file(game, rng)
        else:
            style = Style(rng, encoding, tagless=tagless)
            text, white = style.game(game, rng.choice(names))
            said = style.said
        games.append(game)
        whites.append(white)
        words.append(sorted(said))
        texts.append(text)
    if notation in FILES and FILES[notation] == 1:
        chunks = [[place] for place in range(size)]
        encoding = rng.choice(["utf-8", "utf-8-sig", "cp932"])
    else:
        chunks = [list(range(size))]
        if notation in FILES or notation in ("kif", "ki2", "chinese"):
            encoding = rng.choice(["utf-8", "utf-8-sig", "utf-16"])
    ending = rng.choice(["\n", "\n", "\r\n"])
    name_game = our_game if tagless or notation in FILES else None
    wrong = []
    for chunk in chunks:
        file = os.path.join(folder, f"{key}{'' if len(chunks) == 1 else f'-{chunk[0]}'}.txt")
        text = "".join(texts[place] for place in chunk).replace("\n", ending)
        Path(file).write_bytes(text.encode(encoding, errors="replace"))
        found, faults = converted(binary, file, "uci", name_game)
        read = list(read_games(found))
        positions = last_positions(converted(binary, file, "fen", name_game)[0])
        bad = [("faults", fault) for fault in faults[:5]]
        if len(read) != len(chunk):
            bad.append(("games", f"{len(chunk)} written, {len(read)} read"))
        for place, (moves, result, white, said), position in zip(chunk, read, positions):
            game = games[place]
            compared = {
                "moves": (first_difference(tree(game.line), moves), ""),
                "result": (game.result, result),
                "white": (whites[place], white),
                "comments": (words[place], said),
                "position": (comparable(game.final, partner.__name__), comparable(position, "")),
            }
            bad += [(what, place, *map(str, pair)) for what, pair in compared.items() if pair[0] != pair[1]]
        if bad:
            wrong.append((file, bad))
        else:
            os.remove(file)
    done = {
        "cell": f"{partner.__name__} {variant} {notation}",
        "games": len(games),
        "turns": sum(count(game.line) for game in games),
        "variations": sum(count(game.line) - len(game.line) for game in games),
        "positions": sum(game.start is not None for game in games),
        "wrong": wrong,
        "seconds": round(time.monotonic() - start, 1),
    }
    saved.write_text(json.dumps(done, ensure_ascii=False))
    return done


def tasks(binary, total, seed, folder):
    only = os.environ.get("ONLY", "")
    chosen = [number for number, (partner, variant, notation, _, _) in enumerate(cells()) if only in f"{partner.__name__} {variant} {notation}"]
    assert chosen, f"no partner, variant and notation contain {only}"
    left, index = total, 0
    while left > 0:
        for number in chosen:
            size = min(BATCH, left)
            if size > 0:
                yield binary, seed, number, index, size, folder
            left -= size
        index += 1


def main():
    binary = os.path.realpath(sys.argv[1])
    total = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    with tempfile.TemporaryDirectory() as temporary:
        folder = sys.argv[4] if len(sys.argv) > 4 else temporary
        Path(folder).mkdir(parents=True, exist_ok=True)
        todo, results = [], []
        for task in tasks(binary, total, seed, folder):
            todo.append(task)
        processes = int(os.environ.get("PROCESSES", os.cpu_count() or 1))
        with multiprocessing.get_context("spawn").Pool(processes) as pool:
            for done in pool.imap_unordered(play, todo):
                results.append(done)
                for file, bad in done["wrong"]:
                    print(f"{done['cell']}: {os.path.basename(file)}")
                    for fault in bad[:3]:
                        print("   ", *[str(part)[:300] for part in fault], flush=True)
                if len(results) % 20 == 0:
                    print(f"{sum(done['games'] for done in results)} of {total} games", flush=True)
    report(results)


def report(results):
    lines = {}
    for done in results:
        line = lines.setdefault(done["cell"], [0, 0, 0, 0])
        for place, what in enumerate(("games", "turns", "variations")):
            line[place] += done[what]
        line[3] += sum(len(bad) for _, bad in done["wrong"])
    print(f"{'':40}{'games':>7}{'turns':>8}{'of variations':>15}{'wrong':>7}")
    for cell, figures in sorted(lines.items()):
        print(f"{cell:40}{figures[0]:>7}{figures[1]:>8}{figures[2]:>15}{figures[3]:>7}")
    sums = [sum(figures[place] for figures in lines.values()) for place in range(4)]
    print(f"{'':40}{sums[0]:>7}{sums[1]:>8}{sums[2]:>15}{sums[3]:>7}")
    sys.exit(sums[3] > 0)


if __name__ == "__main__":
    main()
