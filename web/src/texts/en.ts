import type { Text } from './index.ts';
import { tableEn } from './table.en.ts';

/** Every text of the pages, in English. What the server says (prompts, labels, entries, errors) comes from the server. */
export const en = {
  waiting: 'One moment…',
  'notFound.title': 'There is nothing here',
  'notFound.home': 'Back to the lobby',
  'error.title': 'Something went wrong',
  'error.broken': 'This page has failed. Nothing of your match is lost: the server has it.',
  'error.reload': 'Load the page again',
  'error.offline': 'The server does not answer. Trying again…',
  'error.again': 'Try again',

  // The header
  'header.skip': 'To the content',
  'header.pages': 'Pages',
  'header.lobby': 'Lobby',
  'header.decks': 'Decks',
  'header.replay': 'Replay',
  'header.signIn': 'Sign in',
  'header.theme': 'Colours',
  'header.theme.system': 'As the device',
  'header.theme.light': 'Light',
  'header.theme.dark': 'Dark',
  'header.language': 'Language',

  // The lobby

  // Invitations

  // Signing in

  // Decks

  // Players

  // The table
  ...tableEn,

  // The replay
} as const satisfies Record<string, Text>;
