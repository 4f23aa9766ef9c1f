import { see } from '../../cards/sight.ts';
import type { Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import { advanceFrom, copyMatch } from '../../play/play.ts';
import { type Question, questionAt, waitingIn } from '../../play/question.ts';
import { fastRandom, type Random, shuffled } from '../../random.ts';
import { candidatesFor, choicesFor } from '../candidates.ts';
import { answeredByDefault } from '../playout.ts';
import { redeal } from '../redeal.ts';
import { chanceOf } from './chance.ts';
import { type Naming, namingFor } from './named.ts';
import { type Arm, after, armsOf, meanOf, type Node, newNode } from './tree.ts';

export const TUNE = {
  horizon: 6,
  explore: 0.2,
  widen: 1.5,
  power: 0.5,
  depth: 8,
  perCandidate: 1000,
  flat: false,
  fpu: 0.0,
  total: 0,
  opp: true,
};

interface Search {
  game: AnyGame;
  at: AnyAt;
  seat: Seat;
  naming: Naming;
  base: number;
}

export interface Candidate extends Arm {
  move: object;
  key: string;
  node: Node;
}

export function searched(
  game: AnyGame,
  at: AnyAt,
  seat: Seat,
  random: Random,
  iterations: number,
  question: Question | null,
): Candidate[] {
  const choices = choicesFor(at, question, seat);
  const moves = candidatesFor(at, question, seat, choices, random);
  const sight = see(at, [seat]);
  const hidden = new Set<number>();
  for (const card of Object.keys(at.faces)) if (!sight.reads(Number(card))) hidden.add(Number(card));
  const search: Search = {
    game,
    at,
    seat,
    naming: namingFor(game, (card) => !hidden.has(card)),
    base: random(2 ** 32),
  };
  const all: Candidate[] = moves.map((move) => ({
    move,
    key: search.naming(at, move),
    node: newNode(),
    visits: 0,
    total: 0,
    available: 0,
  }));
  if (all.length < 2) return all;
  const root = newNode();
  let left = all;
  const rounds = Math.ceil(Math.log2(all.length));
  const budget = Math.min(iterations, TUNE.perCandidate * all.length);
  let world = 0;
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(budget / rounds / left.length));
    for (let i = 0; i < each; i++, world++) {
      const seed = (search.base + Math.imul(world, 0x9e3779b1)) >>> 0;
      const dealt = redeal(game, at, [seat], fastRandom(seed));
      dealt.sealed = dealt.sealed.filter((answer) => answer.seat === seat);
      for (const one of left) iterate(search, root, one, copyMatch(dealt), fastRandom(seed ^ 0x5bd1e995));
    }
    left = [...left].sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(left.length / 2));
  }
  return [...left, ...all.filter((one) => !left.includes(one)).sort((a, b) => meanOf(b) - meanOf(a))];
}

interface Chosen {
  seat: Seat;
  arm: Arm;
}

function iterate(search: Search, root: Node, one: Candidate, at: AnyAt, random: Random): void {
  const { game, seat } = search;
  const path: Chosen[] = [];
  let question = questionAt(game, at);
  let node = root;
  let grown = false;
  for (let depth = 0; depth < TUNE.depth && question && !grown; depth++) {
    const asked = waitingIn(at, question);
    if (asked.length === 0) break;
    const made = asked.map((who) => {
      if (depth === 0 && who === seat) return { who, ...one, arm: one as Arm };
      return { who, ...select(search, node, at, question, who, random) };
    });
    for (const { who, arm } of made) {
      path.push({ seat: who, arm });
      if (arm.visits === 0) grown = true;
    }
    let key = '';
    for (const { who, move, key: k } of made) {
      question = advanceFrom(game, at, question, random, { kind: 'MOVE', seat: who, move }).next;
      key += `${who}${k}`;
    }
    if (TUNE.flat) grown = true;
    key += `>${question?.step.step}${question?.asked}`;
    node = after(node, key);
  }
  answeredByDefault(game, at, question, random, Math.max(TUNE.horizon, TUNE.total - path.length));
  const values = new Map<Seat, number>();
  for (const { seat: who, arm } of path) {
    let v = values.get(who);
    if (v === undefined) {
      v = TUNE.opp ? chanceOf(game, at, who) : who === seat ? chanceOf(game, at, who) : 1 - chanceOf(game, at, seat);
      values.set(who, v);
    }
    arm.visits++;
    arm.total += v;
  }
}

function select(
  search: Search,
  node: Node,
  at: AnyAt,
  question: Question | null,
  who: Seat,
  random: Random,
): { move: object; key: string; arm: Arm } {
  const choices = choicesFor(at, question, who);
  const first = choices[0];
  const arms = armsOf(node, who);
  if (choices.length === 1 && first && !first.blank) {
    const key = search.naming(at, first.move);
    return { move: first.move, key, arm: armAt(arms, key) };
  }
  const moves = candidatesFor(at, question, who, choices, random);
  const here = new Map<string, object>();
  for (const move of moves) here.set(search.naming(at, move), move);
  let tried = 0;
  let sum = 0,
    n = 0;
  const fresh: string[] = [];
  for (const key of here.keys()) {
    const arm = arms.get(key);
    if (arm && arm.visits > 0) {
      tried++;
      sum += arm.total;
      n += arm.visits;
      arm.available++;
    } else fresh.push(key);
  }
  if (tried === 0) {
    const usual = question?.rule.absent(at, question.step, who) ?? first?.move ?? {};
    const key = search.naming(at, usual);
    const arm = armAt(arms, key);
    arm.available++;
    return { move: usual, key, arm };
  }
  if (fresh.length > 0 && tried < TUNE.widen * (n + 1) ** TUNE.power) {
    const key = fresh[random(fresh.length)] as string;
    const arm = armAt(arms, key);
    arm.available++;
    return { move: here.get(key) as object, key, arm };
  }
  let best = '',
    top = -Infinity;
  for (const key of here.keys()) {
    const arm = arms.get(key);
    if (!arm || arm.visits === 0) continue;
    const v = arm.total / arm.visits + TUNE.explore * Math.sqrt(Math.log(arm.available) / arm.visits);
    if (v > top) {
      top = v;
      best = key;
    }
  }
  return { move: here.get(best) as object, key: best, arm: armAt(arms, best) };
}

function armAt(arms: Map<string, Arm>, key: string): Arm {
  let arm = arms.get(key);
  if (!arm) {
    arm = { visits: 0, total: 0, available: 0 };
    arms.set(key, arm);
  }
  return arm;
}
void shuffled;
