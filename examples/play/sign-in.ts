import WebSocket from 'ws';
import {
  type Api,
  ask,
  ME,
  SIGN_IN,
  SIGN_UP,
  type SignedIn,
  type SignInInput,
  signInAsGuest,
} from '../../clients/typescript/src/index.ts';
import type { Options } from './options.ts';
import { Unusable } from './plain-words.ts';
import { askPassword, askText, chooseOne } from './prompts.ts';

type Manner = 'guest' | 'sign in' | 'sign up';

/** Returns an anonymous `Api` for a server. */
export function serverAt(server: string): Api {
  return { server, WebSocket };
}

/** Signs in with ARBITER_TOKEN from the environment, with the arguments, or by asking the user. */
export async function signIn(options: Options): Promise<SignedIn> {
  const server = serverAt(options.server);
  if (process.env.ARBITER_TOKEN) return byToken(server, process.env.ARBITER_TOKEN);
  if (options.name) return as(server, SIGN_IN, { name: options.name, password: await passwordFor(options.name) });
  const manner = options.guest || options.auto ? 'guest' : await askManner();
  if (manner === 'guest') return signInAsGuest(server);
  const name = given(await askText('Your name'));
  const password = given(await askPassword(manner === 'sign in' ? 'Password' : 'A password, 8 characters or more'));
  return as(server, manner === 'sign in' ? SIGN_IN : SIGN_UP, { name, password });
}

async function as(server: Api, document: typeof SIGN_IN | typeof SIGN_UP, input: SignInInput): Promise<SignedIn> {
  const { token, player } = (await ask(server, document, { input })).session;
  return { ...server, token, player };
}

async function byToken(server: Api, token: string): Promise<SignedIn> {
  const { me } = await ask({ ...server, token }, ME, {});
  if (!me) throw new Unusable('The session in ARBITER_TOKEN is no longer valid.');
  return { ...server, token, player: me };
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

/** Returns the answer to a question. Exits if the user cancelled the question. */
export function given<T>(value: T | null): T {
  if (value === null) throw new Unusable('Goodbye.');
  return value;
}
