import { describe, expect, it } from 'vitest';
import { type DeckList, preambleSchema, type ReplayDocument } from '../../../src/engine/index.ts';
import { BUSINESS_CARD_BATTLE } from '../../../src/games/business-card-battle/index.ts';
import type { EventEntry } from '../../../src/tournaments/event/entry.ts';
import { changed, changePreamble, rechained, signedBy, strangersKey } from '../../matches/replays/forging.ts';
import { playedMatch } from './play-match.ts';
import {
  KEY,
  linesOf,
  playEvent,
  player,
  redecided,
  rehashed,
  resultOf,
  SETUP,
  type SmallEvent,
} from './small-event.ts';
import { verdictOn } from './verify-lines.ts';

/** A Swiss of five, which has byes; all players use lent decks. */
const event = playEvent();
const lines = linesOf(event);
/** A tournament of two players with another name. */
const other = playEvent(undefined, { players: 2, name: 'other' });

/** Forges a match and the log that refers to it, with the server's key. */
function withMatch(change: (replay: ReplayDocument) => ReplayDocument, index = 2): SmallEvent {
  const match = event.replays[index] ?? expect.fail();
  const forged = signedBy(KEY.key, KEY.published.kid, change(match));
  const replays = event.replays.map((one) => (one === match ? forged : one));
  const made = redecided(event, (entry) => {
    if (entry.kind !== 'RESULTS') return;
    for (const game of entry.input.games) if (game.matchId === match.match) Object.assign(game, resultOf(forged));
  });
  return { ...made, replays };
}

/** Returns another possible result of a two-player game. */
function others(ranks: readonly number[]): number[] {
  return ranks[0] === ranks[1] ? [1, 2] : [1, 1];
}

function first<K extends EventEntry['kind']>(kind: K, nth = 0): number {
  const found = event.entries.filter((entry) => entry.kind === kind)[nth];
  return found?.version ?? expect.fail(`no ${kind}`);
}

describe('the record of a tournament', () => {
  it('is verified if it is true, and lists what is proven and what is not', () => {
    const verdict = verdictOn(lines);
    expect(verdict).toMatchObject({ verdict: 'VERIFIED', fault: null, why: null });
    expect(verdict.proven).toHaveLength(6);
    expect(verdict.proven.join('\n')).toMatch(/Chain: .*Lots: .*3 of 3 rounds.*all 6 are present.*Authorship/s);
    expect(verdict.unproven).toEqual([expect.stringMatching(/^Persons: /)]);
  });

  it('is undecided without a known key: its author is unknown', () => {
    const verdict = verdictOn(lines, { keys: [] });
    expect(verdict).toMatchObject({ verdict: 'UNDECIDED', fault: null });
    expect(verdict.why).toContain('not a known key');
  });

  it('is verified with registered decks, but not with another deck', () => {
    const [one, two] = BUSINESS_CARD_BATTLE.deck?.ready ?? expect.fail();
    const decks: (DeckList | null)[] = [two?.cards ?? null, null];
    const setup = { players: 2, name: 'decks', decks };
    const played = playEvent(undefined, setup);
    expect(verdictOn(linesOf(played)).verdict).toBe('VERIFIED');
    const made = redecided(played, (entry) => {
      if (entry.kind === 'REGISTERED' && entry.by === player(1)) entry.input.deck = one?.cards ?? null;
    });
    expect(verdictOn(linesOf(made)).why).toMatch(/^stage 1, round 1, table 1, game 1, match .* did not bring the deck/);
  });
});

describe('a forged record is refuted, and the fault is located', () => {
  const cases: Record<string, [() => string[], RegExp, object]> = {
    'an entry changed, its hash kept': [
      () =>
        lines.map((line, index) =>
          index === first('PAIRED') + 1 ? line.replace('"begins":true', '"begins":false') : line,
        ),
      /stage 1, round 1: the entry, PAIRED, does not match its hash/,
      { entry: first('PAIRED'), spot: { stage: 1, round: 1 } },
    ],
    'a pairing': [
      () =>
        linesOf(
          rehashed(event, (entry) => {
            if (entry.version !== first('PAIRED', 1) || entry.kind !== 'PAIRED') return;
            const [one = [], two = []] = entry.facts.tables;
            entry.facts.tables = [
              [one[0] ?? 0, two[0] ?? 0],
              [one[1] ?? 0, two[1] ?? 0],
            ];
          }),
        ),
      /stage 1, round 2, table 1: the pairing does not follow: recorded/,
      { entry: first('PAIRED', 1), spot: { stage: 1, round: 2, table: 1 } },
    ],
    'a bye': [
      () =>
        linesOf(
          rehashed(event, (entry) => {
            if (entry.kind === 'PAIRED' && entry.facts.round === 1) entry.facts.byes = [];
          }),
        ),
      /stage 1, round 1: the byes do not follow/,
      { spot: { stage: 1, round: 1 } },
    ],
    'a lot': [
      () =>
        linesOf(
          rehashed(event, (entry) => {
            if (entry.kind === 'BEGUN') entry.facts.lot.reverse();
          }),
        ),
      /stage 1: the lot does not follow from the seed/,
      { entry: first('BEGUN') },
    ],
    'a result': [
      () =>
        linesOf(
          redecided(event, (entry) => {
            const [game] = entry.kind === 'RESULTS' && entry.version === first('RESULTS', 2) ? entry.input.games : [];
            if (game) game.ranks = others(game.ranks);
          }),
        ),
      /stage 1, round 3, table 1, game 1, match [\w-]+: its result is \[\d,\d\] .* tournament recorded/,
      { spot: { stage: 1, round: 3, table: 1, game: 1 } },
    ],
    'the value of a result': [
      () =>
        linesOf(
          rehashed(event, (entry) => {
            const taken = entry.kind === 'RESULTS' && entry.version === first('RESULTS') ? entry.facts.taken[1] : null;
            if (taken?.places) taken.places = others(taken.places);
          }),
        ),
      /stage 1, round 1, table 2, game 1: the result does not follow from the match/,
      { entry: first('RESULTS') },
    ],
    'a standing': [
      () =>
        linesOf(
          rehashed(event, (entry) => {
            if (entry.kind === 'ENDED') entry.facts.places.reverse();
          }),
        ),
      /the standing of entrant \d at the end does not follow/,
      { entry: first('ENDED') },
    ],
    'the seed of the draws': [
      () => {
        const seed = other.seed;
        return [(lines[0] ?? '').replace(event.seed, seed), ...lines.slice(1)];
      },
      /the seed of the draws does not match the published hash/,
      { entry: 0 },
    ],
    'a die': [
      () =>
        linesOf(
          withMatch((replay) =>
            rechained(
              changed(replay, (copy) => {
                const shuffled = copy.entries[0]?.facts.find((fact) => 'cards' in fact || 'order' in fact);
                const fact = shuffled ?? copy.entries[0]?.facts.at(-1) ?? expect.fail();
                Object.assign(fact, { order: [1, 2, 3] });
              }),
            ),
          ),
        ),
      /stage 1, round 2, table 1, game 1, match [\w-]+, entry 0 of its log: fact \d+: recorded/,
      { spot: { stage: 1, round: 2, table: 1, game: 1 }, matchEntry: 0 },
    ],
    'a player': [
      () =>
        linesOf(
          withMatch((replay) =>
            rechained(
              changed(replay, (copy) =>
                changePreamble(copy, ({ seats: [seat] }) => {
                  if (seat?.player) seat.player.id = player(9);
                }),
              ),
            ),
          ),
        ),
      /stage 1, round 2, table 1, game 1, match [\w-]+: seat 0 has/,
      { spot: { stage: 1, round: 2, table: 1, game: 1 } },
    ],
    'the seats of a match': [
      () =>
        linesOf(
          withMatch((replay) =>
            rechained(
              changed(replay, (copy) => {
                changePreamble(copy, ({ seats: [one, two] }) => {
                  if (one && two) [one.player, two.player] = [two.player, one.player];
                });
                const [one, two] = copy.seats;
                if (one && two)
                  [one.name, two.name, one.salt, two.salt] = [two.name, one.name, two.salt ?? '', one.salt ?? ''];
              }),
            ),
          ),
        ),
      /match [\w-]+: seat 0 has/,
      {},
    ],
    'a deck': [
      () =>
        linesOf(
          withMatch((replay) => {
            const seats = preambleSchema.parse(replay.entries[0]?.move).seats;
            const deck = BUSINESS_CARD_BATTLE.deck?.ready[1]?.cards ?? expect.fail();
            const sitters = seats.map(({ player: sitter, seat }) => ({
              id: sitter?.id ?? '',
              deck: seat === 0 ? deck : null,
            }));
            return playedMatch(BUSINESS_CARD_BATTLE, replay.match, sitters, SETUP, {
              at: Date.parse(replay.createdAt),
              key: KEY,
            });
          }, 5),
        ),
      /stage 1, round 3, table 2, game 1, match [\w-]+: the player of seat 0 did not bring the deck/,
      { spot: { stage: 1, round: 3, table: 2, game: 1 } },
    ],
    'the clock of a match': [
      () =>
        linesOf(
          withMatch((replay) =>
            rechained(
              changed(replay, (copy) =>
                changePreamble(copy, (preamble) => {
                  preamble.timeControl = { perDecision: 3600 };
                }),
              ),
            ),
          ),
        ),
      /its timeControl is not that of the tournament's set-up/,
      {},
    ],
    'a match left out': [
      () => linesOf({ ...event, replays: event.replays.slice(0, -1) }),
      /stage 1, round 3, table 2, game 1, match [\w-]+: it is missing/,
      { spot: { stage: 1, round: 3, table: 2, game: 1 } },
    ],
    'a match of another tournament in its place': [
      () => linesOf({ ...event, replays: [...event.replays.slice(0, -1), other.replays[0] ?? expect.fail()] }),
      /it belongs to no table of this tournament/,
      { match: other.replays[0]?.match },
    ],
    'a match twice': [
      () => linesOf({ ...event, replays: [...event.replays.slice(0, 5), event.replays[4] ?? expect.fail()] }),
      /it appears twice/,
      {},
    ],
    'an end cut off': [
      () => linesOf({ ...event, entries: event.entries.slice(0, -1) }),
      /the log ends here, but the tournament is not over/,
      {},
    ],
    'a signature': [
      () => linesOf(event, { ...strangersKey(), published: KEY.published }),
      /the signature of entry 0 was not made with key/,
      { entry: 0 },
    ],
    'a match’s signature': [
      () => {
        const { key } = strangersKey();
        const [one, ...rest] = event.replays;
        const forged = signedBy(key, KEY.published.kid, one ?? expect.fail());
        return linesOf({ ...event, replays: [forged, ...rest] });
      },
      /stage 1, round 1, table 1, game 1, match [\w-]+, entry 0 of its log: the signature of entry 0 was not made/,
      { spot: { stage: 1, round: 1, table: 1, game: 1 } },
    ],
  };

  it.each(Object.entries(cases))('%s', (_, [forge, says, place]) => {
    const verdict = verdictOn(forge());
    expect(verdict.verdict).toBe('REFUTED');
    expect(verdict.why).toMatch(says);
    expect(verdict.fault).toMatchObject(place);
    expect(verdict.proven).toEqual([]);
  });
});
