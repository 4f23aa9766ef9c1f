import type { Page } from 'playwright-core';
import { z } from 'zod';
import { create, get, guest } from '../../api/client.ts';
import type { Site, Visitor } from '../browser.ts';

/** A player at a table. */
export interface Seated {
  page: Page;
  token: string;
  id: string;
  path: string;
}

/** Creates a match and opens its creator's window. @param input of `createMatch` */
export async function sitDown(site: Site, input: object, options: Visitor = {}): Promise<Seated> {
  const token = await guest(site.address, 'Ann');
  const { id } = await create(site.address, token, input);
  const path = `/matches/${id}`;
  return { page: await windowOf(site, token, path, options), token, id, path };
}

/** Opens an address in a window that is signed in with this token. */
export async function windowOf(site: Site, token: string, path: string, options: Visitor = {}): Promise<Page> {
  const shape = z.object({ me: z.object({ id: z.string(), name: z.string(), guest: z.boolean() }) });
  const { me } = await get(shape, site.address, '{ me { id name guest } }', {}, token);
  return site.visit(path, { ...options, session: JSON.stringify({ token, player: me }) });
}
