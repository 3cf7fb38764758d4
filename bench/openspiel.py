#!/usr/bin/env python3
"""Plays Bija against the searches of OpenSpiel and prints a table of the results.

    python3 -m venv VENV && VENV/bin/pip install open_spiel
    cargo build --release
    VENV/bin/python bench/openspiel.py --bija target/release/bija --games 200

OpenSpiel plays its setting: MCTS with 10,000 simulations a move (its C++ bot, random rollouts), or its alpha-beta to
depth 8 by the difference of the stores. Bija plays through `bija engine` and gets, on each of its moves, the time that
OpenSpiel took for its move before; for a first move, the time OpenSpiel takes for that position. Games come in pairs
from the same opening of two random moves, each side once. Every finished game is played over by `bija step`, and both
must have counted the same.
"""

import argparse
import json
import random
import subprocess
import time

import pyspiel
from open_spiel.python.algorithms import minimax


class Kalah:
    """OpenSpiel's mancala: the first player's pits are the actions 1 to 6, the second's 8 to 13."""

    id, options, spiel = "kalah", [], "mancala"

    @staticmethod
    def token(player, action):
        return f"S{action}" if player == 0 else f"N{action - 7}"

    @staticmethod
    def action(token):
        return int(token[1:]) + (0 if token[0] == "S" else 7)

    @staticmethod
    def stores(state):
        board = state.observation_tensor(0)
        return int(board[7]), int(board[0])


class Oware:
    """OpenSpiel's oware: both players' pits are the actions 0 to 5."""

    id, options, spiel = "oware", [], "oware"

    @staticmethod
    def token(player, action):
        return f"{'SN'[player]}{action + 1}"

    @staticmethod
    def action(token):
        return int(token[1:]) - 1

    @staticmethod
    def stores(state):
        # The tensor holds shares of all 48 seeds: twelve pits, then the two scores.
        board = [round(share * 48) for share in state.observation_tensor(0)]
        return board[12], board[13]


class Engine:
    """`bija engine`, told one game after the other."""

    def __init__(self, bija, rules):
        self.process = subprocess.Popen([bija, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.send(f"setoption name Rules value {rules.id}")
        if rules.options:
            self.send(f"setoption name Options value {' '.join(rules.options)}")
        self.new_game()

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def until(self, beginning):
        for line in self.process.stdout:
            if line.startswith("info string error"):
                raise RuntimeError(line.strip())
            if line.startswith(beginning):
                return line.split()
        raise RuntimeError("the engine has ended")

    def new_game(self):
        self.send("ucinewgame")
        self.send("isready")
        self.until("readyok")

    def move(self, tokens, seconds):
        self.send(f"position startpos moves {' '.join(tokens)}")
        self.send(f"go movetime {max(1, int(seconds * 1000))}")
        return self.until("bestmove")[1]

    def quit(self):
        self.send("quit")
        self.process.wait()


class Mcts:
    name = "MCTS, 10,000 simulations"

    def __init__(self, game, rules, seed):
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        self.bot = pyspiel.MCTSBot(game, evaluator, 2.0, 10_000, 1000, True, seed, False)

    def move(self, state):
        return self.bot.step(state)


class AlphaBeta:
    name = "alpha-beta, depth 8"

    def __init__(self, game, rules, seed):
        self.game, self.rules = game, rules

    def move(self, state):
        player = state.current_player()

        def value(state):
            # Below a won game, which counts 1.
            stores = self.rules.stores(state)
            return (stores[player] - stores[1 - player]) / 49

        return minimax.alpha_beta_search(self.game, state=state, value_function=value, maximum_depth=8, maximizing_player_id=player)[1]


def opening(game, seed):
    draw = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(2):
        state.apply_action(draw.choice(state.legal_actions()))
    return state.history()


def play(game, rules, engine, opponent, bija_player, actions):
    """A game from an opening; what Bija won of it (1, 0.5, 0), and the seconds that both took."""
    state = game.new_initial_state()
    tokens = []

    def apply(action):
        tokens.append(rules.token(state.current_player(), action))
        state.apply_action(action)

    for action in actions:
        apply(action)
    engine.new_game()
    allowed = None
    took = {"bija": 0.0, "openspiel": 0.0}
    while not state.is_terminal():
        begun = time.perf_counter()
        if state.current_player() == bija_player:
            if allowed is None:
                opponent.move(state.clone())
                allowed = time.perf_counter() - begun
                begun = time.perf_counter()
            apply(rules.action(engine.move(tokens, allowed)))
            took["bija"] += time.perf_counter() - begun
        else:
            action = opponent.move(state.clone())
            allowed = time.perf_counter() - begun
            took["openspiel"] += allowed
            apply(action)
    return (state.returns()[bija_player] + 1) / 2, took, tokens, state


def compare(bija, rules, tokens, state):
    """Both must have come to the same result by the same moves."""
    options = [word for option in rules.options for word in ("--option", option)]
    words = [bija, "step", "--rules", rules.id, *options, "--moves", " ".join(tokens), "--json"]
    lines = [json.loads(line) for line in subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines()]
    last = lines[-1]
    if last["outcome"]:
        south, north = last["outcome"]["score"]
    else:
        # In Oware OpenSpiel ends a game by repetition even when a row is empty; here that position does not count.
        if [line["position"] for line in lines].count(last["position"]) < 2:
            raise RuntimeError(f"{rules.id}: {last['position']} after {' '.join(tokens)} is not over")
        rows, stores, _ = last["position"].split()
        south, north = (
            int(store) + sum(map(int, row.split(","))) for store, row in zip(stores.split(","), rows.split("/"))
        )
    signs = [(south > north) - (south < north), (north > south) - (north < south)]
    if signs != [int(share) for share in state.returns()]:
        raise RuntimeError(f"{rules.id}: {last['position']} after {' '.join(tokens)} is not {state}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bija", default="target/release/bija", help="the binary")
    parser.add_argument("--games", type=int, default=200, help="games of each row, in pairs")
    parser.add_argument("--seed", type=int, default=1, help="the number from which openings follow")
    args = parser.parse_args()
    print("| game | OpenSpiel | games | won | drawn | lost | points | Bija's time | OpenSpiel's time |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    for rules in (Kalah, Oware):
        game = pyspiel.load_game(rules.spiel)
        for kind in (Mcts, AlphaBeta):
            engine = Engine(args.bija, rules)
            results, times = [], {"bija": 0.0, "openspiel": 0.0}
            for number in range(args.games):
                seed = args.seed + number // 2
                opponent = kind(game, rules, seed)
                points, took, tokens, state = play(game, rules, engine, opponent, number % 2, opening(game, seed))
                compare(args.bija, rules, tokens, state)
                results.append(points)
                for who, seconds in took.items():
                    times[who] += seconds
            engine.quit()
            won, drawn, lost = (results.count(points) for points in (1.0, 0.5, 0.0))
            share = 100 * sum(results) / len(results)
            print(
                f"| {rules.id} | {kind.name} | {len(results)} | {won} | {drawn} | {lost} | {share:.1f} % "
                f"| {times['bija']:.0f} s | {times['openspiel']:.0f} s |",
                flush=True,
            )


if __name__ == "__main__":
    main()
