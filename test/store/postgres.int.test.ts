import { PostgresMatches } from '../../src/matches/log/postgres-matches.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { openSetting } from '../matches/setting.ts';
import { TOLL_ROAD } from '../toll-road.ts';
import { describeMatchStore } from './match-store.ts';

const setting = await closeAfterAll(openSetting());
const { inside } = await setting.node();

describeMatchStore('PostgreSQL', {
  store: new PostgresMatches(inside.db, [TOLL_ROAD]),
  now: () => Date.now(),
  player: async (name) => (await setting.player(name)).id,
});
