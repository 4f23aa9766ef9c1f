import { describe, expect, it } from 'vitest';
import type { ReplayDocument } from '../../../src/engine/index.ts';
import { BUSINESS_CARD_BATTLE } from '../../../src/games/business-card-battle/index.ts';
import { fold } from '../../../src/tournaments/event/fold.ts';
import { gamesToPlay } from '../../../src/tournaments/event/games-to-play.ts';
import { CLOCKS_APART } from '../../../src/tournaments/event/rules/outage-extension.ts';
import { sittersAt } from '../../../src/tournaments/event/seating.ts';
import { JudgeTerms } from '../../../src/tournaments/record/judge-terms.ts';
import { judgesMisfit } from '../../../src/tournaments/record/match-checks.ts';
import { ORGANIZER as OLGA, Simulated } from '../simulated.ts';
import { playedMatch } from './play-match.ts';
import { begunEvent, KEY, linesOf, ORGANIZER, player, resultOf, SETUP } from './small-event.ts';
import { verdictOn } from './verify-lines.ts';

const MINUTE = 60_000;
const JUDITH = '00000000-0000-4000-8000-00000000000a';

/** Reads from a tournament's log who was a judge when. */
function termsOf({ happened }: Simulated): JudgeTerms {
  const terms = new JudgeTerms();
  happened.reduce((before: ReturnType<typeof fold> | null, one, version) => {
    const after = fold(before, { ...one, version });
    terms.follow(one, after);
    return after;
  }, null);
  return terms;
}

describe('a judge, by the log of a tournament', () => {
  const event = new Simulated()
    .enters(4)
    .begins()
    .waits(2 * MINUTE);
  const appointed = event.now;
  event.does('APPOINTED', { player: JUDITH, role: 'JUDGE' }).waits(10 * MINUTE);
  const dismissed = event.now;
  event
    .does('DISMISSED', { player: JUDITH, role: 'JUDGE' })
    .waits(10 * MINUTE)
    .playsOut();
  const terms = termsOf(event);

  it('has power from appointment to dismissal, and the organizer until the end', () => {
    const at = [appointed - MINUTE, appointed, dismissed - 1, dismissed + MINUTE, event.now + MINUTE];
    expect(at.map((then) => terms.couldJudge(JUDITH, then))).toEqual([false, true, true, false, false]);
    expect(at.map((then) => terms.couldJudge(OLGA, then))).toEqual([true, true, true, true, false]);
    expect(terms.couldJudge('p1', appointed)).toBe(false);
  });

  it('is not an organizer who plays', () => {
    const playing = new Simulated().does('OPENED', {}).waits(MINUTE);
    const entered = playing.now;
    playing.does('REGISTERED', { members: [OLGA], deck: null, invited: false }).waits(MINUTE);
    const found = termsOf(playing);
    expect([entered - 1, entered + MINUTE].map((then) => found.couldJudge(OLGA, then))).toEqual([true, false]);
  });

  it('must have had power to rule in a match', () => {
    const by = { by: JUDITH, reason: 'A card was misread' };
    const entry = (at: number, version: number, kind: string, move: object) =>
      ({ version, kind, seat: null, move: { ...move, ...by }, at: new Date(at).toISOString() }) as unknown as Entry;
    const result = { ranks: [1, 2], why: '', hash: '', rulings: [{ seat: 1, ruling: 'MATCH_LOSS' as const }] };
    const expected = { judges: terms, result } as unknown as Parameters<typeof judgesMisfit>[0];
    const lost = { seat: 1, ruling: 'MATCH_LOSS' };
    expect(judgesMisfit(expected, [entry(dismissed - 1, 3, 'RULED', lost)])).toBeNull();
    expect(judgesMisfit(expected, [entry(dismissed + MINUTE, 3, 'RULED', lost)])).toMatch(/was not a judge .* then/);
    const undone = [entry(dismissed - 9, 3, 'RULED', lost), entry(dismissed - 8, 4, 'REWOUND', { to: 2 })];
    expect(judgesMisfit(expected, undone)).toMatch(/not those that the tournament recorded/);
    const fallen = { ...expected, result: { ...result, rulings: [] } };
    expect(judgesMisfit(fallen, undone)).toBeNull();
  });
});
type Entry = ReplayDocument['entries'][number];

describe('a deck changed around the start of a match', () => {
  /** Lets player 1 change the deck `seconds` after the match was created. The match always uses the new deck. */
  function changedAfter(seconds: number): string[] {
    const setup = { ...SETUP, decks: 'ANY' as const, stages: [{ kind: 'SWISS' as const, rounds: 1, take: null }] };
    const played = begunEvent(setup, { players: 2, name: `deck ${seconds}` });
    const event = () => played.event ?? expect.fail();
    played.step(event());
    const [game = expect.fail()] = gamesToPlay(event());
    const deck = BUSINESS_CARD_BATTLE.deck?.ready[1]?.cards ?? expect.fail();
    const sitters = sittersAt(event(), game).map(({ entrant: { members } }) => ({
      id: members[0] ?? '',
      deck: members[0] === player(1) ? deck : null,
    }));
    const at = event().changedAt;
    const replay = playedMatch(BUSINESS_CARD_BATTLE, game.matchId, sitters, setup, { at, key: KEY });
    for (let second = 1; second < seconds; second++)
      played.enter({ kind: 'DECK_CHANGED', by: player(2), input: { entrant: 2, deck } });
    played.enter({ kind: 'DECK_CHANGED', by: player(1), input: { entrant: 1, deck } });
    played.replays.push(replay);
    const { attempt: _, entrants: __, ...spot } = game;
    played.enter({ kind: 'RESULTS', by: null, input: { games: [{ ...spot, ...resultOf(replay), rulings: [] }] } });
    return linesOf(played.toTheEnd());
  }

  it('counts if the match may not have begun yet', () => {
    expect(verdictOn(changedAfter(1)).verdict).toBe('VERIFIED');
  });

  it('does not count after that', () => {
    const verdict = verdictOn(changedAfter(2 + CLOCKS_APART / 1000));
    expect([verdict.verdict, verdict.why]).toEqual(['REFUTED', expect.stringMatching(/did not bring the deck/)]);
  });
});

describe('decisions of judges in matches', () => {
  it('are listed by match, number and judge, rewinds first', () => {
    const setup = { ...SETUP, stages: [{ kind: 'SWISS' as const, rounds: 2, take: null }] };
    const played = begunEvent(setup, { players: 2, name: 'rewound' });
    const word = { by: ORGANIZER, reason: 'Again' };
    const step = () => played.step(played.event ?? expect.fail());
    const rewindsAt = (versions: readonly number[]) => {
      played.between = ({ version }) =>
        versions.includes(version + 1) ? { kind: 'REWOUND', seat: null, move: { to: 1, ...word } } : null;
    };
    step();
    rewindsAt([4]);
    step();
    step();
    rewindsAt([3, 5, 7]);
    const rewound = played.between;
    played.between = (at) =>
      at.version + 1 === 2
        ? { kind: 'RULED', seat: null, move: { seat: 0, ruling: 'WARNING', ...word } }
        : (rewound?.(at) ?? null);
    step();
    const { verdict, unproven } = verdictOn(linesOf(played.toTheEnd()));
    expect(verdict).toBe('VERIFIED');
    const at = (round: number) => `stage 1, round ${round}, table 1, game 1`;
    expect(unproven).toEqual(
      expect.arrayContaining([
        `Rewinds: judges have rewound 2 matches, 4 times in all, and the moves taken back were played again: ${at(2)}: 3 times by ${ORGANIZER}; ${at(1)}: once by ${ORGANIZER}.`,
        `Judges: they made other decisions in ${at(2)}: 1 RULED by ${ORGANIZER}.`,
      ]),
    );
  });
});
