import { describe, expect, it } from 'vitest';
import type { ReplayDocument } from '../../../src/engine/index.ts';
import type { EventEntry } from '../../../src/tournaments/event/entry.ts';
import { foldAll } from '../../../src/tournaments/event/fold/fold.ts';
import { stageStandings } from '../../../src/tournaments/event/progress.ts';
import { playEvent } from '../../tournaments/record/small-event.ts';
import type { Ledger } from '../load/ledger.ts';
import { moveFindings, verbFindings } from './check-acknowledged.ts';
import { type ListedMatch, roundFindings } from './check-rounds.ts';
import { standingFindings } from './check-standings.ts';

const event = playEvent();
const { entries } = event;
const replays = new Map(event.replays.map((replay) => [replay.match, replay]));
const folded = foldAll(entries);
const [stage] = folded.stages;
const listed = stage
  ? stageStandings(folded, stage).map(({ entrant, ...rest }) => ({ ...rest, entrant: { number: entrant } }))
  : [];

/** As the public API would list them. */
const matches: ListedMatch[] = folded.stages.flatMap(({ rounds }) =>
  rounds.flatMap(({ tables }) =>
    tables.map(({ entrants, games }) => ({
      id: games[0]?.matchId ?? '',
      status: 'FINISHED',
      players: entrants.map((one) => folded.entrants[one - 1]?.members[0] ?? null),
    })),
  ),
);

type Of<K extends EventEntry['kind']> = Extract<EventEntry, { kind: K }>;

/** The log with its n-th entry of a kind made into others, and numbered anew. */
function forged<K extends EventEntry['kind']>(
  kind: K,
  nth: number,
  make: (entry: Of<K>) => EventEntry[],
): EventEntry[] {
  let seen = 0;
  const made = entries.flatMap((entry) => (entry.kind === kind && seen++ === nth ? make(entry as Of<K>) : [entry]));
  return made.map((entry, version) => ({ ...entry, version }));
}

describe('rounds and matches of an event that is over', () => {
  it('are in order where nothing is wrong', () => {
    expect(roundFindings(entries, matches)).toEqual([]);
  });

  it('shows a round that is paired twice, and one that is lost', () => {
    const twice = forged('PAIRED', 1, (entry) => [entry, entry]);
    expect(roundFindings(twice, matches).join()).toMatch(/stage 1, round 2 comes out of turn/);
    const next = forged('PAIRED', 0, (entry) => [
      entry,
      { ...entry, facts: { ...entry.facts, round: entry.facts.round + 1 } },
    ]);
    expect(roundFindings(next, matches).join()).toMatch(/round 2 was paired when the round before was not over/);
    const lost = forged('PAIRED', 1, () => []);
    expect(roundFindings(lost, matches).join()).toMatch(/round 3 comes out of turn.*is of no table/);
    expect(roundFindings(entries.slice(0, -1), matches).join()).toMatch(/has ended 0 times/);
  });

  it('shows who sits twice, and who sits nowhere', () => {
    const [a = [], b = []] = folded.stages[0]?.rounds[0]?.tables.map(({ entrants }) => entrants) ?? [];
    const doubled = forged('PAIRED', 0, (entry) => [{ ...entry, facts: { ...entry.facts, tables: [[...a], [...a]] } }]);
    expect(roundFindings(doubled, matches)).toEqual(
      expect.arrayContaining([
        `stage 1, round 1: ${a[0]} sits twice`,
        `stage 1, round 1: ${b[0]} has neither a table nor a bye`,
      ]),
    );
  });

  it('shows a result that is taken twice, also where it counts once, and one that never is', () => {
    const again = forged('RESULTS', 0, (entry) => [entry, { ...entry, facts: { taken: [] } }]);
    expect(roundFindings(again, matches).join()).toMatch(/was taken before/);
    const both = forged('RESULTS', 0, (entry) => [entry, entry]);
    expect(roundFindings(both, matches).join()).toMatch(/2 games count|games 1,1 count/);
    const never = forged('RESULTS', 0, () => []);
    expect(roundFindings(never, matches).join()).toMatch(/no result was ever taken.*is of no table/);
  });

  it('shows matches without players, that go on, with others, of nobody, and missing ones', () => {
    const [first, ...others] = matches;
    if (!first) return expect.fail('no matches');
    const withFirst = (change: Partial<ListedMatch>) =>
      roundFindings(entries, [{ ...first, ...change }, ...others]).join();
    expect(withFirst({ players: [first.players[0] ?? '', null] })).toMatch(/1 sit there/);
    expect(withFirst({ players: [] })).toMatch(/0 sit there/);
    expect(withFirst({ status: 'RUNNING' })).toMatch(/is RUNNING when all is over/);
    expect(withFirst({ players: [...first.players].reverse() })).toMatch(/others sit there/);
    expect(roundFindings(entries, [...matches, { ...first, id: 'other' }]).join()).toMatch(
      /match other is of no table/,
    );
    expect(roundFindings(entries, others).join()).toMatch(/there is no such match/);
  });
});

describe('standings against the matches’ own records', () => {
  it('are the same where nothing is wrong', () => {
    expect(listed.length).toBeGreaterThan(3);
    expect(standingFindings(entries, replays, listed)).toEqual([]);
  });

  it('show a match that came out another way, other points, and another place', () => {
    const [won] = event.replays.filter(({ result }) => new Set(result.ranks).size > 1);
    if (!won) return expect.fail('all are drawn');
    const turned: ReplayDocument = { ...won, result: { ...won.result, ranks: [...won.result.ranks].reverse() } };
    const others = new Map([...replays, [won.match, turned]]);
    expect(standingFindings(entries, others, listed).join()).toMatch(/by the matches' records/);
    const [best, ...rest] = listed;
    if (!best) return expect.fail('nobody');
    expect(standingFindings(entries, replays, [{ ...best, points: '99' }, ...rest])).toHaveLength(1);
    expect(standingFindings(entries, replays, [{ ...best, place: 9 }, ...rest]).join()).toMatch(/listed as 9/);
    expect(standingFindings(entries, replays, rest).join()).toMatch(/are listed, and/);
    const ended = forged('ENDED', 0, (entry) => {
      const places = entry.facts.places.map((one) => ({ ...one, place: one.place + 1 }));
      return [{ ...entry, facts: { ...entry.facts, places } }];
    });
    expect(standingFindings(ended, replays, listed)).toHaveLength(listed.length);
  });
});

describe('what was acknowledged against the log', () => {
  const named = entries.map((entry) => (entry.by === null ? entry : { ...entry, key: `key ${entry.version}` }));
  const said = named.flatMap(({ by, kind, key, version }) =>
    by === null || key === null || kind === 'CREATED' ? [] : [{ by, kind, key, version: version + 1 }],
  );

  it('shows requests that are lost, doubled, something else, too early, or that nobody was told of', () => {
    expect(verbFindings(said, named)).toEqual([]);
    const [first, ...others] = said;
    if (!first) return expect.fail('nothing was said');
    const without = named.filter(({ key }) => key !== first.key);
    expect(verbFindings(said, without).join()).toMatch(/in the log 0 times/);
    expect(verbFindings(said, [...named, ...named.filter(({ key }) => key === first.key)]).join()).toMatch(/2 times/);
    expect(verbFindings([{ ...first, kind: 'DROPPED' }, ...others], named).join()).toMatch(/DROPPED was acknowledged/);
    expect(verbFindings([{ ...first, version: 0 }, ...others], named).join()).toMatch(/when the log ended at 0/);
    expect(verbFindings(others, named).join()).toMatch(/which was never acknowledged/);
  });

  it('shows moves that are lost, doubled, or that nobody was told of', () => {
    const [replay] = event.replays;
    if (!replay) return expect.fail('no match');
    const moves = replay.entries.filter(({ kind }) => kind === 'MOVE');
    const acknowledged = moves.map(({ version, seat }) => ({ version, seat: seat ?? 0, hash: '', names: '' }));
    const ledger = (list: typeof acknowledged): Ledger => new Map([[replay.match, list]]);
    expect(moves.length).toBeGreaterThan(1);
    expect(moveFindings(ledger(acknowledged), [replay])).toEqual([]);
    expect(moveFindings(ledger(acknowledged.slice(1)), [replay]).join()).toMatch(/was never acknowledged/);
    expect(moveFindings(ledger([...acknowledged, ...acknowledged.slice(0, 1)]), [replay]).join()).toMatch(/twice/);
    const short = { ...replay, entries: replay.entries.filter(({ version }) => version !== moves[0]?.version) };
    expect(moveFindings(ledger(acknowledged), [short]).join()).toMatch(/acknowledged, and lost/);
  });
});
