import {
  type Ask,
  type At,
  type BlankOption,
  type CardId,
  type Choice,
  EngineBug,
  faceOf,
  isPass,
  isRead,
  oneOf,
  PASS,
  type Pass,
  type Seat,
  type Table,
  UNREAD,
  type Who,
} from '../../../engine/index.ts';
import { STATION, shipCard } from '../cards/catalogue.ts';
import type { Deploy } from '../moves.ts';
import { doer, turnOf, turnPlayer } from '../seats.ts';
import { asking, numbered } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import { shipBrief, surroundings } from '../shown/shots.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import type { State, Thing } from '../state.ts';
import { GALAXY, zoneOf } from '../zones.ts';
import { type Layout, layoutOf, resistanceOf } from './damage.ts';
import { around, byHex, type Hex, type HexNumber, hexOf } from './hex.ts';
import { pulls } from './judgement.ts';
import { rotationsOf } from './orientation.ts';
import { powerSteps } from './powers.ts';
import { questsWorth } from './scoring.ts';
import { refill } from './supply.ts';

const DEPLOY_AT = ['deploy', 'at'] as const;

/** An empty hexagon next to a card, with the damage that a card laid there would immediately sustain. */
export interface Free {
  hex: Hex;
  damage: number;
}

/** Returns every empty hexagon next to any card. */
export function freeHexes(state: State): Free[] {
  const layout = layoutOf(state);
  return freeIn(layout).map((hex) => ({ hex: hexOf(hex), damage: layout.received[hex] ?? 0 }));
}

function freeIn({ taken, things }: Layout): HexNumber[] {
  const seen = byHex<true>();
  const free: HexNumber[] = [];
  for (const hex of taken) {
    for (const next of around(hex)) {
      if (seen[next] || things[next]) continue;
      seen[next] = true;
      free.push(next);
    }
  }
  return free;
}

/** A card in hand that its owner may be able to deploy. */
interface Candidate {
  card: CardId;
  name: string;
  resistance: number;
}

function shipsInHand(at: At<SparkOfWar>, seat: Seat): Candidate[] {
  return zoneOf(at, 'hand', seat).cards.map((card) => {
    const { name } = faceOf(at, card);
    return { card, name, resistance: shipCard(name).resistance };
  });
}

function stationsOf(at: At<SparkOfWar>, seat: Seat): Candidate[] {
  return zoneOf(at, 'supply', seat).cards.map((card) => {
    return { card, name: STATION, resistance: resistanceOf(placed('station', card, STATION)) };
  });
}

function placed(kind: Thing['kind'], card: CardId, name: string): Thing {
  return { kind, card, name, rotation: 0, colour: null };
}

// Returns one choice for each card, because a move can name any card in hand, including either of two ships with the
// same name.
function choicesFor(
  cards: readonly Candidate[],
  placesFor: (resistance: number) => BlankOption[],
  who: Who,
): Choice<Deploy>[] {
  const labels = isRead(who) ? numbered(cards.map(({ name }) => name)) : [];
  const choices: Choice<Deploy>[] = [];
  for (const [index, { card, name, resistance }] of cards.entries()) {
    const from = placesFor(resistance);
    if (from.length === 0) continue;
    const label = isRead(who) ? SAY.deploy(labels[index] ?? '', brief(name, resistance)) : '';
    choices.push(oneOf(label, { deploy: { card, at: [] } }, DEPLOY_AT, from));
  }
  return choices;
}

function brief(name: string, resistance: number): string {
  return name === STATION ? SAY.station(resistance) : shipBrief(name);
}

function choicesOf(at: At<SparkOfWar>, seat: Seat, who: Who): Choice<Pass | Deploy>[] {
  const free = freeHexes(at.state);
  const options = free.map(({ hex, damage }) => {
    return { value: hex, label: isRead(who) ? surroundings(at.state, hex, damage) : '' };
  });
  const safe: BlankOption[][] = []; // indexed by resistance, because ships of equal resistance share a list
  const placesFor = (resistance: number): BlankOption[] => {
    safe[resistance] ??= options.filter((_, i) => (free[i]?.damage ?? 0) < resistance);
    return safe[resistance];
  };
  const ships = choicesFor(shipsInHand(at, seat), placesFor, who);
  const stations = choicesFor(stationsOf(at, seat), placesFor, who);
  // A player who can deploy a ship must deploy a card. Deploying only a station is optional.
  return ships.length > 0 ? [...ships, ...stations] : [{ label: SAY.noShip, move: PASS }, ...stations];
}

function deployCard(table: Table<SparkOfWar>, seat: Seat, { deploy }: Deploy): void {
  const [hex] = deploy.at;
  if (hex === undefined) throw new EngineBug('a deployment without a place');
  const name = table.name(deploy.card);
  const kind = name === STATION ? 'station' : 'ship';
  const [card = deploy.card] = table.move([deploy.card], GALAXY);
  table.emit({ fact: 'deployed', ...doer(table.at, seat), hex, card, name, kind });
  if (kind === 'station') return;
  const turning = rotationsOf(name).length > 1 ? [{ step: 'orient' as const, hex }] : [];
  table.next(...turning, ...powerSteps(shipCard(name).power));
  refill(table, seat);
}

/** Rules, Deployment: the ship is placed first, because its rotation does not affect where it can be placed. */
export const deploy: Ask<SparkOfWar, 'deploy'> = {
  asks: turnPlayer,
  prompt: (at, _, seat) => asking(at, seat, ASK.deploy(at.state.action, questsWorth(at, seat))),
  choices: (at, _, seat, who) => choicesOf(at, seat, who),
  take: (table, _, seat, move) => {
    if (!isPass(move)) return deployCard(table, seat, move);
    const what = choicesOf(table.at, seat, UNREAD).length > 1 ? 'STATION' : 'DEPLOY';
    table.emit({ fact: 'declined', ...doer(table.at, seat), what });
  },
  absent: (at, _, seat) => absentDeployment(at, seat),
};

// Returns the default deployment: the ship and the hexagon with the greatest effect on planets that the seat can take.
function absentDeployment(at: At<SparkOfWar>, seat: Seat): Pass | Deploy {
  const layout = layoutOf(at.state);
  const free = freeIn(layout);
  const pullOf = pulls(at, turnOf(at), layout);
  let best: { card: CardId; hex: HexNumber; worth: number } | null = null;
  for (const { card, resistance, name } of shipsInHand(at, seat)) {
    const pull = pullOf(shipCard(name));
    for (const hex of free) {
      if ((layout.received[hex] ?? 0) >= resistance) continue;
      const worth = pull[hex] ?? 0;
      if (!best || worth > best.worth) best = { card, hex, worth };
    }
  }
  return best ? { deploy: { card: best.card, at: [hexOf(best.hex)] } } : PASS;
}
