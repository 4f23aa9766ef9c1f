import { z } from 'zod';
import { type Api, ask } from './api.ts';
import { AS_GUEST, ME, SIGN_IN, SIGN_UP } from './documents.ts';
import type { Options } from './options.ts';
import { Unusable } from './plain-words.ts';
import { askPassword, askText, chooseOne } from './prompts.ts';
import { session } from './shapes.ts';

const answer = z.object({ session });
const caller = z.object({ me: session.shape.player.nullable() });
type Manner = 'guest' | 'sign in' | 'sign up';

/** A server and who one is there. */
export interface Player extends Api {
  token: string;
  name: string;
  guest: boolean;
}

/** The server with somebody signed in: by ARBITER_TOKEN in the environment, by the arguments, or by asking. */
export async function signIn(options: Options): Promise<Player> {
  const server: Api = { server: options.server, token: process.env.ARBITER_TOKEN || null };
  if (server.token) return byToken(server, server.token);
  if (options.name)
    return as(server, SIGN_IN, { input: { name: options.name, password: await passwordFor(options.name) } });
  const manner = options.guest || options.auto ? 'guest' : await askManner();
  if (manner === 'guest') return as(server, AS_GUEST, {});
  const name = given(await askText('Your name'));
  const password = given(await askPassword(manner === 'sign in' ? 'Password' : 'A password, 8 characters or more'));
  return as(server, manner === 'sign in' ? SIGN_IN : SIGN_UP, { input: { name, password } });
}

async function as(server: Api, document: string, variables: Record<string, unknown>): Promise<Player> {
  const { token, player } = (await ask(server, document, variables, answer)).session;
  return { ...server, token, ...player };
}

async function byToken(server: Api, token: string): Promise<Player> {
  const { me } = await ask(server, ME, {}, caller);
  if (!me) throw new Unusable('The session in ARBITER_TOKEN has ended.');
  return { ...server, token, ...me };
}

async function askManner(): Promise<Manner> {
  return given(
    await chooseOne<Manner>('Who are you?', [
      { value: 'guest', label: 'A guest', hint: 'no password' },
      { value: 'sign in', label: 'I have an account' },
      { value: 'sign up', label: 'I want an account' },
    ]),
  );
}

async function passwordFor(name: string): Promise<string> {
  return process.env.PASSWORD ?? given(await askPassword(`Password of ${name}`));
}

/** An answer, or the end of the program when the question was called off. */
export function given<T>(value: T | null): T {
  if (value === null) throw new Unusable('Good-bye.');
  return value;
}
