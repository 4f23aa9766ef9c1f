import { scene as begin, type Scene as SceneOf } from '../../../../test/games/index.ts';
import type { At, CardName } from '../../../engine/index.ts';
import { PLANETS } from '../cards/catalogue.ts';
import { sparkOfWar } from '../index.ts';
import type { Options } from '../options.ts';
import type { Hex } from '../rules/hex.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import type { Thing } from '../state.ts';
import { DISCARD_PILE, DRAW_PILE, GALAXY, QUEST_BOX, zoneOf } from '../zones.ts';

export type Scene = SceneOf<SparkOfWar>;

/** A position for a rule test. "Ring A r1" is rotated by one sixth, and "Star orange" belongs to a team. */
export interface Given {
  seats?: number;
  options?: Partial<Options>;
  galaxy: Record<Hex, string>;
  hands?: CardName[][];
  salvage?: CardName[][];
  scored?: CardName[][];
  quests?: CardName[][];
  discarded?: CardName[];
  /** The number of ships in the draw pile. All further ships that are not placed go to seat 1's hand. */
  drawPile?: number;
}

/** Sets up a match in progress, in which seat 0 deploys in its first action phase. */
export function scene({ seats = 2, options = {}, drawPile, ...given }: Given): Scene {
  const things = Object.values(given.galaxy).map(thingOf);
  return begin(sparkOfWar, {
    seats,
    options,
    zones: {
      [GALAXY]: things.map(({ name }) => name),
      hand: given.hands ?? [],
      salvage: given.salvage ?? [],
      scored: given.scored ?? [],
      quests: given.quests ?? [],
      [DISCARD_PILE]: given.discarded ?? [],
    },
    rest: ({ back }) => (back === 'Planet' ? null : back === 'Quest' ? QUEST_BOX : DRAW_PILE),
    state: { first: 0 },
    arrange: (at) => {
      at.state.things = laid(at, Object.keys(given.galaxy), things);
      const others = drawPile === undefined ? [] : at.zones[DRAW_PILE]?.cards.splice(drawPile);
      zoneOf(at, 'hand', 1).cards.push(...(others ?? []));
    },
  });
}

function thingOf(text: string): Omit<Thing, 'card'> {
  const [, name = '', rotation = '0', colour] = /^(.*?)(?: r(\d))?(?: (blue|orange))?$/.exec(text) ?? [];
  const kind = Object.hasOwn(PLANETS, name) ? 'planet' : name === 'Supply station' ? 'station' : 'ship';
  const team = colour === 'blue' ? 'BLUE' : colour === 'orange' ? 'ORANGE' : null;
  return { kind, name, rotation: Number(rotation), colour: team };
}

function laid(at: At<SparkOfWar>, hexes: Hex[], things: Omit<Thing, 'card'>[]): Record<Hex, Thing> {
  const cards = at.zones[GALAXY]?.cards ?? [];
  return Object.fromEntries(things.map((thing, index) => [hexes[index], { ...thing, card: cards[index] ?? 0 }]));
}

/** Deploys a ship from the hand by name, in this rotation. */
export function deploys(set: Scene, name: CardName, hex: Hex, rotation = 0): Scene {
  set.answers({ deploy: { card: set.card(name, `hand-${set.asked}`), at: [hex] } });
  return set.step === 'orient' ? set.answers({ turn: { rotation } }) : set;
}
