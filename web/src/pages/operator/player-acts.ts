import { askPatiently } from '../../data/client.ts';
import { serverNow } from '../../data/server-time.ts';
import { api } from '../../data/session.ts';
import { isolated } from '../../texts/isolated.ts';
import { o } from '../../texts/operator.ts';
import type { Act } from './act.tsx';
import { BAN_PLAYER, type FoundLine, RENAME_PLAYER, SIGN_OUT_PLAYER, UNBAN_PLAYER } from './operations.generated.ts';

const DAY = 86_400_000;

/** Returns what an admin can do to a player. */
export function actsOn({ player, banReason }: FoundLine): Act[] {
  if (player.deleted || player.roles.includes('ADMIN')) return [];
  const playerId = player.id;
  const texts = (kind: 'ban' | 'unban' | 'signOut' | 'rename') => ({
    title: o(`${kind}.named`, { name: isolated(player.name) }),
    about: o(`${kind}.about`),
    label: o(kind),
  });
  const ban: Act = {
    ...texts('ban'),
    extra: { label: o('ban.days'), hint: o('ban.days.hint') },
    isTold: true,
    run: (reason, days) => askPatiently(api(), BAN_PLAYER, { input: { playerId, reason, until: endOf(days) } }),
  };
  const unban: Act = {
    ...texts('unban'),
    run: (reason) => askPatiently(api(), UNBAN_PLAYER, { input: { playerId, reason } }),
  };
  const signOut: Act = {
    ...texts('signOut'),
    run: (reason) => askPatiently(api(), SIGN_OUT_PLAYER, { input: { playerId, reason } }),
  };
  const rename: Act = {
    ...texts('rename'),
    extra: { label: o('rename.name'), hint: o('rename.name.hint') },
    run: (reason, name) =>
      askPatiently(api(), RENAME_PLAYER, { input: { playerId, reason, name: name === '' ? null : name } }),
  };
  return banReason === null || banReason === undefined ? [ban, signOut, rename] : [ban, unban, rename];
}

/** A number that is not valid leads to a date that is not valid, which the caller sees as an error. */
function endOf(days: string): string | null {
  if (days === '') return null;
  return new Date(serverNow() + Number(days.replace(',', '.')) * DAY).toISOString();
}
