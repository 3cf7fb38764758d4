#!/usr/bin/env python3
"""Plays Bija against the searches of OpenSpiel and prints a table of the results.

    python3 -m venv VENV && VENV/bin/pip install open_spiel
    cargo build --release
    VENV/bin/python bench/openspiel.py --results openspiel.jsonl --games 200

OpenSpiel plays its setting: MCTS with 10,000 simulations a move (its C++ bot, random rollouts), or its alpha-beta to
depth 8 by the difference of the stores. Bija plays through `bija engine` and gets, on each of its moves, no more than
the time that OpenSpiel took for its move before, in whole milliseconds; for a first move, what OpenSpiel takes for that
position. Games come in pairs from the same opening, each side once. No two pairs have the same one: alpha-beta would
play the same game again. They are the openings of two moves in random order, then those of three, and so on.

Most openings favour a seat: in Kalah nearly all win for one whatever the other plays, so that half the games are lost
before Bija's first move. `--even FILE` takes openings of five moves that are even: in Kalah `bija solve` proves that nobody
wins if both play as well as can be, in Oware Bija expects a margin of a seed at most after 20 million positions. Those that
the file lacks are found and added to it; `--table` names a table of Kalah that makes the proofs quicker:

    target/release/bija tables build kalah.bija --rules kalah --most-seeds 22
    VENV/bin/python bench/openspiel.py --even even.jsonl --table kalah.bija --results openspiel.jsonl

Before the first game the rules are compared: random games are played by both, and every position, every set of legal
moves and every result must be the same. So must the result of every game that counts.

Each game is a line of the results as soon as it is over; the same command goes on where it was stopped, and `--report`
prints the table of what is there.
"""

import argparse
import itertools
import json
import math
import os
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
    def board(state):
        """Both rows and both stores, the first player's first."""
        seeds = [int(count) for count in state.observation_tensor(0)]
        return seeds[1:7], seeds[8:14], [seeds[7], seeds[0]]


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
    def board(state):
        """Both rows and both stores, the first player's first."""
        # The tensor holds shares of all 48 seeds: twelve pits, then the two scores.
        seeds = [round(share * 48) for share in state.observation_tensor(0)]
        return seeds[:6], seeds[6:12], seeds[12:]


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

    def move(self, tokens, milliseconds):
        self.send(f"position startpos moves {' '.join(tokens)}")
        self.send(f"go movetime {milliseconds}")
        return self.until("bestmove")[1]

    def margin(self, tokens, nodes):
        """What a search of so many positions expects the seat to move to end with."""
        self.send(f"position startpos moves {' '.join(tokens)}")
        self.send(f"go nodes {nodes}")
        margin = None
        while (words := self.until(""))[0] != "bestmove":
            if "seeds" in words:
                margin = int(words[words.index("seeds") + 1])
        return margin

    def quit(self):
        self.send("quit")
        self.process.wait()


class Mcts:
    name, short = "MCTS, 10,000 simulations", "mcts"

    def __init__(self, game, rules, seed):
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        self.bot = pyspiel.MCTSBot(game, evaluator, 2.0, 10_000, 1000, True, seed, False)

    def move(self, state):
        return self.bot.step(state)


class AlphaBeta:
    name, short = "alpha-beta, depth 8", "alpha-beta"

    def __init__(self, game, rules, seed):
        self.game, self.rules = game, rules

    def move(self, state):
        player = state.current_player()

        def value(state):
            # Below a won game, which counts 1.
            _, _, stores = self.rules.board(state)
            return (stores[player] - stores[1 - player]) / 49

        return minimax.alpha_beta_search(self.game, state=state, value_function=value, maximum_depth=8, maximizing_player_id=player)[1]


def random_game(game, draw, plies):
    """A game of so many random moves at most."""
    state = game.new_initial_state()
    for _ in range(plies):
        if state.is_terminal():
            break
        state.apply_action(draw.choice(state.legal_actions()))
    return state


def openings(game, seed, shortest):
    """All openings of so many moves or more that lead to different positions, the shortest first, those of a length in random order."""
    draw, seen, grown = random.Random(seed), set(), [game.new_initial_state()]
    while grown:
        longer = []
        for state in grown:
            for action in state.legal_actions():
                after = state.child(action)
                if not after.is_terminal() and str(after) not in seen:
                    seen.add(str(after))
                    longer.append(after)
        grown = longer
        if grown and len(grown[0].history()) >= shortest:
            draw.shuffle(grown)
            yield from (state.history() for state in grown)


def is_even(bija, engine, rules, tokens, table):
    """Whether nobody wins from here at perfect play, proved in Kalah, or by an estimate in Oware."""
    if rules is Oware:
        return abs(engine.margin(tokens, 20_000_000)) <= 1
    # A proof takes seconds: only what looks even is proved.
    if abs(engine.margin(tokens, 1_000_000)) > 2:
        return False
    step = subprocess.run([bija, "step", "--rules", rules.id, "--moves", " ".join(tokens), "--json"], check=True, capture_output=True, text=True)
    position = json.loads(step.stdout.splitlines()[-1])["position"]
    words = [bija, "solve", "--rules", rules.id, "--position", position, "--memory", "512", "--json", *(["--table", table] if table else [])]
    return json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)["value"] == {"least": 0, "most": 0}


def even_openings(bija, game, rules, seed, count, path, table):
    """So many even openings: those of the file, and new ones, which it gets."""
    found = []
    if os.path.exists(path):
        with open(path) as file:
            found = [row["actions"] for row in map(json.loads, file) if row["game"] == rules.id]
    engine = Engine(bija, rules)
    for actions in openings(game, seed, 5):
        if len(found) >= count:
            break
        if actions not in found and is_even(bija, engine, rules, tokens_of(game, rules, actions), table):
            found.append(actions)
            with open(path, "a") as file:
                file.write(json.dumps({"game": rules.id, "actions": actions}) + "\n")
            print(f"{rules.id}: {len(found)} of {count} even openings", flush=True)
    engine.quit()
    return found[:count]


def tokens_of(game, rules, actions):
    state, tokens = game.new_initial_state(), []
    for action in actions:
        tokens.append(rules.token(state.current_player(), action))
        state.apply_action(action)
    return tokens


def compare(bija, game, rules, actions):
    """Plays a game by both rules. Every position, every legal move and the result must be the same."""
    options = [word for option in rules.options for word in ("--option", option)]
    words = [bija, "step", "--rules", rules.id, *options, "--moves", " ".join(tokens_of(game, rules, actions)), "--json"]
    lines = [json.loads(line) for line in subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines()]
    state = game.new_initial_state()

    def differ(what, line):
        raise RuntimeError(f"{rules.id}: {what} differ in {line['position']} after {actions}: {state}")

    for ply, line in enumerate(lines):
        if ply:
            state.apply_action(actions[ply - 1])
        fields = line["fields"]
        if state.is_terminal():
            break
        if (fields["south"], fields["north"], fields["stores"]) != rules.board(state):
            differ("seeds", line)
        legal = sorted(rules.token(state.current_player(), action) for action in state.legal_actions())
        if legal != sorted(line["legal"]):
            differ("moves", line)
    if len(lines) != len(actions) + 1:
        differ("lengths", lines[-1])
    if not state.is_terminal():
        return
    last = lines[-1]
    if last["outcome"]:
        south, north = last["outcome"]["score"]
    else:
        # In Oware OpenSpiel ends a game by repetition even when a row is empty; here that position does not count.
        if [line["position"] for line in lines].count(last["position"]) < 2:
            differ("ends", last)
        south, north = (store + sum(last["fields"][row]) for store, row in zip(last["fields"]["stores"], ("south", "north")))
    signs = [(south > north) - (south < north), (north > south) - (north < south)]
    if signs != [int(share) for share in state.returns()]:
        differ("results", last)


def play(game, rules, engine, opponent, bija_player, actions, most):
    """A game from an opening: what Bija won of it (1, 0.5, 0), and the seconds that both took."""
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(action)
    engine.new_game()
    allowed = None
    took = {"bija": 0.0, "openspiel": 0.0}

    def answer():
        begun = time.perf_counter()
        action = opponent.move(state.clone())
        return action, time.perf_counter() - begun

    while not state.is_terminal():
        if state.current_player() == bija_player:
            if allowed is None:
                _, allowed = answer()
            milliseconds = max(1, min(int(allowed * 1000), most))
            begun = time.perf_counter()
            action = rules.action(engine.move(tokens_of(game, rules, state.history()), milliseconds))
            took["bija"] += time.perf_counter() - begun
        else:
            action, allowed = answer()
            took["openspiel"] += allowed
        state.apply_action(action)
    return {"points": (state.returns()[bija_player] + 1) / 2, "actions": state.history(), **took}


def elo(share):
    return 400 * math.log10(share / (1 - share))


def report(results, games):
    print("| game | OpenSpiel | games | won | drawn | lost | points | Elo | Bija's time | OpenSpiel's time |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for rules in (Kalah, Oware):
        for kind in (Mcts, AlphaBeta):
            rows = {number: row for (of, against, number), row in results.items() if (of, against) == (rules.id, kind.name) and number < games}
            points = [row["points"] for row in rows.values()]
            # Pairs share an opening: they are the independent samples.
            pairs = [(rows[number]["points"] + rows[number + 1]["points"]) / 2 for number in rows if number % 2 == 0 and number + 1 in rows]
            if not pairs:
                continue
            mean, count = sum(pairs) / len(pairs), len(pairs)
            spread = math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / max(1, count - 1))
            error = max(1.96 * spread / math.sqrt(count), 1.5 / count)
            low, high = mean - error, mean + error
            difference = f"{elo(mean):+.0f} +- {(elo(high) - elo(low)) / 2:.0f}" if low > 0 and high < 1 else "-"
            won, drawn, lost = (points.count(worth) for worth in (1.0, 0.5, 0.0))
            bija, openspiel = (sum(row[who] for row in rows.values()) for who in ("bija", "openspiel"))
            print(
                f"| {rules.id} | {kind.name} | {len(points)} | {won} | {drawn} | {lost} | {100 * mean:.1f} % +- {100 * error:.1f} "
                f"| {difference} | {bija:.0f} s | {openspiel:.0f} s |",
                flush=True,
            )


def read(path, setting):
    """The games of a file that were played under the same setting, by game, opponent and number."""
    results = {}
    if not path or not os.path.exists(path):
        return results
    with open(path) as file:
        lines = file.read().splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        # A run that was stopped while it wrote: that game is played again.
        with open(path, "w") as file:
            file.writelines(lines[:-1])
        lines.pop()
    for row in map(json.loads, lines):
        if row["setting"] == setting:
            results[row["game"], row["against"], row["number"]] = row
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bija", default="target/release/bija", help="the binary")
    parser.add_argument("--games", type=int, default=200, help="games of each row, in pairs")
    parser.add_argument("--seed", type=int, default=1, help="the number from which the order of openings and OpenSpiel's chance follow")
    parser.add_argument("--most", type=int, default=10_000, metavar="MS", help="milliseconds that Bija takes at most, however long OpenSpiel took")
    parser.add_argument("--only", choices=["kalah", "oware"], help="one of the games")
    parser.add_argument("--against", choices=["mcts", "alpha-beta"], help="one of the opponents")
    parser.add_argument("--compare", type=int, default=200, metavar="N", help="random games by which the rules are compared")
    parser.add_argument("--even", metavar="FILE", help="even openings; they are kept in this file")
    parser.add_argument("--table", metavar="FILE", help="a table of Kalah to prove them with")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game to play, an even one: the rest is left to another run")
    parser.add_argument("--results", help="a file that keeps every game")
    parser.add_argument("--report", action="store_true", help="plays nothing: prints what the file holds")
    args = parser.parse_args()
    setting = {"seed": args.seed, "most": args.most, "openings": "even" if args.even else "different"}
    results = read(args.results, setting)
    for rules in (Kalah, Oware):
        if args.report or args.only not in (None, rules.id):
            continue
        game = pyspiel.load_game(rules.spiel)
        for number in range(args.compare):
            compare(args.bija, game, rules, random_game(game, random.Random(number), 1000).history())
        print(f"{rules.id}: {args.compare} random games are the same", flush=True)
        pairs = (args.games + 1) // 2
        if args.even:
            beginnings = even_openings(args.bija, game, rules, args.seed, pairs, args.even, args.table)
        else:
            beginnings = list(itertools.islice(openings(game, args.seed, 2), pairs))
        for kind in (Mcts, AlphaBeta):
            if args.against not in (None, kind.short):
                continue
            engine = Engine(args.bija, rules)
            for number in range(args.first, args.games):
                if (rules.id, kind.name, number) in results:
                    continue
                seed = args.seed + number // 2
                opponent = kind(game, rules, seed)
                played = play(game, rules, engine, opponent, number % 2, beginnings[number // 2], args.most)
                compare(args.bija, game, rules, played["actions"])
                row = {"game": rules.id, "against": kind.name, "number": number, "setting": setting, **played}
                results[rules.id, kind.name, number] = row
                if args.results:
                    with open(args.results, "a") as file:
                        file.write(json.dumps(row) + "\n")
                print(f"{rules.id}, {kind.name}, game {number + 1}: {row['points']:g}", flush=True)
            engine.quit()
    report(results, args.games)


if __name__ == "__main__":
    main()
