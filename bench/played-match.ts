import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import WebSocket from 'ws';
import { z } from 'zod';
import { autoMove, type OpenChoice } from '../clients/typescript/src/index.ts';

const ASKED =
  'decision { version seat prompt choices { label move blanks { label path from { value label } min max } } }';
const UPDATES = `subscription($id: ID!, $after: Int) { matchUpdates(id: $id, after: $after) {
  version entries { version seat text } match { status waitingFor ${ASKED} } } }`;
const SUBMIT = `mutation($input: SubmitMoveInput!) { submitMove(input: $input) {
  entry { version text } match { version status waitingFor ${ASKED} } } }`;
const CREATE = 'mutation($input: CreateMatchInput!) { createMatch(input: $input) { id } }';

/** The bytes that a phone receives for one match, and the messages themselves. */
export interface WireBytes {
  moves: number;
  frames: string[];
  socket: { plain: number; deflated: number };
  answers: { plain: number; compressed: number };
}

const update = z.object({
  payload: z.object({
    data: z.object({
      matchUpdates: z.object({
        match: z.object({
          status: z.string(),
          decision: z.object({ version: z.number(), choices: z.custom<OpenChoice[]>() }).nullable(),
        }),
      }),
    }),
  }),
});

/** An HTTP/1.1 connection that counts the bytes received, and the bytes after decompression. */
class Line {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;
  readonly #sockets = new Set<Socket>();
  #saved = 0;
  token = '';

  constructor(url: string) {
    this.#url = url;
  }

  get bytes(): { plain: number; compressed: number } {
    const compressed = [...this.#sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    return { plain: compressed + this.#saved, compressed };
  }

  async ask(query: string, variables: object): Promise<unknown> {
    const headers = {
      'content-type': 'application/json',
      'accept-encoding': 'br',
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
    };
    const sent = request(`${this.#url}/graphql`, { method: 'POST', headers, agent: this.#agent });
    sent.end(JSON.stringify({ query, variables }));
    const [answer] = await once(sent, 'response');
    this.#sockets.add(answer.socket);
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const read = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
    this.#saved += read.length - body.length;
    return JSON.parse(String(read));
  }

  close(): void {
    this.#agent.destroy();
  }
}

function listen(url: string, token: string, id: string, perMessageDeflate: boolean): WebSocket {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', { perMessageDeflate });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
  socket.on('message', (data) => {
    if (!String(data).includes('connection_ack')) return;
    const payload = { query: UPDATES, variables: { id, after: -1 } };
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
  });
  return socket;
}

/** Plays random moves as a guest against a STEADY bot, and watches on two sockets, one of them compressed. */
export async function playedMatch(url: string, game: string, atMost: number): Promise<WireBytes> {
  const line = new Line(url);
  const made = z.object({ data: z.object({ signInAsGuest: z.object({ token: z.string() }) }) });
  line.token = made.parse(await line.ask('mutation { signInAsGuest { token } }', {})).data.signInAsGuest.token;
  const created = z.object({ data: z.object({ createMatch: z.object({ id: z.string() }) }) });
  const input = { game, bots: [{ level: 'STEADY' }], visibility: 'PRIVATE' };
  const { id } = created.parse(await line.ask(CREATE, { input })).data.createMatch;
  const deflated = listen(url, line.token, id, true);
  const plain = listen(url, line.token, id, false);
  const bytesOf = [received(plain), received(deflated)];
  const frames: string[] = [];
  let moves = 0;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, atMost).unref();
    plain.on('message', async (data) => {
      const { success, data: told } = update.safeParse(JSON.parse(String(data)));
      if (!success) return;
      frames.push(String(data));
      const { status, decision } = told.payload.data.matchUpdates.match;
      if (status === 'FINISHED') return resolve();
      if (!decision) return;
      moves++;
      const move = autoMove('random', decision.choices);
      await line.ask(SUBMIT, { input: { matchId: id, version: decision.version, move } });
    });
  });
  const [plainBytes = 0, deflatedBytes = 0] = bytesOf.map((count) => count());
  for (const socket of [plain, deflated]) socket.terminate();
  line.close();
  return { moves, frames, socket: { plain: plainBytes, deflated: deflatedBytes }, answers: line.bytes };
}

function received(socket: WebSocket): () => number {
  let under: Socket | null = null;
  socket.on('upgrade', ({ socket: opened }) => {
    under = opened;
  });
  return () => under?.bytesRead ?? 0;
}
