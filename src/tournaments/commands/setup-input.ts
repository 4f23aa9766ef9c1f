import { z } from 'zod';
import { checkLabel, checkWords } from '../../accounts/index.ts';
import { timeControlInput } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { checkedOptions } from '../../matches/index.ts';
import { parseInput } from '../../process/parse-input.ts';
import type { TournamentContext } from '../context.ts';
import type { Event } from '../event/event.ts';
import { MOST_ENTRANTS, type Setup, setupSchema } from '../event/setup.ts';
import { usualPoints } from '../standings/points.ts';

export type SetupInput = { [K in Exclude<keyof Setup, 'rated'>]?: Setup[K] | null | undefined } & {
  name: string;
  game: string;
  rated?: boolean | null | undefined;
};

/** How long the last result can be corrected, in seconds. */
const USUAL_GRACE = 300;

const HOUR = 3600;
/** The longest bank or round for an event played in one sitting, in seconds. */
const AT_ONE_GO = 6 * HOUR;
const USUAL_NO_SHOW = 300;

/**
 * How long until a no-show loses, in seconds: 300, or a quarter of a shorter round, but never before the first answer
 * is due. An event not played in one sitting uses its clock's limit, or 0 (never) without a clock.
 */
export function usualNoShow({ timeControl, roundLength }: Pick<SetupInput, 'timeControl' | 'roundLength'>): number {
  const live = Math.min(USUAL_NO_SHOW, Math.max(60, Math.floor((roundLength ?? Number.POSITIVE_INFINITY) / 4)));
  if (timeControl && 'perDecision' in timeControl) return Math.max(live, timeControl.perDecision);
  if (timeControl && 'days' in timeControl) return timeControl.days * 24 * HOUR;
  const longest = timeControl ? timeControl.fischer.bank : (roundLength ?? Number.POSITIVE_INFINITY);
  if (longest <= AT_ONE_GO) return live;
  return timeControl ? longest : 0;
}

/** Returns the default set-up: Swiss at tables of two, three points for a win, begun by the organizer. */
function usual(input: SetupInput): Omit<Setup, 'name' | 'game' | 'options'> {
  const { seats, teamSize } = { seats: input.seats ?? 2, teamSize: input.teamSize ?? 1 };
  return {
    ...{ description: '', seats, teamSize, timeControl: null, onTimeOut: 'FORFEIT', forfeitAfter: 3, bestOf: 1 },
    ...{ decks: 'ANY', decksShown: 'NEVER', capacity: MOST_ENTRANTS, registration: 'OPEN' },
    ...{ startsAt: null, checkIn: null, visibility: 'PUBLIC', broadcastDelay: 0, champion: null },
    ...{ stages: [{ kind: 'SWISS', rounds: null, take: null }], points: usualPoints(seats) },
    ...{ roundLength: null, atTime: 'JUDGE', pause: 0, byHand: false, lateRounds: 0, grace: USUAL_GRACE },
    ...{ noShowAfter: usualNoShow(input), noShowDrops: true },
    tieBreaks: ['OPPONENTS_MATCH_WIN', 'GAME_WIN', 'OPPONENTS_GAME_WIN'],
  };
}

const SORTED = 'A worse place must not be worth more than a better one: sort byPlace from high to low.';
const WITH_BOTS = 'standInLevel applies only with onTimeOut: BOT. Set that policy, or leave standInLevel out.';

type Odd = Pick<Setup, 'points'> & Partial<Pick<Setup, 'onTimeOut' | 'standInLevel'>>;

/** Returns why requests can no longer contain this set-up, although older logs may; null if they can. */
export function setupMisfit({
  points: { byPlace },
  onTimeOut,
  standInLevel,
}: Odd): { field: string; message: string } | null {
  if (byPlace.some((points, index) => points > (byPlace[index - 1] ?? points)))
    return { field: 'points', message: SORTED };
  if (standInLevel !== undefined && onTimeOut !== 'BOT') return { field: 'standInLevel', message: WITH_BOTS };
  return null;
}

/** Returns the complete set-up, checked by the game. @throws Refused NOT_FOUND (game), BAD_INPUT */
export function completeSetup(context: TournamentContext, input: SetupInput): Setup {
  const isDefault = (field: string, value: unknown) =>
    value === undefined || value === null || (field === 'rated' && value === true);
  const said = Object.fromEntries(Object.entries(input).filter(([field, value]) => !isDefault(field, value)));
  const name = checkLabel(input.name, { most: 100 });
  checkWords(context.words, name);
  const setup = parseInput(setupSchema, { options: {}, ...usual(input), ...said, name });
  const odd = setupMisfit(setup);
  if (odd) throw new Refused('BAD_INPUT', odd.message, { field: odd.field });
  parseInput(timeControlInput.nullable(), setup.timeControl, 'timeControl');
  const { game, options, seats, teamSize } = setup;
  // If the entrants do not fill all tables, some tables have one seat fewer.
  const sizes = seats > 2 ? [seats * teamSize, (seats - 1) * teamSize] : [seats * teamSize];
  const checked = checkedOptions(context.matches, { game, options, seats: sizes, teamSize });
  return { ...setup, options: z.record(z.string(), z.json()).parse(checked) };
}

/** Refuses a start in the past, in requests but not in records. @throws Refused BAD_INPUT */
export function mustStartLater({ startsAt }: Pick<Setup, 'startsAt'>, now: number): void {
  if (startsAt === null || startsAt > now) return;
  const message = 'startsAt is in the past: send a later time, or leave it out.';
  throw new Refused('BAD_INPUT', message, { field: 'startsAt' });
}

/** If the organizer plays, tables waiting for rulings need a judge. Only for requests. @throws Refused FORBIDDEN */
export function mustHaveJudge({ setup, officials }: Pick<Event, 'setup' | 'officials'>): void {
  const waits = setup.atTime === 'JUDGE' && setup.roundLength !== null && setup.timeControl === null;
  if (!waits || officials.some(({ role }) => role === 'JUDGE')) return;
  throw new Refused(
    'FORBIDDEN',
    'An organizer who plays cannot rule, and when time is called, unfinished games wait for a ruling: appoint a judge first, or choose another atTime.',
  );
}
