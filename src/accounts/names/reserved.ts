import { nameKeys } from './skeleton.ts';

/** The name that every deleted account is shown under. */
export const DELETED = 'Deleted player';

/** Names that the server and its pages show in places where players' names stand. */
const SHOWN = [
  ...[DELETED, 'Gelöschter Spieler', 'Gelöschtes Konto', 'Somebody', 'Jemand', 'Bye', 'Freilos'],
  ...['Free seat', 'Freier Platz', 'Bot', 'House', 'House bot', 'Random bot', 'Steady bot', 'Strong bot', 'Master bot'],
  ...['Arbiter', 'Server', 'System', 'Admin', 'Administrator', 'Moderator'],
];
/** Words that a number follows, as it may any other reserved name. */
const NUMBERED = ['Seat', 'Sitz', 'Platz', 'Entrant', 'Teilnehmer', ...SHOWN];

const reserved = new Set(SHOWN.flatMap(nameKeys));
/** In a key the digits 0, 1, 2, 5, 8 and 9 are letters. */
const numbered = new RegExp(`^(?:${NUMBERED.flatMap(nameKeys).join('|')})[\\p{N}lozsbg]+$`, 'u');

/** Whether a name could be taken for one that the server shows. */
export function isReserved(name: string): boolean {
  return nameKeys(name).some((key) => reserved.has(key) || numbered.test(key));
}
