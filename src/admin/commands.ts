import { account } from './account.ts';
import { act } from './act.ts';
import { admins } from './admins.ts';
import { archive } from './archive.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { keys } from './keys.ts';
import { migrate } from './migrate.ts';
import { names } from './names.ts';
import { ratings } from './ratings.ts';
import { restore } from './restore.ts';
import { rewrap } from './rewrap.ts';

/** Every command, by name, in the order of the list that `--help` prints. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({ backup, restore, migrate, admins, act, account, names, keys, rewrap, archive, audit, ratings }),
);
