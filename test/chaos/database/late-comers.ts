import { READY } from '../../../src/games/valhalla/cards/ready-decks.ts';
import { asGuest, call, Refusal } from '../load/graphql-call.ts';
import { openMatch } from '../load/matches.ts';
import type { Findings } from '../report.ts';
import type { StormClient, Ways } from '../storm/clients.ts';

const SAVE = 'mutation($input: SaveDeckInput!) { saveDeck(input: $input) { id } }';
const DECKS = '{ me { decks { id } } }';
const MATCH = 'query($id: ID!) { match(id: $id) { id } }';
const DECK = READY[0]?.cards;

/** A session, a deck and a match that are made while the database loses its commits. */
export interface LateComers {
  /** Asks every node for them: none of them is there any more. */
  findings(): Promise<Findings>;
}

/** @param old a player whom the database keeps */
export async function lateComers(ways: Ways, old: StormClient): Promise<LateComers> {
  const [pool] = ways.pools;
  if (!pool) throw new Error('no node');
  const newcomer = await asGuest(pool);
  const match = await openMatch([old.caller(), old.caller()], { game: 'golems' });
  const deck = { game: 'valhalla', name: 'Too late', cards: DECK };
  await call({ pool, token: old.token }, SAVE, { input: deck });
  return {
    async findings() {
      const findings: Findings = [];
      for (const [node, one] of ways.pools.entries()) {
        const ask = (token: string, query: string, variables = {}) =>
          outcome(() => call({ pool: one, token }, query, variables));
        const session = await ask(newcomer.token, DECKS);
        if (session !== 'UNAUTHENTICATED') findings.push(`node ${node}: the lost session meets ${session}`);
        const decks = await ask(old.token, DECKS);
        if (decks !== '{"me":{"decks":[]}}') findings.push(`node ${node}: the lost deck is shown: ${decks}`);
        const gone = await ask(old.token, MATCH, { id: match.id });
        if (!['NOT_FOUND', '{"match":null}'].includes(gone))
          findings.push(`node ${node}: the lost match meets ${gone}`);
      }
      return findings;
    },
  };
}

async function outcome(request: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await request());
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}
