import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import {
  autoPlay,
  createMatch,
  overSocket,
  readMatch,
  resign,
  ServerRefusal,
  signInAsGuest,
  submitMove,
} from '../../clients/typescript/src/index.ts';
import { startServer } from '../api/server.ts';
import { closeAfterAll } from '../close-after-all.ts';

/** All sockets that were opened. */
const opened: WebSocket[] = [];

class Recorded extends WebSocket {
  constructor(url: string, protocol: string) {
    super(url, protocol);
    opened.push(this);
  }
}

const server = await closeAfterAll(startServer());
const player = await signInAsGuest({ server: server.address, WebSocket: Recorded }, 'Ann');

/** Replaces `fetch` with a function that fails, because no request may bypass the socket. */
function noRequests(): never {
  throw new Error('a request bypassed the socket');
}

describe('everything over one socket', () => {
  it('a match is created, watched and played, and continues over a second socket without gaps', async () => {
    const before = opened.length;
    const ann = overSocket({ ...player, fetch: noRequests });
    const { id } = await createMatch(ann, { game: 'golems', bots: [{ level: 'RANDOM' }] });
    expect(opened.length).toBe(before + 1);
    const versions: number[] = [];
    let isCut = false;
    let hasResigned = false;
    for await (const { entries } of autoPlay(ann, { id, after: -1, policy: 'random' })) {
      versions.push(...entries.map(({ version }) => version));
      if (versions.length > 20 && !isCut) {
        isCut = true;
        opened.at(-1)?.terminate();
      } else if (versions.length > 60 && !hasResigned) {
        hasResigned = true;
        await resign(ann, id);
      }
    }
    expect(versions).toEqual(versions.map((_, index) => index));
    expect(versions.length).toBeGreaterThan(20);
    expect((await readMatch(ann, id))?.status).toBe('FINISHED');
    expect(opened.length).toBe(before + 2);
    ann.line.close();
  });

  it('a refusal of the server is a Refusal, as over HTTP', async () => {
    const ann = overSocket({ ...player, fetch: noRequests });
    const move = { golems: { pass: true } } as const;
    const told = await submitMove(ann, { matchId: 'nowhere', version: 0, move }).catch((error: unknown) => error);
    const overHttp = await submitMove(player, { matchId: 'nowhere', version: 0, move }).catch(
      (error: unknown) => error,
    );
    expect(told).toBeInstanceOf(ServerRefusal);
    expect(told).toEqual(overHttp);
    ann.line.close();
  });

  it('an aborted request is cancelled, and the next one is answered', async () => {
    const ann = overSocket({ ...player, fetch: noRequests });
    await expect(readMatch(ann, 'x', AbortSignal.abort(new Error('never mind')))).rejects.toThrow('never mind');
    expect(await readMatch(ann, 'x')).toBeNull();
    ann.line.close();
  });
});
