import { parseArgs } from 'node:util';
import { COMMAND_LINE as me } from '../accounts/admins/actor.ts';
import {
  announceMaintenance,
  banPlayer,
  deleteAccountOf,
  endMaintenance,
  type LoggedAct,
  moveCard,
  renamePlayer,
  resolveReport,
  signOutPlayer,
  unbanPlayer,
} from '../accounts/index.ts';
import { StartError } from '../errors.ts';
import { voidMatch } from '../matches/index.ts';
import { closeTournament } from '../tournaments/index.ts';
import type { Command } from './command.ts';
import { type Modules, withModules } from './modules.ts';

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  ...{ reason: TEXT, until: TEXT, name: TEXT, game: TEXT, card: TEXT, from: TEXT, at: TEXT },
  translation: { ...TEXT, multiple: true },
} as const;

interface Wanted {
  /** The id of the player, match, tournament or report; empty if there is none. */
  id: string;
  /** The reason, or the text of an announcement. */
  reason: string;
  until?: string | undefined;
  name?: string | undefined;
  game?: string | undefined;
  card?: string | undefined;
  from?: string | undefined;
  at?: string | undefined;
  translation?: string[] | undefined;
}

type Act = (modules: Modules, wanted: Wanted) => Promise<LoggedAct>;

const ON_PLAYERS = {
  ban: ({ accounts }, { id: playerId, reason, until }) =>
    banPlayer(accounts, me, { playerId, reason, until: until === undefined ? null : timeIn('until', until) }),
  unban: ({ accounts }, { id: playerId, reason }) => unbanPlayer(accounts, me, { playerId, reason }),
  'sign-out': ({ accounts }, { id: playerId, reason }) => signOutPlayer(accounts, me, { playerId, reason }),
  rename: ({ accounts }, { id: playerId, reason, name = null }) =>
    renamePlayer(accounts, me, { playerId, reason, name }),
  'delete-account': ({ accounts }, { id: playerId, reason }) => deleteAccountOf(accounts, me, { playerId, reason }),
  'give-card': ({ accounts }, { id: to, reason, game = '', card = '', from = null }) =>
    moveCard(accounts, me, { game, card, from, to, reason }),
} satisfies Record<string, Act>;

/** Every act by name. */
const ACTS: ReadonlyMap<string, Act> = new Map(
  Object.entries<Act>({
    ...ON_PLAYERS,
    'resolve-report': ({ accounts }, { id: reportId, reason }) => resolveReport(accounts, me, { reportId, reason }),
    'void-match': ({ matches }, { id: matchId, reason }) => voidMatch(matches, me, { matchId, reason }),
    'close-tournament': ({ tournaments }, { id: tournamentId, reason }) =>
      closeTournament(tournaments, me, { tournamentId, reason }),
    'announce-maintenance': ({ accounts }, { reason: text, at = '', translation = [] }) =>
      announceMaintenance(accounts, me, { at: timeIn('at', at), text, translations: translation.map(translated) }),
    'end-maintenance': ({ accounts }, { reason }) => endMaintenance(accounts, me, { reason }),
  }),
);

/** The acts whose effect a server with an embedded database would notice late, because it alone writes its matches. */
const ON_STREAMS: readonly string[] = ['void-match', 'close-tournament'];

export const act: Command = {
  usage: 'ACT [ID] --reason TEXT [OPTIONS]',
  about: 'do what admins can do, as the operator',
  details: `Prints the entry in the operator log as JSON. Servers may be running, and notice the act within seconds.
  ban PLAYER_ID [--until TIME]        TIME such as 2027-01-31T12:00Z; without it, the ban does not end by itself
  unban PLAYER_ID
  sign-out PLAYER_ID
  rename PLAYER_ID [--name NAME]      without a name, a made-up one
  delete-account PLAYER_ID            as its owner can
  give-card PLAYER_ID --game ID --card NAME [--from PLAYER_ID]
                                      without --from, the copy is new: for a card that was lost
  resolve-report REPORT_ID
  void-match MATCH_ID                 with DATABASE_URL; otherwise, use the page /operator
  close-tournament TOURNAMENT_ID      likewise
  announce-maintenance --at TIME [--translation LANGUAGE=TEXT ...]
                                      the reason is the text that all clients see
  end-maintenance`,
  async run(context, args) {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [name = '', id = '', ...rest] = positionals;
    const found = ACTS.get(name);
    if (!found || rest.length > 0)
      throw new StartError('Name one act, and at most one id: add --help to see all acts.');
    const { reason, ...options } = values;
    if (reason === undefined) throw new StartError('Say why: add --reason TEXT.');
    if (ON_STREAMS.includes(name) && !context.config.databaseUrl)
      throw new StartError('DATABASE_URL is not set: use the page /operator of the running server.');
    return withModules(context, async (modules) => {
      context.print(JSON.stringify(await found(modules, { id, reason, ...options }), null, 2));
      return 0;
    });
  },
};

function timeIn(option: string, text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new StartError(`--${option} must be a time such as 2027-01-31T12:00Z.`);
  return time;
}

function translated(pair: string): { language: string; text: string } {
  const [language = '', ...text] = pair.split('=');
  return { language, text: text.join('=') };
}
