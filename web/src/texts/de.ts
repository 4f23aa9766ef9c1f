import type { Texts } from './index.ts';
import { tableDe } from './table.de.ts';

/** Every text of the pages, in German: the same keys in the same order as in en.ts. */
export const de: Texts = {
  waiting: 'Einen Augenblick…',
  'notFound.title': 'Hier ist nichts',
  'notFound.home': 'Zurück zur Lobby',
  'error.title': 'Etwas ist schiefgegangen',
  'error.broken': 'Diese Seite ist ausgefallen. Von deiner Partie ist nichts verloren: der Server hat sie.',
  'error.reload': 'Seite neu laden',
  'error.offline': 'Der Server antwortet nicht. Neuer Versuch…',
  'error.again': 'Noch einmal',

  // The header
  'header.skip': 'Zum Inhalt',
  'header.pages': 'Seiten',
  'header.lobby': 'Lobby',
  'header.decks': 'Decks',
  'header.replay': 'Wiederholung',
  'header.signIn': 'Anmelden',
  'header.theme': 'Farben',
  'header.theme.system': 'Wie das Gerät',
  'header.theme.light': 'Hell',
  'header.theme.dark': 'Dunkel',
  'header.language': 'Sprache',

  // The lobby

  // Invitations

  // Signing in

  // Decks

  // Players

  // The table
  ...tableDe,

  // The replay
};
