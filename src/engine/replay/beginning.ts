import type { BotLevel } from '../bots/policies.ts';
import { isOffering } from '../game/judging.ts';
import { same } from '../json.ts';
import { deckHash, type Preamble } from './preamble.ts';
import type { ReplayDocument, ReplayEntry, ReplayFormat } from './replay-form.ts';
import { nameHash, plainName } from './seat-name.ts';

/** The fields of the head that repeat the preamble. */
const QUOTED = ['match', 'game', 'rulesVersion', 'options', 'seedHash', 'createdAt'] as const;

/** Describes how a document's head differs from the chained beginning and end, or returns null if they agree. */
export function misquoted(replay: ReplayDocument, preamble: Preamble): string | null {
  const { entries } = replay;
  const wrong = QUOTED.find((what) => !same(replay[what], preamble[what]));
  if (wrong) return wrong === 'options' ? unlikeMany(wrong) : unlikeOne(wrong);
  if (!sameSeats(replay.seats, preamble.seats)) return unlikeMany('seats');
  const decks = preamble.seats.map(({ deck }) => deck);
  if (!same(decksIn(replay), decks)) return unlikeMany('decks');
  if (replay.startedAt !== entries[0]?.at) return unlikeOne('start');
  return replay.finishedAt === entries.at(-1)?.at ? null : unlikeOne('end');
}

function unlikeOne(what: string): string {
  return `its ${what} differs from the one in the chain`;
}

function unlikeMany(what: string): string {
  return `its ${what} differ from those in the chain`;
}

/** The bot levels that the third form and earlier forms allow. */
const FORMER_LEVELS: readonly (BotLevel | null)[] = [null, 'RANDOM', 'STEADY'];

/** Returns the third form or, if it cannot express the whole match, the fourth or the fifth. */
export function replayFormat(
  seats: readonly { readonly bot: BotLevel | null }[],
  preamble: Preamble | 'NONE' | 'UNREADABLE',
  entries: readonly Pick<ReplayEntry, 'kind' | 'seat'>[],
): ReplayFormat {
  if (entries.some(isByPlayers)) return 'arbiter-replay-5';
  const standIn = typeof preamble === 'string' ? undefined : preamble.standIn;
  return standIn === undefined && seats.every(({ bot }) => FORMER_LEVELS.includes(bot))
    ? 'arbiter-replay-3'
    : 'arbiter-replay-4';
}

/** Whether players took back an answer, or made or answered an offer. */
function isByPlayers({ kind, seat }: Pick<ReplayEntry, 'kind' | 'seat'>): boolean {
  return isOffering(kind) || ((kind === 'REWOUND' || kind === 'ENDED') && seat !== null);
}

/** Returns why the form of a record is wrong, or null if it is right. Old records are exported in the current form. */
export function mislabelled(
  { format, signatures, seats, entries }: ReplayDocument,
  preamble: Preamble | 'NONE',
): string | null {
  const isFirst = format === 'arbiter-replay-1';
  if (isFirst && (preamble !== 'NONE' || signatures)) return `${format} has neither a preamble nor signatures`;
  const sworn = preamble === 'NONE' ? [] : preamble.seats;
  const isHashed =
    sworn.some(({ player }) => player && 'named' in player) || seats.some(({ salt }) => salt !== undefined);
  if (format === 'arbiter-replay-2' && isHashed) return `${format} has no hashed names`;
  const needed = replayFormat(seats, preamble, entries);
  if (format >= needed || needed === 'arbiter-replay-3') return null;
  return needed === 'arbiter-replay-4'
    ? `${format} has no bots of these levels`
    : `${format} has no takebacks and offers`;
}

type ShownSeat = ReplayDocument['seats'][number];
type SwornSeat = Preamble['seats'][number];

function sameSeats(shown: readonly ShownSeat[], sworn: readonly SwornSeat[]): boolean {
  return shown.length === sworn.length && sworn.every((one, index) => isShownBy(shown[index], one));
}

// Whether a seat in the document agrees with the chained preamble. A name whose hash is in the chain can be deleted;
// the document then has neither the name nor the salt.
function isShownBy(shown: ShownSeat | undefined, { seat, bot, player }: SwornSeat): boolean {
  if (!shown || shown.seat !== seat || shown.bot !== bot) return false;
  const { name, salt } = shown;
  if (player && 'named' in player) {
    if (salt === undefined) return name === null;
    return name !== null && nameHash({ name, salt }) === player.named;
  }
  return salt === undefined && name === plainName({ player, bot });
}

function decksIn({ entries: [first] }: ReplayDocument): (string | null)[] {
  const began: Record<string, unknown> = first?.facts[0] ?? {};
  return Array.isArray(began.decks) ? began.decks.map(deckHash) : [];
}
