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
type Who = (typeof VIEWERS)[number] | 'anonymous';

const setting = await closeAfterAll(openSetting());
const [one, two, organizer, judge, commentator, eve] = await Promise.all(VIEWERS.map((name) => setting.player(name)));
if (!one || !two || !organizer || !judge || !commentator || !eve) throw new Error('too few players');
const callers: Record<Who, Caller | null> = { one, two, organizer, judge, commentator, eve, anonymous: null };

const caller = (who: Who): Caller => callers[who] ?? expect.fail(`${who} is anonymous`);

interface Kind {
  /** The status of the match's event; by default there is no event. */
  event?: 'RUNNING' | 'FINISHED';
  delay?: number;
  visibility?: CreateMatch['visibility'];
  finished?: boolean;
  /** The time between the match and the read, in milliseconds. */
  age?: number;
}

async function matchOf(node: Node, { event, delay = 0, visibility = 'PUBLIC', finished = false }: Kind) {
  const [one, two, organizer] = [caller('one'), caller('two'), caller('organizer')];
  const officials = { judge: caller('judge'), commentator: caller('commentator') };
  const id = event && (await openEvent(setting.query, organizer, officials));
  const match = id
    ? await begin(
        node.matches,
        two,
        await waiting(node.matches, setting.query, one, { event: id, organizer, delay, visibility }),
      )
    : await begun(node.matches, [one, two], { visibility });
  if (finished) await resign(node.matches, two, { matchId: match.id });
  if (event) await setting.query('update tournaments set version = 0 where id = $1', [id]); // makes the event public
  if (event === 'FINISHED')
    await setting.query(`update tournaments set status = 'FINISHED', finished_at = now() where id = $1`, [id]);
  return wholeMatch(node.matches, match.id);
}

/** Describes a viewer's access. */
function inWords(access: ViewerAccess<MatchHead> | null): string {
  if (!access) return 'nothing';
  const { viewer, match } = access;
  const seen =
    viewer === 'everything' ? 'everything' : ['the table', ...viewer.map((seat) => `seat ${seat}`)].join(', ');
  const without = match.status === 'FINISHED' && match.seed === null ? ', no seed' : '';
  return `${seen}${access.asOf === null ? '' : `, late: ${match.status}`}${without}${access.isAnybodys ? ', public' : ''}`;
}

const SEATED = { one: 'the table, seat 0', two: 'the table, seat 1' };
const others = (seen: string) => ({ organizer: seen, judge: seen, commentator: seen, eve: seen, anonymous: seen });
const PUBLIC = 'the table, public';
const OPEN = {
  ...{ one: 'everything', two: 'everything', organizer: 'everything' },
  ...{ judge: 'everything, public', commentator: 'everything, public' },
  ...{ eve: 'everything, public', anonymous: 'everything, public' },
};

const TABLE: [name: string, kind: Kind, seen: Record<Who, string>][] = [
  ['a public match', {}, { ...SEATED, ...others(PUBLIC) }],
  ['a private match', { visibility: 'PRIVATE' }, { ...SEATED, ...others('nothing') }],
  ['a finished match', { finished: true }, { ...OPEN, organizer: 'everything, public' }],
  [
    'a finished private match',
    { visibility: 'PRIVATE', finished: true },
    { one: 'everything', two: 'everything', ...others('nothing') },
  ],
  ['a match of an event', { event: 'RUNNING' }, { ...SEATED, ...others(PUBLIC), organizer: 'the table' }],
  [
    'a private match of an event',
    { event: 'RUNNING', visibility: 'PRIVATE' },
    { ...SEATED, ...others('the table'), eve: 'nothing', anonymous: 'nothing' },
  ],
  [
    'a finished match of an event that withholds it',
    { event: 'RUNNING', finished: true },
    {
      ...{ one: 'the table, seat 0, no seed', two: 'the table, seat 1, no seed' },
      ...{ organizer: 'everything', judge: 'everything', commentator: 'the table, no seed' },
      ...{ eve: 'the table, no seed, public', anonymous: 'the table, no seed, public' },
    },
  ],
  ['a finished match of an event that is over', { event: 'FINISHED', finished: true, age: 1000 }, OPEN],
  [
    'a broadcast before its delay has passed',
    { event: 'RUNNING', delay: DELAY },
    { ...SEATED, ...others('nothing'), organizer: 'the table', judge: 'the table' },
  ],
  [
    'a broadcast after its delay',
    { event: 'RUNNING', delay: DELAY, age: DELAY * 2000 },
    {
      ...{
        ...SEATED,
        organizer: 'the table',
        judge: 'the table',
        commentator: 'the table, seat 0, seat 1, late: RUNNING',
      },
      ...{ eve: 'the table, late: RUNNING, public', anonymous: 'the table, late: RUNNING, public' },
    },
  ],
];

describe('access to one match', () => {
  it.each(TABLE)('%s: each viewer sees the right part, the same as in a list', async (_, kind, expected) => {
    let stopped: number | null = null;
    const node = await setting.node({ now: () => stopped ?? Date.now() });
    const match = await matchOf(node, kind);
    stopped = Date.now() + (kind.age ?? 0); // stops the clock, because both reads must show the same moment
    const seen: Partial<Record<Who, string>> = {};
    for (const who of [...VIEWERS, 'anonymous'] as const) {
      const access = await accessIfAllowed(node.context, callers[who], match);
      seen[who] = inWords(access);
      if (access) expect([access], who).toEqual(await accessForEach(node.context, callers[who], [match]));
    }
    expect(seen).toEqual(expected);
  });
});
