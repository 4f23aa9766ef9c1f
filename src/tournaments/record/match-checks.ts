import { z } from 'zod';
import {
  type AnyGame,
  type Claim,
  deckHash,
  isJudging,
  JUDGING,
  lentDeck,
  type Preamble,
  type ReplayDocument,
  rulingsInForce,
  same,
  timesGivenBack,
  unansweredSeats,
} from '../../engine/index.ts';
import { CLOCKS_APART } from '../event/rules/outage-extension.ts';
import type { ExpectedMatch } from './expected-matches.ts';

type Entries = ReplayDocument['entries'];

/** The fields of a match's preamble that must equal the tournament's set-up. */
const SET_UP = ['game', 'options', 'timeControl', 'onTimeOut', 'forfeitAfter'] as const;

/** Null if the no-shows match. A match without a clock records no outages, so players may have had less time. */
export function attendanceMisfit(
  game: AnyGame | undefined,
  { setup, result }: Pick<ExpectedMatch, 'setup' | 'result'>,
  entries: Entries,
): string | null {
  if (!game || !setup.noShowAfter) return null;
  const log = entries.map((entry) => ({ ...entry, at: Date.parse(entry.at) }));
  const away = timesGivenBack(log);
  const whole = result.ranks.length > 0; // if there are no ranks, the rules failed
  const found = whole ? unansweredSeats(game, log, { botsStandIn: setup.onTimeOut === 'BOT', away }) : [];
  const taken = result.unanswered ?? [];
  const fits = found.every(({ asked, ...one }, index) => {
    const { asked: said = 0, ...other } = taken[index] ?? {};
    return same(one, other) && (setup.timeControl ? said === asked : said <= asked);
  });
  return fits && found.length === taken.length ? null : 'its no-shows are not those that the tournament recorded';
}

/** Returns null if it is the same match. @param claim the claim of the match's own valid record */
export function matchMisfit(
  games: readonly AnyGame[],
  expected: ExpectedMatch,
  claim: Claim,
  entries: Entries,
): string | null {
  const { preamble } = claim;
  if (!preamble) return 'its chain does not cover the seats and decks';
  return (
    setUpMisfit(expected, preamble) ??
    seatsMisfit(games, expected, preamble, entries[0]) ??
    championMisfit(expected, entries[0]) ??
    resultMisfit(expected, claim) ??
    endMisfit(expected) ??
    judgesMisfit(expected, entries)
  );
}

function setUpMisfit({ setup }: ExpectedMatch, preamble: Preamble): string | null {
  const wrong = SET_UP.find((what) => !same(setup[what], preamble[what]));
  if (wrong) return `its ${wrong} is not that of the tournament's set-up`;
  // A missing level means STEADY, both in set-ups and in matches.
  return (setup.standInLevel ?? 'STEADY') === (preamble.standIn ?? 'STEADY')
    ? null
    : "the stand-in bots are not those of the tournament's set-up";
}

function seatsMisfit(
  games: readonly AnyGame[],
  { seats, setup }: ExpectedMatch,
  preamble: Preamble,
  first: Entries[number] | undefined,
): string | null {
  // A deck named after play began cannot have been used.
  const made = Math.min(Date.parse(preamble.createdAt), Date.parse(first?.at ?? preamble.createdAt)) + CLOCKS_APART;
  if (seats.length !== preamble.seats.length)
    return `${preamble.seats.length} players sit at it, but the tournament seats ${seats.length}`;
  for (const [seat, { player, decks: named }] of seats.entries()) {
    const sat = preamble.seats[seat];
    if (sat?.player?.id !== player || sat.bot !== null)
      return `seat ${seat} has ${sat?.player?.id ?? 'no player'}, but the tournament seats ${player}`;
    const game = games.find(({ id, rulesVersion }) => id === setup.game && rulesVersion === preamble.rulesVersion);
    const decks = named.filter(({ at }, index) => index === 0 || at <= made).map(({ deck }) => deck);
    const fits = decks.map((deck) => deckHash(deck ?? lentDeck(game?.deck, setup.options)));
    // Without the rules of the match's version, the deck that the game lent cannot be checked.
    if (!fits.includes(sat.deck) && (game || !decks.includes(null)))
      return `the player of seat ${seat} did not bring the deck in the tournament's log`;
  }
  return null;
}

const began = z.object({ tournament: z.object({ champion: z.int().nullable() }).optional() });

// Older matches and set-ups do not record a champion.
function championMisfit({ seats, setup }: ExpectedMatch, first: Entries[number] | undefined): string | null {
  const seat = seats.findIndex(({ player }) => player === setup.champion);
  const { tournament = null } = began.safeParse(first?.facts[0]).data ?? {};
  const named = tournament?.champion ?? null;
  return named === (seat < 0 ? null : seat) ? null : 'its defending champion differs from the one in the set-up';
}

function resultMisfit({ result: { ranks, why, hash } }: ExpectedMatch, { hashes, result: own }: Claim): string | null {
  if (!same(ranks, own.ranks) || why !== own.why)
    return `its result is ${resultText(own)}, but the tournament recorded ${resultText({ ranks, why })}`;
  return hashes.at(-1) === hash ? null : 'its last entry does not have the hash that the tournament recorded';
}

function resultText({ ranks, why }: { ranks: readonly number[]; why: string }): string {
  return `${JSON.stringify(ranks)} (${why})`;
}

// The server may end a match early only for a reason that is in the tournament's log.
function endMisfit({ result: { why, ranks }, setup, counts, timeCalled }: ExpectedMatch): string | null {
  if (why === 'UNDONE' || why === 'CANCELLED') return counts ? 'it was ended as void, but its result counts' : null;
  if (why === 'RULED') return counts ? "it was ended by a ruling that is not in the tournament's log" : null;
  if (why !== 'TIME_CALLED') return null;
  if (!timeCalled) return 'it was ended because time was up, but no one had called time';
  if (setup.atTime === 'JUDGE') return 'it was ended because time was up, but a judge should have decided';
  const drawn = ranks.every((rank) => rank === 1);
  return setup.atTime === 'DRAW' && !drawn ? 'time was up, but it was not drawn' : null;
}

/** Returns why the judges' actions in a match are invalid; null if they are valid. */
export function judgesMisfit({ judges, result }: ExpectedMatch, entries: Entries): string | null {
  for (const { version, kind, seat, move, at } of entries) {
    if (!isJudging(kind) || kind === 'JUDGE_CALLED' || seat !== null) continue;
    const by = JUDGING[kind].safeParse(move).data?.by;
    if (by === undefined) return `its entry ${version}, ${kind}, does not have the form of a judge's entry`;
    if (!judges.couldJudge(by, Date.parse(at)))
      return `its entry ${version} is by ${by}, who was not a judge of the tournament then`;
  }
  // Only these rulings count beyond the match.
  const rulings = rulingsInForce(entries)
    .filter(({ ruling }) => ruling === 'MATCH_LOSS' || ruling === 'DISQUALIFICATION')
    .map(({ seat, ruling }) => ({ seat, ruling }));
  return same(rulings, result.rulings) ? null : 'its rulings are not those that the tournament recorded';
}
