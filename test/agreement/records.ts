import { createPrivateKey } from 'node:crypto';
import { fittingDecks } from '../../scripts/play/fitting-decks.ts';
import {
  type Action,
  type AnyAt,
  type AnyGame,
  type AnyTypes,
  advance,
  agreedDraw,
  begin,
  canonical,
  dealSeed,
  type Entry,
  entryRandom,
  fastRandom,
  fold,
  isJudging,
  type Offer,
  openOffer,
  type Preamble,
  type PublishedKey,
  type Random,
  type ReplayDocument,
  refusal,
  type Setup,
  sha256,
  takebackTo,
  thumbprint,
  undoOf,
  voidEntry,
} from '../../src/engine/index.ts';
import { mixedDeck } from '../conformance/decks.ts';
import { cornersOf } from '../conformance/guards/corners.ts';
import { actionFor, type Script } from '../conformance/script.ts';
import { ofFormerTimes, rechained, signedBy, unsigned } from '../matches/replays/forging.ts';
import { headOf, nameOf, preambleOf } from '../matches/replays/record-head.ts';

// The public example key of RFC 8037, A.1.
const X = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
const D = 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A';
const PRIVATE = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', d: D, x: X }, format: 'jwk' });
export const KEY: PublishedKey = { kty: 'OKP', crv: 'Ed25519', x: X, kid: thumbprint(X) };

/** Signs a record as the server would, so that only the rules can tell a forgery. */
export function resigned(document: ReplayDocument): ReplayDocument {
  return signedBy(PRIVATE, KEY.kid, document);
}

export function oneIn(random: Random, n: number): boolean {
  return random(n) === 0;
}

export function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random(list.length)];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
}

/** The lengths at which a match is ended, if it is not over by then. */
const LENGTHS = [20, 60, 120, 250, 500];

/** Plays a match by this number, with any options, interruptions, judges, entropy and bots. Returns its record. */
export function madeRecord(game: AnyGame, n: number, lengths = LENGTHS): ReplayDocument {
  const random = fastRandom(n);
  const corner = pick(cornersOf(game), random);
  const options = game.options.parse(corner.options);
  const setup: Setup<AnyTypes> = {
    ...{ seats: corner.seats, options, decks: decksOf(game, options, corner.seats, n), firstCard: 1 },
    ...(oneIn(random, 5) && { tournament: { champion: random(corner.seats) } }),
    ...(oneIn(random, 5) && { autoPass: Array.from({ length: corner.seats }, () => pick(MODES, random)) }),
  };
  const seed = sha256(`agreement ${n}`);
  const form = pick(FORMS, random);
  const preamble = preambleOfRecord(game, setup, seed, random, form === 'OLD');
  const deal = dealSeed(
    seed,
    preamble.seats.map(({ entropy }) => entropy),
  );
  const script = { ...corner, seed, picks: [], onwards: n, interrupted: !oneIn(random, 3) };
  const { made, result } = played(game, setup, deal, script, random, pick(lengths, random));
  const [first, ...rest] = made;
  const entries = [{ ...first, move: preamble }, ...rest].map((entry, i) => ({
    ...entry,
    ...{ at: new Date(START + 1000 * i).toISOString(), key: oneIn(random, 4) ? `key-${i}` : null, hash: '' },
  }));
  const times = { startedAt: new Date(START).toISOString(), finishedAt: entries.at(-1)?.at ?? '' };
  const head = headOf(preamble, { seed, ...times }, made);
  return dressed(rechained(JSON.parse(canonical({ ...head, result, entries }))), form);
}

const START = Date.UTC(2026, 0, 1);
/** OLD: without a preamble. PLAIN: with names that are not hashed. FORGOTTEN: with deleted names. */
const FORMS = [...Array.from({ length: 8 }, () => 'SIGNED' as const), 'UNSIGNED', 'OLD', 'PLAIN', 'FORGOTTEN'] as const;
type Form = (typeof FORMS)[number];
const MODES = ['NONE', 'UNTIL_MY_TURN', 'UNLESS_TARGET'] as const;
const BOTS = ['RANDOM', 'STEADY', 'STRONG', 'MASTER'] as const;

function decksOf(game: AnyGame, options: object, seats: number, n: number) {
  return fittingDecks(game, options, seats, n).map((ready, seat) =>
    game.deck && ready && n % 2 === 0 ? mixedDeck(game, game.deck, ready, options, n + seat) : ready,
  );
}

/** Plays up to `most` entries. If the match is not over by then, an official or a failure of the rules ends it. */
function played(game: AnyGame, setup: Setup<AnyTypes>, deal: string, script: Script, random: Random, most: number) {
  const { at, entry } = begin(game, setup, entryRandom(deal, 0));
  const made: Entry[] = [entry];
  for (let again = 0; !at.result && (made.length < most || at.paused); ) {
    const action = playersAction(game, at, made, random) ?? actionFor(game, at, script, random(2 ** 31), again);
    if (action.kind === 'REWOUND') again += at.version - action.move.to;
    made.push(advance(game, at, entryRandom(deal, at.version + 1), action, made));
  }
  if (!at.result && oneIn(random, 6)) {
    made.push(voidEntry(at.version + 1));
    fold(game, at, voidEntry(at.version + 1));
  }
  if (!at.result) {
    const ranks = Array.from({ length: setup.seats }, () => 1 + random(setup.seats));
    const move = { ranks, why: 'The hall is closing' };
    const kind = oneIn(random, 2) ? 'RULING' : 'ENDED';
    made.push(advance(game, at, entryRandom(deal, at.version + 1), { kind, seat: null, move }, made));
  }
  return { made, result: at.result };
}

/** Sometimes returns an undo, an offer or an answer to an offer. */
function playersAction(game: AnyGame, at: AnyAt, made: readonly Entry[], random: Random): Action | null {
  if (at.paused) return null;
  const open = openOffer(at);
  if (open && oneIn(random, 2)) return answerTo(game, at, open, random);
  if (open || !oneIn(random, 12)) return null;
  const seats = [...Array(at.seats).keys()];
  const undo = undoOf(game, made, seats);
  if (typeof undo !== 'string') return { kind: 'REWOUND', seat: undo.seat, move: { to: undo.to, why: 'UNDONE' } };
  const seat = pick(seats, random);
  const asks = seats.filter((one) => one !== seat && !at.left.includes(one));
  if (at.left.includes(seat) || asks.length === 0) return null;
  const to = takebackTo(made, seat);
  const move =
    oneIn(random, 3) || to === null ? { offer: 'DRAW' as const, asks } : { offer: 'TAKEBACK' as const, to, asks };
  const action: Action = { kind: 'OFFERED', seat, move };
  return refusal(game, at, action) ? null : action;
}

function answerTo(
  game: AnyGame,
  at: AnyAt,
  { to, version, awaits: [seat = 0, ...others] }: Offer,
  random: Random,
): Action {
  if (oneIn(random, 3)) return { kind: 'DECLINED', seat, move: { offer: version } };
  if (others.length > 0) return { kind: 'ACCEPTED', seat, move: { offer: version } };
  if (to === null) return { kind: 'ENDED', seat, move: agreedDraw(game, at) };
  return { kind: 'REWOUND', seat, move: { to, why: 'AGREED' } };
}

/** OLD records have no entropy, and only the bots of their time. */
function preambleOfRecord(
  game: AnyGame,
  setup: Setup<AnyTypes>,
  seed: string,
  random: Random,
  isOld: boolean,
): Preamble {
  const places = Array.from({ length: setup.seats }, (_, seat) => ({
    bot: oneIn(random, 6) ? pick(isOld ? BOTS.slice(0, 2) : BOTS, random) : null,
    entropy: !isOld && oneIn(random, 3) ? `value-of-seat-${seat}==` : null,
  }));
  return preambleOf(game, setup, {
    ...{ seed, places, createdAt: new Date(START - 60_000).toISOString() },
    timeControl: pick([null, { perDecision: 60 }, { days: 3 }, { fischer: { bank: 600, increment: 5 } }], random),
    onTimeOut: 'FORFEIT',
    ...(oneIn(random, 8) && { standIn: 'STRONG' as const }),
  });
}

// A record is always signed if a judge acted or an official ended the match.
function dressed(document: ReplayDocument, form: Form): ReplayDocument {
  const isSigned = document.entries.some(({ kind }) => isJudging(kind) || kind === 'RULING' || kind === 'ENDED');
  if (form === 'PLAIN') return resigned(withPlainNames(document));
  if (!isSigned && form === 'UNSIGNED') return unsigned(document);
  if (!isSigned && form === 'OLD') return ofFormerTimes(document);
  const forgotten = (one: ReplayDocument['seats'][number]) =>
    form === 'FORGOTTEN' && one.salt ? { seat: one.seat, bot: one.bot, name: null } : one;
  return resigned({ ...document, seats: document.seats.map(forgotten) });
}

function withPlainNames(document: ReplayDocument): ReplayDocument {
  const copy = structuredClone(document);
  const sworn = (copy.entries[0]?.move?.seats ?? []) as { player: object | null; seat: number }[];
  for (const one of sworn) if (one.player) one.player = { id: `player-${one.seat}`, name: nameOf(one.seat) };
  for (const one of copy.seats) delete one.salt;
  return rechained({ ...copy, format: copy.format === 'arbiter-replay-3' ? 'arbiter-replay-2' : copy.format });
}
