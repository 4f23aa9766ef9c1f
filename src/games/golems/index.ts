import { type Game, registered } from '../../engine/index.ts';
import { CARDS } from './cards/catalogue.ts';
import { facts } from './facts.ts';
import type { Golems } from './golems.ts';
import { options } from './options.ts';
import { battle, battles, clash, roundEnd, strike } from './rules/battle.ts';
import { battleCards, roundCards } from './rules/battle-cards.ts';
import { craft } from './rules/craft.ts';
import { leave, turnLimit } from './rules/end.ts';
import { end, regenerate } from './rules/end-phase.ts';
import { discard, extra, fate } from './rules/fate.ts';
import { movement } from './rules/movement.ts';
import { initial, setup, turn } from './rules/setup.ts';
import { answers, resolve, spells } from './rules/spells.ts';
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
import { masterly, worth } from './worth.ts';

/** The game Golems with its own types. The registry uses {@link GOLEMS}. */
export const golems: Game<Golems> = {
  id: 'golems',
  title: 'Golems',
  about: 'Wizards in towers build golems, cast spells and fight over a random board until only one Wizard is left.',
  rulesVersion: '1.1.3',
  seats: { min: 2, max: 4 },
  maxMoves: 20_000,
  options,
  presets,
  cards: CARDS,
  rulebook,
  initial,
  setup,
  steps: {
    turn,
    craft,
    fate,
    extra,
    discard,
    spells,
    answers,
    resolve,
    movement,
    battles,
    battle,
    strike,
    battleCards,
    clash,
    roundCards,
    roundEnd,
    end,
    regenerate,
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
  fallen: ({ state }) => state.fallen,
  worth,
  lead: 300,
  searches: { STRONG: { effort: 3 }, MASTER: { replies: 'STEADY', worth: masterly } },
  trials,
};

export const GOLEMS = registered(golems);
