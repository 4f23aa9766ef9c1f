import { describe, expect, it } from 'vitest';
import type { Caller } from '../../src/accounts/index.ts';
import { type CreateMatch, resign } from '../../src/matches/index.ts';
import type { MatchHead } from '../../src/matches/match/match.ts';
import { accessForEach, accessIfAllowed, type ViewerAccess } from '../../src/matches/view/viewer-access.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { begun, type Node, openSetting, wholeMatch } from '../matches/setting.ts';
import { begin, openEvent, waiting } from './event.ts';

const DELAY = 60;
const VIEWERS = ['one', 'two', 'organizer', 'judge', 'commentator', 'eve'] as const;
type Who = (typeof VIEWERS)[number] | 'nobody';

const setting = await closeAfterAll(openSetting());
const [one, two, organizer, judge, commentator, eve] = await Promise.all(VIEWERS.map((name) => setting.player(name)));
if (!one || !two || !organizer || !judge || !commentator || !eve) throw new Error('too few players');
const callers: Record<Who, Caller | null> = { one, two, organizer, judge, commentator, eve, nobody: null };

const caller = (who: Who): Caller => callers[who] ?? expect.fail(`${who} is somebody`);

interface Kind {
  /** Of no event, or of one that runs, or of one that is over. */
  event?: 'RUNNING' | 'FINISHED';
  delay?: number;
  visibility?: CreateMatch['visibility'];
  finished?: boolean;
  /** Milliseconds from when it was made and played until it is looked at. */
  age?: number;
}

async function matchOf(node: Node, { event, delay = 0, visibility = 'PUBLIC', finished = false }: Kind) {
  const [one, two, organizer] = [caller('one'), caller('two'), caller('organizer')];
  const officials = { judge: caller('judge'), commentator: caller('commentator') };
  const id = event && (await openEvent(setting.query, organizer, officials));
  const match = id
    ? await begin(
        node.room,
        two,
        await waiting(node.room, setting.query, one, { event: id, organizer, delay, visibility }),
      )
    : await begun(node.room, [one, two], { visibility });
  if (finished) await resign(node.room, two, { matchId: match.id });
  if (event) await setting.query('update tournaments set version = 0 where id = $1', [id]); // it has been announced
  if (event === 'FINISHED')
    await setting.query(`update tournaments set status = 'FINISHED', finished_at = now() where id = $1`, [id]);
  return wholeMatch(node.room, match.id);
}

/** What is seen through a look, in words. */
function inWords(look: ViewerAccess<MatchHead> | null): string {
  if (!look) return 'nothing';
  const { viewer, match } = look;
  const seen =
    viewer === 'everything' ? 'everything' : ['the table', ...viewer.map((seat) => `seat ${seat}`)].join(', ');
  const without = match.status === 'FINISHED' && match.seed === null ? ', no seed' : '';
  return `${seen}${look.asOf === null ? '' : `, late: ${match.status}`}${without}${look.isAnybodys ? ', as anybody' : ''}`;
}

const SEATED = { one: 'the table, seat 0', two: 'the table, seat 1' };
const everybodyElse = (seen: string) => ({ organizer: seen, judge: seen, commentator: seen, eve: seen, nobody: seen });
const ANYBODY = 'the table, as anybody';
const OPEN = {
  ...{ one: 'everything', two: 'everything', organizer: 'everything' },
  ...{ judge: 'everything, as anybody', commentator: 'everything, as anybody' },
  ...{ eve: 'everything, as anybody', nobody: 'everything, as anybody' },
};

const TABLE: [name: string, kind: Kind, seen: Record<Who, string>][] = [
  ['a public match', {}, { ...SEATED, ...everybodyElse(ANYBODY) }],
  ['a private match', { visibility: 'PRIVATE' }, { ...SEATED, ...everybodyElse('nothing') }],
  ['a finished match', { finished: true }, { ...OPEN, organizer: 'everything, as anybody' }],
  [
    'a finished private match',
    { visibility: 'PRIVATE', finished: true },
    { one: 'everything', two: 'everything', ...everybodyElse('nothing') },
  ],
  ['a match of an event', { event: 'RUNNING' }, { ...SEATED, ...everybodyElse(ANYBODY), organizer: 'the table' }],
  [
    'a private match of an event',
    { event: 'RUNNING', visibility: 'PRIVATE' },
    { ...SEATED, ...everybodyElse('the table'), eve: 'nothing', nobody: 'nothing' },
  ],
  [
    'a finished match of an event that keeps it back',
    { event: 'RUNNING', finished: true },
    {
      ...{ one: 'the table, seat 0, no seed', two: 'the table, seat 1, no seed' },
      ...{ organizer: 'everything', judge: 'everything', commentator: 'the table, no seed' },
      ...{ eve: 'the table, no seed, as anybody', nobody: 'the table, no seed, as anybody' },
    },
  ],
  ['a finished match of an event that is over', { event: 'FINISHED', finished: true, age: 1000 }, OPEN],
  [
    'a broadcast that nobody has heard of',
    { event: 'RUNNING', delay: DELAY },
    { ...SEATED, ...everybodyElse('nothing'), organizer: 'the table', judge: 'the table' },
  ],
  [
    'a broadcast',
    { event: 'RUNNING', delay: DELAY, age: DELAY * 2000 },
    {
      ...{
        ...SEATED,
        organizer: 'the table',
        judge: 'the table',
        commentator: 'the table, seat 0, seat 1, late: RUNNING',
      },
      ...{ eve: 'the table, late: RUNNING, as anybody', nobody: 'the table, late: RUNNING, as anybody' },
    },
  ],
];

describe('a look at one match', () => {
  it.each(TABLE)('shows of %s what looking everything up shows', async (_, kind, expected) => {
    let stopped: number | null = null;
    const node = await setting.node({ now: () => stopped ?? Date.now() });
    const match = await matchOf(node, kind);
    stopped = Date.now() + (kind.age ?? 0); // a late look is of its moment: both are to be of the same
    const seen: Partial<Record<Who, string>> = {};
    for (const who of [...VIEWERS, 'nobody'] as const) {
      const look = await accessIfAllowed(node.inside, callers[who], match);
      seen[who] = inWords(look);
      if (look) expect([look], who).toEqual(await accessForEach(node.inside, callers[who], [match]));
    }
    expect(seen).toEqual(expected);
  });
});
