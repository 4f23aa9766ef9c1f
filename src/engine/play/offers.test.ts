import { describe, expect, it } from 'vitest';
import { SEED, TOLL_ROAD, tollRoadMatch } from '../../../test/toll-road.ts';
import type { Seat } from '../cards/zones.ts';
import { verify } from '../proof/execute-again.ts';
import { entryRandom } from '../random.ts';
import type { Action } from './entry.ts';
import { foldAll } from './fold.ts';
import { agreedDraw, offerRefusal, openOffer } from './offers.ts';
import { play } from './play.ts';

const offer = (seat: Seat, asks: Seat[]): Action => ({ kind: 'OFFERED', seat, move: { offer: 'DRAW', asks } });
const accept = (seat: Seat, version: number): Action => ({ kind: 'ACCEPTED', seat, move: { offer: version } });
const decline = (seat: Seat, version: number): Action => ({ kind: 'DECLINED', seat, move: { offer: version } });
const THREE = [1, 1, 1];

function drawn(seat: Seat, ranks = THREE): Action {
  return { kind: 'ENDED', seat, move: { ranks, why: 'The players agreed to a draw' } };
}

function refusal(match: ReturnType<typeof tollRoadMatch>, action: Action): string | null {
  const played = play(TOLL_ROAD, match.at, entryRandom('x', match.at.version + 1), action, undefined, match.entries);
  return 'refused' in played ? played.refused : null;
}

describe('an offer of a draw', () => {
  it('ends the match once every seat that was asked has accepted', () => {
    const match = tollRoadMatch(3);
    match.act(offer(0, [1, 2]));
    expect(openOffer(match.at)).toMatchObject({ offer: 'DRAW', seat: 0, version: 1, awaits: [1, 2] });
    expect([refusal(match, drawn(2)), refusal(match, drawn(0))]).toEqual(['NO_OFFER', 'NO_OFFER']);
    match.act(accept(2, 1));
    expect([refusal(match, accept(1, 1)), refusal(match, accept(2, 1))]).toEqual(['NO_OFFER', 'NO_OFFER']);
    expect(refusal(match, drawn(1, [1, 1, 2]))).toBe('NO_OFFER');
    match.act(drawn(1));
    expect(match.at.result).toEqual({ ranks: THREE, why: 'The players agreed to a draw' });
    const log = JSON.parse(JSON.stringify(match.entries));
    expect(foldAll(TOLL_ROAD, log)).toEqual(match.at);
    expect(verify(TOLL_ROAD, log, SEED)).toEqual({ verdict: 'VERIFIED' });
  });

  it('is over when a seat declines, and cannot be repeated before the seat has answered', () => {
    const match = tollRoadMatch(2);
    match.act(offer(0, [1]));
    expect([refusal(match, offer(1, [0])), refusal(match, decline(0, 1))]).toEqual(['OFFER_OPEN', 'NO_OFFER']);
    match.act(decline(1, 1));
    expect([openOffer(match.at), refusal(match, offer(0, [1]))]).toEqual([null, 'OFFERED_BEFORE']);
    expect([refusal(match, drawn(1, [1, 1])), refusal(match, decline(1, 1))]).toEqual(['NO_OFFER', 'NO_OFFER']);
    match.move(0, { bid: 0 });
    expect(refusal(match, offer(0, [1]))).toBeNull();
  });

  it('is withdrawn by the next answer of any seat, and by a departure', () => {
    const match = tollRoadMatch(3);
    match.act(offer(0, [1, 2]));
    match.move(2, { bid: 0 });
    expect([openOffer(match.at), refusal(match, offer(0, [1]))]).toEqual([null, 'OFFERED_BEFORE']);
    match.act(offer(1, [0, 2]));
    match.act({ kind: 'RESIGNED', seat: 2, move: { why: 'RESIGNED' } });
    expect(openOffer(match.at)).toBeNull();
  });

  it('is impossible while a seat is eliminated, until that seat has left', () => {
    const match = tollRoadMatch(3);
    const game = { ...TOLL_ROAD, fallen: () => [2] };
    const offered = (at: typeof match.at, asks: Seat[]) => offerRefusal(game, at, offer(0, asks));
    expect(offered(match.at, [1, 2])).toBe('ELIMINATED');
    match.act(offer(0, [1, 2]));
    const log = JSON.parse(JSON.stringify(match.entries));
    expect(verify(game, log, SEED)).toMatchObject({ verdict: 'REFUTED', version: 1 });
    match.act(accept(1, 1));
    expect(offerRefusal(game, match.at, drawn(2))).toBe('ELIMINATED');
    match.act({ kind: 'RESIGNED', seat: 2, move: { why: 'RESIGNED' } });
    expect(offered({ ...match.at, offers: [] }, [1])).toBeNull();
  });

  it('stays open while seats change settings, and can be made neither by nor to a seat that has left', () => {
    const match = tollRoadMatch(3);
    match.act(offer(0, [1, 2]));
    match.act({ kind: 'AUTO_PASS', seat: 1, move: { mode: 'UNTIL_MY_TURN' } });
    expect(openOffer(match.at)).not.toBeNull();
    match.act(decline(1, 1));
    match.act({ kind: 'RESIGNED', seat: 2, move: { why: 'RESIGNED' } });
    for (const wrong of [offer(2, [1]), offer(1, [0, 2]), offer(1, [1]), offer(1, [0, 0]), offer(1, [7])])
      expect(refusal(match, wrong)).toBe('NOT_ASKED');
    expect(agreedDraw(TOLL_ROAD, match.at).ranks).toEqual([1, 1, 3]);
    expect(agreedDraw({ ...TOLL_ROAD, sides: () => 2 }, match.at).ranks).toEqual(THREE);
  });
});

describe('an offer to take back', () => {
  const back = (to: number): Action => ({ kind: 'REWOUND', seat: 1, move: { to, why: 'AGREED' } });

  it('restores the version before the answer, and cannot be repeated before the next one', () => {
    const match = tollRoadMatch(2);
    match.move(0, { bid: 1 });
    match.move(1, { bid: 2 });
    match.act({ kind: 'OFFERED', seat: 0, move: { offer: 'TAKEBACK', to: 0, asks: [1] } });
    expect(refusal(match, back(1))).toBe('NO_OFFER');
    const played = play(TOLL_ROAD, match.at, entryRandom(SEED, 4), back(0), undefined, match.entries);
    if ('refused' in played) throw new Error(played.refused);
    expect(played.at).toMatchObject({ sealed: [], offers: [{ awaits: [] }], answered: 0 });
    const log = JSON.parse(JSON.stringify([...match.entries, played.entry]));
    expect(verify(TOLL_ROAD, log, SEED)).toEqual({ verdict: 'VERIFIED' });
  });

  it('to another version than that of the last answer is refuted', () => {
    const match = tollRoadMatch(2);
    match.move(0, { bid: 1 });
    match.move(1, { bid: 2 });
    match.act({ kind: 'OFFERED', seat: 0, move: { offer: 'TAKEBACK', to: 1, asks: [1] } });
    expect(verify(TOLL_ROAD, JSON.parse(JSON.stringify(match.entries)), SEED)).toMatchObject({
      verdict: 'REFUTED',
      version: 3,
    });
  });
});
