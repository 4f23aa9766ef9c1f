import { type Game, registered } from '../../engine/index.ts';
import { CARDS, pool } from './cards/catalogue.ts';
import { DECK } from './cards/decks.ts';
import { facts } from './facts.ts';
import { misfit, options } from './options.ts';
import { attack } from './rules/attacker.ts';
import { damage } from './rules/damage.ts';
import { defend } from './rules/defender.ts';
import { effects, takeBack } from './rules/effects.ts';
import { leave, turnLimit } from './rules/end.ts';
import { charge, dispose, draw, quarantine } from './rules/end-of-turn.ts';
import { turn } from './rules/next-attack.ts';
import { initial, redraw, setup } from './rules/setup.ts';
import { swap } from './rules/sustained.ts';
import { assist, enter } from './rules/tag.ts';
import { turnOf } from './seats.ts';
import { effects as shownEffects } from './shown/effects.ts';
import { names } from './shown/names.ts';
import { counters, status } from './shown/picture.ts';
import { presets } from './shown/presets.ts';
import { rulebook } from './shown/rulebook.ts';
import { decided, scoreTable } from './shown/score.ts';
import { tell } from './shown/tell.ts';
import { view } from './shown/view.ts';
import type { SparkForming } from './spark-forming.ts';
import { trials } from './trials.ts';
import { worth } from './worth.ts';

/** The game Spark Forming with its own types. The registry uses {@link SPARK_FORMING}. */
export const sparkForming: Game<SparkForming> = {
  id: 'spark-forming',
  title: 'Spark Forming',
  about:
    'Two Spark Forms, or two teams of them, attack, block, dodge and counter with cards until one side has no health.',
  rulesVersion: '1.3.0',
  seats: { min: 2, max: 10 },
  maxMoves: 20_000,
  options,
  presets,
  misfit,
  sides: () => 2,
  deck: DECK,
  cards: CARDS,
  rulebook,
  initial,
  setup,
  steps: {
    redraw,
    turn,
    enter,
    attack,
    assist,
    defend,
    damage,
    swap,
    quarantine,
    draw,
    dispose,
    charge,
    effects,
    takeBack,
  },
  facts,
  leave,
  turn: turnOf,
  turnLimit,
  view,
  counters,
  scoreTable,
  decided,
  names,
  status,
  tell,
  effects: shownEffects,
  pool,
  worth,
  lead: 30,
  searches: { STRONG: { ahead: 2 }, MASTER: { ahead: 3, replies: 'WIDE' } },
  trials,
};

export const SPARK_FORMING = registered(sparkForming);
