import { z } from 'zod';
import {
  type AnyGame,
  type Claim,
  type DeckList,
  deckHash,
  isJudging,
  JUDGING,
  type Preamble,
  type ReplayDocument,
  rulingsInForce,
  same,
  timesGivenBack,
  unansweredSeats,
} from '../../engine/index.ts';
import type { ExpectedMatch } from './expected-matches.ts';
import { CLOCKS_APART } from './judges.ts';

type Entries = ReplayDocument['entries'];

/** Of what a match begins with, what the tournament's set-up says as it is. */
const SET_UP = ['game', 'options', 'timeControl', 'onTimeOut', 'forfeitAfter'] as const;

/**
 * Whether a match names other no-shows than the tournament; null: it does not. Without a clock nothing in a match says
 * when the server was away, so a player may have been asked for less time there.
 */
export function attendanceMisfit(
  game: AnyGame | undefined,
  { setup, result }: Pick<ExpectedMatch, 'setup' | 'result'>,
  entries: Entries,
): string | null {
  if (!game || !setup.noShowAfter) return null;
  const log = entries.map((entry) => ({ ...entry, at: Date.parse(entry.at) }));
  const away = timesGivenBack(log);
  const whole = result.ranks.length > 0; // else its rules have failed
  const found = whole ? unansweredSeats(game, log, { botsStandIn: setup.onTimeOut === 'BOT', away }) : [];
  const taken = result.unanswered ?? [];
  const fits = found.every(({ asked, ...one }, index) => {
    const { asked: said = 0, ...other } = taken[index] ?? {};
    return same(one, other) && (setup.timeControl ? said === asked : said <= asked);
  });
  return fits && found.length === taken.length ? null : 'who has not come to it is not what the tournament has taken';
}

/** Why a match is not the one that the tournament's log speaks of; null: it is. @param claim of its own record, which is in order */
export function matchMisfit(
  games: readonly AnyGame[],
  expected: ExpectedMatch,
  claim: Claim,
  entries: Entries,
): string | null {
  const { preamble } = claim;
  if (!preamble) return 'who sat where, with which deck, is not chained in it';
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
  // The bot of a set-up or match that names none is STEADY.
  return (setup.standInLevel ?? 'STEADY') === (preamble.standIn ?? 'STEADY')
    ? null
    : "the bots that stand in are not those of the tournament's set-up";
}

function seatsMisfit(
  games: readonly AnyGame[],
  { seats, setup }: ExpectedMatch,
  preamble: Preamble,
  first: Entries[number] | undefined,
): string | null {
  // What was named when it was being played already nobody can have brought.
  const made = Math.min(Date.parse(preamble.createdAt), Date.parse(first?.at ?? preamble.createdAt)) + CLOCKS_APART;
  if (seats.length !== preamble.seats.length)
    return `${preamble.seats.length} sit at it, and ${seats.length} of the tournament should`;
  for (const [seat, { player, decks: named }] of seats.entries()) {
    const sat = preamble.seats[seat];
    if (sat?.player?.id !== player || sat.bot !== null)
      return `at seat ${seat} sits ${sat?.player?.id ?? 'nobody'}, and ${player} of the tournament should`;
    const game = games.find(({ id, rulesVersion }) => id === setup.game && rulesVersion === preamble.rulesVersion);
    const decks = named.filter(({ at }, index) => index === 0 || at <= made).map(({ deck }) => deck);
    const fits = decks.map((deck) => deckHash(deck ?? lentDeck(game, setup.options)));
    // Which deck other rules would have lent nobody can say here.
    if (!fits.includes(sat.deck) && (game || !decks.includes(null)))
      return `the player of seat ${seat} has not brought the deck of the tournament's log`;
  }
  return null;
}

const began = z.object({ tournament: z.object({ champion: z.int().nullable() }).optional() });

// Matches that began before games were told have no word of it, and nor had set-ups.
function championMisfit({ seats, setup }: ExpectedMatch, first: Entries[number] | undefined): string | null {
  const seat = seats.findIndex(({ player }) => player === setup.champion);
  const { tournament = null } = began.safeParse(first?.facts[0]).data ?? {};
  const named = tournament?.champion ?? null;
  return named === (seat < 0 ? null : seat) ? null : 'who defends the title in it is not whom the set-up names';
}

/** The deck of who names none: the first ready one of those that break the fewest rules. */
function lentDeck(game: AnyGame | undefined, options: object): DeckList | null {
  const { ready = [], broken = () => [] } = game?.deck ?? {};
  const judged = ready.map(({ cards }) => ({ cards, faults: broken(cards, options).length }));
  return judged.sort((a, b) => a.faults - b.faults)[0]?.cards ?? null;
}

function resultMisfit({ result: { ranks, why, hash } }: ExpectedMatch, { hashes, result: own }: Claim): string | null {
  if (!same(ranks, own.ranks) || why !== own.why)
    return `it came to ${resultText(own)}, and the tournament has taken ${resultText({ ranks, why })}`;
  return hashes.at(-1) === hash ? null : 'its last entry is not the one whose hash the tournament has taken';
}

function resultText({ ranks, why }: { ranks: readonly number[]; why: string }): string {
  return `${JSON.stringify(ranks)} (${why})`;
}

// A match may be ended from outside only as the tournament's log says.
function endMisfit({ result: { why, ranks }, setup, counts, timeCalled }: ExpectedMatch): string | null {
  if (why === 'UNDONE' || why === 'CANCELLED') return counts ? 'it was ended as one that counts for nothing' : null;
  if (why === 'RULED') return counts ? 'it was ended by a ruling of which the tournament says nothing' : null;
  if (why !== 'TIME_CALLED') return null;
  if (!timeCalled) return 'it was ended as the time was up, which nobody had called';
  if (setup.atTime === 'JUDGE') return 'it was ended as the time was up, and a judge should have decided';
  const drawn = ranks.every((rank) => rank === 1);
  return setup.atTime === 'DRAW' && !drawn ? 'the time was up, and it was not drawn' : null;
}

/** What is wrong with what judges have done in a match; null: nothing. */
export function judgesMisfit({ judges, result }: ExpectedMatch, entries: Entries): string | null {
  for (const { version, kind, move, at } of entries) {
    if (!isJudging(kind) || kind === 'JUDGE_CALLED') continue;
    const by = JUDGING[kind].safeParse(move).data?.by;
    if (by === undefined) return `its entry ${version}, ${kind}, is of no form that judges use`;
    if (!judges.couldJudge(by, Date.parse(at)))
      return `in its entry ${version} somebody judges who was no judge of the tournament then: ${by}`;
  }
  // Those that count beyond the match.
  const rulings = rulingsInForce(entries)
    .filter(({ ruling }) => ruling === 'MATCH_LOSS' || ruling === 'DISQUALIFICATION')
    .map(({ seat, ruling }) => ({ seat, ruling }));
  return same(rulings, result.rulings) ? null : 'the rulings in it are not those that the tournament has taken';
}
