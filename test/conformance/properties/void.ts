import {
  type AnyAt,
  type AnyGame,
  copyMatch,
  fold,
  isVoid,
  SPECTATOR,
  see,
  tableView,
  verify,
  voidEntry,
  waitingFor,
} from '../../../src/engine/index.ts';
import { expectThat, type Script, spread, walk } from '../script.ts';

/**
 * Checks that a match can be declared void at any moment. This does not need its rules and is permanent, and the match
 * can still be shown and verified.
 */
export function anyMomentCanBeVoid(game: AnyGame, script: Script): void {
  const { moments, entries } = walk(game, script);
  const open = spread(
    moments.filter(({ result }) => result === null),
    6,
  );
  for (const at of open) endsAsVoid(game, at);
  const middle = open[Math.floor(open.length / 2)];
  if (!middle) return;
  const record = [...entries.slice(0, middle.version + 1), voidEntry(middle.version + 1)];
  const { verdict } = verify(game, JSON.parse(JSON.stringify(record)), script.seed);
  expectThat(verdict === 'VERIFIED', () => `a record that ends as void at ${middle.version + 1} is ${verdict}`);
}

function endsAsVoid(game: AnyGame, at: AnyAt): void {
  const end = fold({ ...game, facts: {}, steps: {} }, copyMatch(at), voidEntry(at.version + 1));
  expectThat(isVoid(end.result), () => `void at ${at.version}, but the result is ${JSON.stringify(end.result)}`);
  expectThat(
    end.agenda.length === 0 && end.sealed.length === 0,
    () => `void at ${at.version}, but steps or sealed answers are left`,
  );
  expectThat(waitingFor(game, end).length === 0, () => `void at ${at.version}, but a seat is still asked`);
  for (const viewer of [SPECTATOR, 'everything' as const]) {
    game.view(end, see(end, viewer));
    tableView(game, end, viewer);
  }
}
