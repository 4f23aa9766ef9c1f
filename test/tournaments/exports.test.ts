import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { pairingsCsv, placesCsv, standingsCsv } from '../../src/api/rest/tournaments/csv.ts';
import { placeLines, standingLines, type TableLine, tableLines } from '../../src/api/rest/tournaments/export-rows.ts';
import { pairingSheet, resultOf, resultsBoard } from '../../src/api/rest/tournaments/printable-pages.ts';
import { AtRest } from '../../src/db/encryption-at-rest.ts';
import { gamesToPlay } from '../../src/tournaments/event/games-to-play.ts';
import type { Setup } from '../../src/tournaments/event/setup.ts';
import { delayedTournaments } from '../../src/tournaments/log/delayed-tournaments.ts';
import { PostgresTournaments } from '../../src/tournaments/log/postgres-tournaments.ts';
import { type TournamentView, viewOfTournament } from '../../src/tournaments/view/tournament-view.ts';
import { accessFor } from '../../src/tournaments/view/viewer-access.ts';
import { Simulated } from './simulated.ts';

const FIRST_WINS = (entrants: readonly number[]) => entrants.map((_, index) => index + 1);
const SWISS: Partial<Setup> = { stages: [{ kind: 'SWISS', rounds: 3, take: null }], grace: 60 };
const spot = { stage: 1, round: 1, table: 1, reason: '' };

const without = delayedTournaments(new PostgresTournaments({ pool: new pg.Pool(), atRest: new AtRest() })); // unused without a delay

/** Returns the tournament as a spectator sees it. */
async function seen({ event }: Simulated): Promise<TournamentView> {
  const look = await accessFor({ past: without, now: Date.now }, null, { event, epoch: 0 });
  return viewOfTournament({ ...look, names: new Map() }, '');
}

async function lines(cup: Simulated): Promise<TableLine[]> {
  return tableLines(await seen(cup), { round: 1 });
}

/** Returns the line of the first table after `does` has run, in a round of three entrants, one with a bye. */
async function table(does: (cup: Simulated) => void, setup: Partial<Setup> = {}): Promise<TableLine> {
  const cup = new Simulated({ ...SWISS, ...setup }).enters(3).begins();
  does(cup);
  const [line] = await lines(cup);
  return line ?? expect.fail('no table');
}

/** Returns the columns with each seat's outcome: result, state, game wins, and why it left. */
const inCsv = (line: TableLine) =>
  pairingsCsv([line])
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.slice(1, -1).split('","').slice(9));

const first = ({ event }: Simulated) => event.stages[0]?.rounds[0]?.tables[0]?.entrants[0] ?? 0;

describe('every kind of result', () => {
  const waits: Partial<Setup> = { stages: [{ kind: 'SINGLE_ELIMINATION', take: null }] };
  const again = (cup: Simulated) => {
    for (const _ of [1, 2, 3, 4]) cup.plays(() => []);
  };
  const noDecks = (cup: Simulated) => {
    const [{ attempt: _, entrants: __, ...at } = expect.fail('no game')] = gamesToPlay(cup.event);
    const rulings = [0, 1].map((seat) => ({ seat, ruling: 'MATCH_LOSS' as const }));
    cup.does('RESULTS', { games: [{ ...at, ranks: [1, 2], why: 'ruled', hash: 'h', rulings }] }, null);
  };
  const leaves = (kind: 'DROPPED' | 'DISQUALIFIED') => (cup: Simulated) =>
    cup.does(kind, { entrant: first(cup), reason: '' });
  it.each<[string, Partial<Setup>, (cup: Simulated) => unknown, string, string[][]]>([
    [
      'a win',
      {},
      (cup) => cup.plays(FIRST_WINS),
      '1 – 0',
      [
        ['won', 'played', '', ''],
        ['lost', 'played', '', ''],
      ],
    ],
    [
      'a draw',
      {},
      (cup) => cup.plays(() => [1, 1]),
      '½ – ½',
      [
        ['drawn', 'played', '', ''],
        ['drawn', 'played', '', ''],
      ],
    ],
    [
      'a double loss by ruling',
      {},
      (cup) => cup.does('RULED', { ...spot, places: null }),
      'all lost (ruling)',
      [
        ['lost', 'ruled', '', ''],
        ['lost', 'ruled', '', ''],
      ],
    ],
    [
      'a double loss in the match',
      {},
      noDecks,
      'all lost (ruling)',
      [
        ['lost', 'ruled', '', ''],
        ['lost', 'ruled', '', ''],
      ],
    ],
    [
      'a ruling',
      {},
      (cup) => cup.does('RULED', { ...spot, places: [2, 1] }),
      'lost – won (ruling)',
      [
        ['lost', 'ruled', '', ''],
        ['won', 'ruled', '', ''],
      ],
    ],
    [
      'a ruling with game wins',
      { bestOf: 3 },
      (cup) => cup.does('RULED', { ...spot, places: [2, 1], gameWins: [1, 2] }),
      '1 – 2 (ruling)',
      [
        ['lost', 'ruled', '1', ''],
        ['won', 'ruled', '2', ''],
      ],
    ],
    [
      'a drop',
      {},
      leaves('DROPPED'),
      '0 – 1 (ruling)',
      [
        ['lost', 'ruled', '0', 'DROPPED'],
        ['won', 'ruled', '1', ''],
      ],
    ],
    [
      'a disqualification',
      {},
      leaves('DISQUALIFIED'),
      '0 – 1 (ruling)',
      [
        ['lost', 'ruled', '0', 'DISQUALIFIED'],
        ['won', 'ruled', '1', ''],
      ],
    ],
    [
      'void games',
      {},
      again,
      '½ – ½',
      [
        ['drawn', 'played', '', ''],
        ['drawn', 'played', '', ''],
      ],
    ],
    [
      'void games of an elimination',
      waits,
      again,
      'awaits a ruling',
      [
        ['', 'awaits_ruling', '', ''],
        ['', 'awaits_ruling', '', ''],
      ],
    ],
    [
      'no result yet',
      {},
      () => {},
      '…',
      [
        ['', 'playing', '', ''],
        ['', 'playing', '', ''],
      ],
    ],
    [
      'a round that has not begun',
      { byHand: true },
      () => {},
      '',
      [
        ['', 'proposed', '', ''],
        ['', 'proposed', '', ''],
      ],
    ],
  ])('%s appears in the list, the CSV and on the board', async (_, setup, does, board, rows) => {
    const line = await table(does, setup);
    expect(inCsv(line)).toEqual(rows);
    expect(resultOf(line)).toBe(board);
    expect(line.allLost).toBe(board.startsWith('all lost'));
  });

  it('of three games is a score, with a drawn game as a half', async () => {
    const results = [
      [1, 2],
      [1, 1],
      [1, 2],
    ];
    const plays = (cup: Simulated) => {
      for (const places of results)
        cup.plays((entrants) => (entrants[0] === first(cup) ? places : places.toReversed()));
    };
    const line = await table(plays, { bestOf: 3 });
    expect([line.over, resultOf(line)]).toEqual([true, '2½ – ½']);
  });

  it('a round missed before coming back has its own line everywhere', async () => {
    const cup = new Simulated({ ...SWISS, byHand: true }).enters(4).begins().does('APPROVED', {}).plays(FIRST_WINS);
    cup.does('UNDONE', {}).does('DROPPED', { entrant: 1, reason: '' }).does('PAIRED', { tables: null });
    cup.does('APPROVED', {}).plays(FIRST_WINS).does('REINSTATED', { entrant: 1, reason: '' });
    const all = tableLines(await seen(cup), { round: 2 });
    const line = all.at(-1) ?? expect.fail('no line');
    expect([line.state, line.entrants[0]?.entrant, line.over]).toEqual(['MISSED', 1, true]);
    expect([inCsv(line), resultOf(line)]).toEqual([[['missed', 'missed', '', '']], 'missed']);
    expect(pairingSheet(await seen(cup), all)).toContain('<td class="number">missed</td>');
  });

  it('a bye appears everywhere, and is over once its round has begun', async () => {
    const cup = new Simulated(SWISS).enters(3).begins();
    const line = (await lines(cup)).at(-1) ?? expect.fail('no bye');
    expect([inCsv(line), resultOf(line), line.state]).toEqual([[['bye', 'bye', '', '']], 'bye', 'BYE']);
    const waits = new Simulated({ ...SWISS, byHand: true }).enters(3).begins();
    expect([line.over, (await lines(waits)).at(-1)?.over]).toEqual([true, false]);
  });

  it('a table on which time was called shows its result', async () => {
    const line = await table((cup) => cup.does('TIME_CALLED', {}).plays(() => [1, 1]), {
      atTime: 'DRAW',
      roundLength: 600,
    });
    expect(resultOf(line)).toBe('½ – ½');
  });
});

describe('exported standings', () => {
  it('have decimal numbers, and the exact ones in separate columns', async () => {
    const cup = new Simulated({ ...SWISS, tieBreaks: ['OPPONENTS_MATCH_WIN', 'BUCHHOLZ'] }).enters(5).begins();
    for (const _ of [1, 2]) cup.plays(FIRST_WINS);
    const list = standingLines(await seen(cup), {});
    const [head = '', ...rows] = standingsCsv(list, cup.event.setup.tieBreaks).trim().split('\r\n');
    expect(head).toBe(
      '"place","entrant","name","points","won","drawn","lost","opponents_match_win","buchholz","gone","points_exact","opponents_match_win_exact","buchholz_exact"',
    );
    const cells = rows.map((row) => row.slice(1, -1).split('","'));
    expect(cells.every((row) => [3, 7, 8].every((index) => /^\d+(\.\d{1,4})?$/.test(row[index] ?? '')))).toBe(true);
    const exact = list.map((one) => [one.points, ...Object.values(one.tieBreaks)]);
    expect(cells.map((row) => row.slice(10))).toEqual(exact);
    expect(exact.flat().some((value) => value.includes('/'))).toBe(true);
    const board = resultsBoard(await seen(cup), { tables: await lines(cup), standings: list, places: [] });
    expect(board).not.toMatch(/\d\/\d/);
  });

  it('include the final places, without a place for a disqualified entrant', async () => {
    const cup = new Simulated({ grace: 60, stages: [{ kind: 'SINGLE_ELIMINATION', take: null }] })
      .enters(4)
      .begins([1, 2, 3, 4]);
    const better = (entrants: readonly number[]) =>
      entrants.map((one) => 1 + entrants.filter((two) => two < one).length);
    cup.plays(better).plays(better);
    expect(placeLines(await seen(cup))).toEqual([]);
    cup.does('DISQUALIFIED', { entrant: 1, reason: '' }).waits(60_000);
    const places = placeLines(await seen(cup));
    expect(placesCsv(places)).toMatch(
      /^"place","entrant","name","gone"\r\n"1","2",.*\r\n"2","3",.*\r\n"2","4",.*\r\n$/,
    );
    const board = resultsBoard(await seen(cup), { tables: await lines(cup), standings: [], places });
    expect(board).toContain('Final places');
    expect(board).toContain('(disqualified)');
  });

  it('a printed sheet shows results of tables decided before play', async () => {
    const cup = new Simulated(SWISS).enters(3).begins();
    cup.does('DROPPED', { entrant: first(cup), reason: '' });
    expect(pairingSheet(await seen(cup), await lines(cup))).toContain('0 – 1 (ruling)');
  });
});
