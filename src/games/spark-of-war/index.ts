import { type Game, registered } from '../../engine/index.ts';
import { CARDS } from './cards/catalogue.ts';
import { facts } from './facts.ts';
import { misfit, options, sides } from './options.ts';
import { conquer } from './rules/conquest.ts';
import { deploy } from './rules/deployment.ts';
import { leave, turnLimit } from './rules/end.ts';
import { orient } from './rules/orientation.ts';
import { destroy, rotate, stow } from './rules/powers.ts';
import { salvo, spend } from './rules/salvo.ts';
import { initial, setup } from './rules/setup.ts';
import { action, discard, turn } from './rules/turn.ts';
import { turnOf } from './seats.ts';
import { effects } from './shown/effects.ts';
import { names } from './shown/names.ts';
import { board, counters, preview, status } from './shown/picture.ts';
import { presets } from './shown/presets.ts';
import { rulebook } from './shown/rulebook.ts';
import { scoreTable } from './shown/score.ts';
import { tell } from './shown/tell.ts';
import { view } from './shown/view.ts';
import { searchedWorth } from './side-worth.ts';
import type { SparkOfWar } from './spark-of-war.ts';
import { trials } from './trials.ts';
import { worth } from './worth.ts';
import { GALAXY } from './zones.ts';

/** The game Spark of War with its own types. The registry uses {@link SPARK_OF_WAR}. */
export const sparkOfWar: Game<SparkOfWar> = {
  id: 'spark-of-war',
  title: 'Spark of War',
  about:
    'Empires deploy spaceships hexagon by hexagon and shoot planets, each other and the last star out of the galaxy.',
  rulesVersion: '1.2.0',
  seats: { min: 2, max: 6 },
  maxMoves: 10_000,
  options,
  presets,
  misfit,
  sides,
  cards: CARDS,
  rulebook,
  initial,
  setup,
  steps: { turn, action, deploy, orient, destroy, rotate, stow, salvo, spend, conquer, discard },
  facts,
  leave,
  turn: turnOf,
  turnLimit,
  view,
  board,
  preview,
  names,
  counters,
  scoreTable,
  status,
  tell,
  effects,
  quiet: [GALAXY],
  worth,
  lead: 3,
  searches: { STRONG: { worth: searchedWorth }, MASTER: { ahead: 2, worth: searchedWorth } },
  trials,
};

export const SPARK_OF_WAR = registered(sparkOfWar);
