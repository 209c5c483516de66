"""Tests our UCI process with python-chess: whole games of chess, Chess960 and crazyhouse, pondering, analysis of several lines, searched
moves, and a mate score. Usage: python_chess.py VARIORUM. Needs the package `chess`. Stops at the first error."""

import sys

import chess
import chess.engine
import chess.variant


def play(engine, board, name, limit, ponder=False):
    plies = 0
    while not board.is_game_over(claim_draw=True) and plies < 300:
        result = engine.play(board, limit, ponder=ponder, game=name)
        assert result.move in board.legal_moves, (board.fen(), result.move)
        board.push(result.move)
        plies += 1
    print(f"{name}: {plies} plies, {board.result(claim_draw=True)}")


def main():
    engine = chess.engine.SimpleEngine.popen_uci([sys.argv[1], "uci"], timeout=30)
    try:
        print("engine:", engine.id["name"])
        clock = chess.engine.Limit(white_clock=4, black_clock=4, white_inc=0.03, black_inc=0.03)
        play(engine, chess.Board(), "chess", clock)
        play(engine, chess.Board(), "chess with pondering", chess.engine.Limit(time=0.03), ponder=True)
        play(engine, chess.variant.CrazyhouseBoard(), "crazyhouse", chess.engine.Limit(time=0.03))
        for number in (0, 518, 959):
            play(engine, chess.Board.from_chess960_pos(number), f"Chess960 {number}", chess.engine.Limit(nodes=3000))

        lines = engine.analyse(chess.Board(), chess.engine.Limit(depth=8), multipv=3)
        firsts = [line["pv"][0] for line in lines]
        assert len(lines) == 3 and len(set(firsts)) == 3, lines
        assert all(line["depth"] >= 8 and line["nodes"] > 0 for line in lines), lines
        print("three lines:", " ".join(move.uci() for move in firsts))

        only = [chess.Move.from_uci("a2a4"), chess.Move.from_uci("h2h4")]
        result = engine.play(chess.Board(), chess.engine.Limit(depth=6), root_moves=only)
        assert result.move in only
        print("searched moves:", result.move)

        mate = chess.Board("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1")
        info = engine.analyse(mate, chess.engine.Limit(depth=10))
        assert info["score"].white().mate() == 2, info["score"]
        print("mate score:", info["score"])

        with engine.analysis(chess.Board(), multipv=2) as analysis:
            for info in analysis:
                if info.get("depth", 0) >= 6:
                    break
        print("endless analysis stopped at depth", info["depth"])
    finally:
        engine.quit()


main()
