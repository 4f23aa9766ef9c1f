import { type Game, registered } from '../../engine/index.ts';
import { CARDS, pool } from './cards/catalogue.ts';
import { DECK } from './cards/decks.ts';
import { facts } from './facts.ts';
import { options } from './options.ts';
import { activity, perform } from './rules/activity.ts';
import { choose, effect } from './rules/aiming/aiming.ts';
import { combat, decide, numbers, wound } from './rules/combat.ts';
import { damage, giveWay } from './rules/damage.ts';
import { leave, turnLimit } from './rules/end.ts';
import { land } from './rules/landing.ts';
import { asked, close, enter, meet } from './rules/moments.ts';
import { reply } from './rules/replies.ts';
import { hands, initial, lay, laying, setup } from './rules/setup.ts';
import { discard, fight, limit, phase, take, turn } from './rules/turn.ts';
import { turnOf } from './seats.ts';
import { battleFacts, effects } from './shown/effects.ts';
import { names } from './shown/names.ts';
import { board, counters, status } from './shown/picture.ts';
import { presets } from './shown/presets.ts';
import { rulebook } from './shown/rulebook.ts';
import { decided, scoreTable } from './shown/score.ts';
import { tell } from './shown/tell.ts';
import { view } from './shown/view.ts';
import { trials } from './trials.ts';
import type { Valhalla } from './valhalla.ts';
import { worth } from './worth.ts';
import { ownerOf, TERRAINS_TO_LAY } from './zones.ts';

/** The game Valhalla with its own types. The registry uses {@link VALHALLA}. */
export const valhalla: Game<Valhalla> = {
  id: 'valhalla',
  title: 'Valhalla',
  about:
    'Avatars hunt each other across a hidden map with equipment, allies and cards played at any moment, until only one is left.',
  rulesVersion: '2.3.0',
  seats: { min: 2, max: 4 },
  maxMoves: 60_000,
  options,
  presets,
  deck: DECK,
  cards: CARDS,
  rulebook,
  initial,
  setup,
  steps: {
    laying,
    lay,
    hands,
    turn,
    phase,
    reply,
    activity,
    perform,
    combat,
    enter,
    meet,
    fight,
    close,
    asked,
    numbers,
    decide,
    wound,
    damage,
    giveWay,
    effect,
    choose,
    land,
    discard,
    limit,
    take,
  },
  facts,
  leave,
  turn: turnOf,
  turnLimit,
  view,
  board,
  names,
  counters,
  scoreTable,
  decided,
  status,
  tell,
  effects,
  battle: battleFacts,
  quiet: ['announced', ...TERRAINS_TO_LAY],
  pool,
  apart: ownerOf,
  fallen: ({ state }) => state.fallen,
  worth,
  lead: 12,
  searches: { STRONG: { ahead: 2 }, MASTER: { ahead: 3, replies: 'WIDE' } },
  trials,
};

export const VALHALLA = registered(valhalla);
