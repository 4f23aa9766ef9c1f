import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { rowsOf } from '../../database.ts';
import { asGuest, attempt, impatient, openPool, type Player } from '../../load/graphql-call.ts';
import { anyAnswer, openMatch, readStanding, type Sending, type Submitted, send } from '../../load/matches.ts';

/** A move that a node has acknowledged. Times are in milliseconds since 1970. */
interface AcknowledgedMove {
  match: string;
  key: string;
  version: number;
  sent: number;
  came: number;
}

/** Matches whose players move all the time, and repeat each move until a node answers. */
export interface Moves {
  acknowledged: readonly AcknowledgedMove[];
  /** The codes of refused moves. */
  refused: readonly string[];
  /** Waits until this many more moves are acknowledged. */
  more(count: number): Promise<void>;
  /** Stops the players, and compares all acknowledged moves with the log in this database. */
  end(databaseUrl: string): Promise<Outcome>;
}

interface Outcome {
  /** Acknowledged moves that the log does not contain. */
  lost: readonly AcknowledgedMove[];
  /** The number of keys with several entries. */
  doubled: number;
}

/** A refusal of a player or a match that the database has lost. */
const GONE = /NOT_FOUND|UNAUTHENTICATED|is gone/;

/** @param addresses the nodes; each request goes to any of them */
export function startMoves(addresses: readonly string[], tables = 8): Moves {
  const nodes = addresses.map((address) => openPool(address, 4 * tables));
  const [acknowledged, refused]: [AcknowledgedMove[], string[]] = [[], []];
  let isOver = false;

  const move = async (player: Player, sending: Sending): Promise<void> => {
    const { matchId: match, key } = sending.input;
    const sent = Date.now();
    let answer: Submitted | { code: string } | null = null;
    while (!answer && !isOver) answer = await attempt(() => send(impatient(player), sending));
    if (!answer) return;
    if ('code' in answer) refused.push(answer.code);
    else acknowledged.push({ match, key, version: answer.entry.version, sent, came: Date.now() });
  };
  const play = async (players: readonly Player[]): Promise<void> => {
    const { id } = await openMatch(players, { game: 'golems', options: { rounds: 6 } });
    for (let status = 'RUNNING'; status === 'RUNNING' && !isOver; ) {
      for (const player of players) {
        const standing = await readStanding(player, id);
        status = standing.status;
        if (standing.decision && !isOver) await move(player, anyAnswer(id, standing.decision, randomUUID()));
      }
    }
  };
  const table = async (): Promise<void> => {
    const guest = () => asGuest(nodes[0] ?? openPool('', 1), { nodes });
    while (!isOver) {
      await play([await guest(), await guest()]).catch((error: unknown) => {
        if (!GONE.test(String(error))) throw error;
      });
    }
  };
  const playing = Promise.all(Array.from({ length: tables }, table));
  return {
    ...{ acknowledged, refused },
    async more(count) {
      const before = acknowledged.length;
      await Promise.race([playing, expect.poll(() => acknowledged.length).toBeGreaterThan(before + count)]);
    },
    async end(databaseUrl) {
      isOver = true;
      await playing;
      for (const node of nodes) await node.destroy();
      return compare(acknowledged, databaseUrl);
    },
  };
}

async function compare(acknowledged: readonly AcknowledgedMove[], databaseUrl: string): Promise<Outcome> {
  const text =
    'select match_id as id, key, array_agg(version) as versions from match_log where key is not null group by 1, 2';
  const rows = await rowsOf<{ id: string; key: string; versions: number[] }>(databaseUrl, text);
  const logged = new Map(rows.map(({ id, key, versions }) => [`${id} ${key}`, versions]));
  const lost = acknowledged.filter(({ match, key, version }) => !logged.get(`${match} ${key}`)?.includes(version));
  return { lost, doubled: rows.filter(({ versions }) => versions.length > 1).length };
}
