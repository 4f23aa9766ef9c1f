import { z } from 'zod';
import { account, create, get, guest, join, playOn, read } from '../api/client.ts';
import type { Receiver } from './receiver.ts';

export const HOOK = 'mutation ($i: CreateWebhookInput!) { createWebhook(input: $i) { secret webhook { id } } }';
export const HOOKS = '{ webhooks { id url deliveries { id event matchId status attempts lastStatus lastError } } }';
export const SUBSCRIBE = 'mutation ($i: SubscribePushInput!) { subscribePush(input: $i) { id disabledAt } }';

const created = z.object({ createWebhook: z.object({ secret: z.string(), webhook: z.object({ id: z.string() }) }) });
export const hooks = z.object({
  webhooks: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      deliveries: z.array(z.looseObject({ id: z.string(), status: z.string() })),
    }),
  ),
});

/** Creates a webhook for a player. */
export async function hook(address: string, by: string, input: object) {
  return (await get(created, address, HOOK, { i: input }, by)).createWebhook;
}

/** Reads the deliveries of a player's webhooks. */
export async function deliveries(address: string, by: string) {
  return (await get(hooks, address, HOOKS, {}, by)).webhooks.flatMap((one) => one.deliveries);
}

/** Returns the types of the messages that a receiver got, in order. */
export function typesAt({ received }: Pick<Receiver, 'received'>): string[] {
  return received.map(({ body }) => JSON.parse(body.toString()).type);
}

/** Creates an account, and a guest as its opponent. */
export async function pair(address: string, name: string): Promise<[string, string]> {
  return [await account(address, name), await guest(address, 'Bob')];
}

/** Creates a match of two players that has just begun. */
export async function begun(address: string, a: string, b: string, input: object = {}): Promise<string> {
  const { id, invitation } = await create(address, a, { visibility: 'PRIVATE', ...input });
  await join(address, b, { invitation });
  return id;
}

/** Plays until it is the first player's turn: the starting player is random. */
export async function untilAsked(address: string, a: string, b: string, id: string): Promise<void> {
  for (let moves = 0; moves < 20 && !(await read(address, id, a)).decision; moves++) await playOn(address, [b], id, 1);
}
