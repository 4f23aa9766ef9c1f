import { z } from 'zod';
import { type Game, registered } from '../../engine/index.ts';
import { CARDS, pool } from './cards/catalogue.ts';
import { DECK } from './cards/decks.ts';
import { facts } from './facts.ts';
import { attack } from './rules/attacker.ts';
import { damage, swap } from './rules/damage.ts';
import { defend } from './rules/defender.ts';
import { effects, takeBack } from './rules/effects.ts';
import { leave } from './rules/end.ts';
import { charge, dispose, draw, quarantine } from './rules/end-of-turn.ts';
import { turn } from './rules/next-attack.ts';
import { initial, redraw, setup } from './rules/setup.ts';
import { assist, enter } from './rules/tag.ts';
import { attackerOf } from './seats.ts';
import { counters } from './shown/picture.ts';
import { tell } from './shown/tell.ts';
import { view } from './shown/view.ts';
import type { SparkForming } from './spark-forming.ts';
import { worth } from './worth.ts';

/** Spark Forming, with its own types. The registry holds {@link SPARK_FORMING}. */
export const sparkForming: Game<SparkForming> = {
  id: 'spark-forming',
  title: 'Spark Forming',
  about:
    'Two Spark Forms, or two teams of them, attack, block, dodge and counter with cards until one side has no health.',
  rulesVersion: '1.0.1',
  seats: { min: 2, max: 10 },
  maxMoves: 20_000,
  options: z.object({
    upgrade: z.boolean().default(false).describe('Upgrade match: the Upgrade Card of each deck lies beside its Form.'),
    speed: z
      .boolean()
      .default(false)
      .describe('Speed match: no Data Charge effects; the attacker’s hand grows with each attack in a row.'),
    tagOrder: z
      .enum(['STRICT', 'FREE'])
      .default('STRICT')
      .describe('Tag matches (4 to 10 seats): whether team-mates are tagged in seat order or as one likes.'),
    tournament: z.boolean().default(false).describe('Tournament: nobody may redraw the first hand.'),
    champion: z
      .int()
      .min(0)
      .max(9)
      .nullable()
      .default(null)
      .describe('The seat of the defending champion, whose side never attacks first; null: that is drawn by lot.'),
    turns: z.int().min(1).max(300).default(300).describe('After this many turns more Health Points win.'),
  }),
  misfit: (seats, { champion }) => {
    if (seats % 2 !== 0) return 'Two sides of equal size: an even number of seats.';
    return champion !== null && champion >= seats ? `The champion has seat ${champion}, there are ${seats}.` : null;
  },
  deck: DECK,
  cards: CARDS,
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
  turn: (at) => (at.state.turn > 0 ? attackerOf(at.state) : null),
  view,
  counters,
  tell,
  pool,
  worth,
};

export const SPARK_FORMING = registered(sparkForming);
