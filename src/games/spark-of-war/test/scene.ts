import {
  begin,
  type Choice,
  decision,
  EngineBug,
  type Entry,
  entryRandom,
  faceOf,
  fastRandom,
  feedEntry,
  play,
  SPECTATOR,
  seatNumber,
  see,
  waitingFor,
  zoneAt,
} from '../../../engine/index.ts';
import { PLANETS } from '../cards/catalogue.ts';
import { SPARK_OF_WAR } from '../index.ts';
import type { SparkOfWarView } from '../shown/seen.ts';
import type { State, Thing } from '../state.ts';
import { DISCARD_PILE, DRAW_PILE, GALAXY, QUEST_BOX, zoneName } from '../zones.ts';

/** What lies where when a test begins: "Ring A r1" is turned by one sixth, "Star orange" belongs to a team. */
export interface Given {
  seats?: number;
  options?: object;
  /** By hexagon. */
  galaxy: Record<string, string>;
  /** By seat. */
  hands?: string[][];
  salvage?: string[][];
  scored?: string[][];
  quests?: string[][];
  /** Ships in the discard pile. */
  discarded?: string[];
  /** Ships left in the draw pile; all the others that are not given go to seat 1's hand. */
  drawPile?: number;
}

type Match = ReturnType<typeof begin>['at'];

/** A match in the middle, seat 0 to deploy in its first action phase. For tests of the rules. */
export class Scene {
  at: Match;
  entry: Entry;

  constructor(given: Given) {
    const { seats = 2, options = {} } = given;
    const decks = Array.from({ length: seats }, () => null);
    const setup = { seats, options: SPARK_OF_WAR.options.parse(options), decks, firstCard: 1 };
    ({ at: this.at, entry: this.entry } = begin(SPARK_OF_WAR, setup, fastRandom(1)));
    this.#arrange(given, seats);
  }

  get state(): State {
    return this.at.state as State;
  }

  #arrange(given: Given, seats: number): void {
    for (let seat = 0; seat < seats; seat++) {
      this.#all(zoneName('hand', seat), DRAW_PILE);
      this.#all(zoneName('quests', seat), QUEST_BOX);
    }
    zoneAt(this.at, GALAXY).cards = [];
    Object.assign(this.state, { first: 0, things: {} });
    for (const [hex, text] of Object.entries(given.galaxy)) this.#lay(hex, text);
    for (let seat = 0; seat < seats; seat++) {
      for (const name of given.hands?.[seat] ?? []) this.put(name, zoneName('hand', seat));
      for (const name of given.salvage?.[seat] ?? []) this.put(name, zoneName('salvage', seat));
      for (const name of given.scored?.[seat] ?? []) this.put(name, zoneName('scored', seat));
      for (const name of given.quests?.[seat] ?? []) this.put(name, zoneName('quests', seat));
    }
    for (const name of given.discarded ?? []) this.put(name, DISCARD_PILE);
    if (given.drawPile !== undefined) {
      const pile = zoneAt(this.at, DRAW_PILE).cards;
      zoneAt(this.at, zoneName('hand', 1)).cards.push(...pile.splice(given.drawPile));
    }
  }

  #all(from: string, to: string): void {
    zoneAt(this.at, to).cards.push(...zoneAt(this.at, from).cards.splice(0));
  }

  #lay(hex: string, text: string): void {
    const [, name = '', rotation = '0', colour] = /^(.*?)(?: r(\d))?(?: (blue|orange))?$/.exec(text) ?? [];
    const kind: Thing['kind'] = Object.hasOwn(PLANETS, name)
      ? 'planet'
      : name === 'Supply station'
        ? 'station'
        : 'ship';
    const card = this.put(name, GALAXY);
    const team = colour === 'blue' ? 'BLUE' : colour === 'orange' ? 'ORANGE' : null;
    this.state.things[hex] = { kind, card, name, rotation: Number(rotation), colour: team };
  }

  /** Lays a card of this name, wherever it is, into a zone; a planet that the map lacks is made. */
  put(name: string, zone: string): number {
    const sources = [DRAW_PILE, QUEST_BOX, zoneName('supply', 0), zoneName('supply', 1)];
    for (const source of sources) {
      const { cards } = this.at.zones[source] ?? { cards: [] };
      const index = cards.findIndex((card) => faceOf(this.at, card).name === name);
      const [card] = index < 0 ? [] : cards.splice(index, 1);
      if (card === undefined) continue;
      zoneAt(this.at, zone).cards.push(card);
      return card;
    }
    const card = 1 + Math.max(...Object.keys(this.at.faces).map(Number));
    if (!Object.hasOwn(PLANETS, name)) throw new EngineBug(`no ${name} is left`);
    this.at.faces = { ...this.at.faces, [card]: { name, back: 'Planet' } };
    zoneAt(this.at, zone).cards.push(card);
    return card;
  }

  /** The table as a spectator sees it. */
  get view(): SparkOfWarView {
    return SPARK_OF_WAR.view(this.at, see(this.at, SPECTATOR)) as SparkOfWarView;
  }

  /** What the feed says of the last entry. */
  get text(): string {
    return feedEntry(SPARK_OF_WAR, this.at, this.entry, 'everything', seatNumber).text;
  }

  /** The names of the cards in a zone. */
  names(zone: string): string[] {
    return zoneAt(this.at, zone).cards.map((card) => faceOf(this.at, card).name);
  }

  /** What is asked now: whom, and the choices. */
  get asked(): { seat: number; prompt: string; choices: readonly Choice[] } {
    const [seat] = waitingFor(SPARK_OF_WAR, this.at);
    const asked = seat === undefined ? null : decision(SPARK_OF_WAR, this.at, seat);
    if (!asked) throw new EngineBug('nobody is asked');
    return asked;
  }

  /** The labels or values that may go into the blank of the choice that begins with these words. */
  options(label: string): (string | number)[] {
    const choice = this.asked.choices.find((one) => one.blank && one.label.startsWith(label));
    return choice?.blank?.from?.map(({ value }) => value) ?? [];
  }

  /** Makes a move for who is asked; what a refusal says where it is refused. */
  move(move: object): this {
    return this.#do({ kind: 'MOVE', seat: this.asked.seat, move });
  }

  refuses(move: object): boolean {
    const action = { kind: 'MOVE' as const, seat: this.asked.seat, move };
    return 'refused' in play(SPARK_OF_WAR, this.at, entryRandom('scene', this.at.version + 1), action);
  }

  resign(seat: number): this {
    return this.#do({ kind: 'RESIGNED', seat, move: { why: 'RESIGNED' } });
  }

  #do(action: Parameters<typeof play>[3]): this {
    const played = play(SPARK_OF_WAR, this.at, entryRandom('scene', this.at.version + 1), action);
    if ('refused' in played) throw new EngineBug(`${played.refused}: ${JSON.stringify(action.move)}`);
    ({ at: this.at, entry: this.entry } = played);
    return this;
  }

  /** Deploys a ship of the hand by its name, turned like this. */
  deploy(name: string, hex: string, rotation = 0): this {
    const { cards } = zoneAt(this.at, zoneName('hand', this.asked.seat));
    const card = cards.find((one) => faceOf(this.at, one).name === name);
    this.move({ deploy: { card, at: [hex] } });
    return this.asked.prompt.startsWith('How shall') ? this.move({ turn: { rotation } }) : this;
  }
}
