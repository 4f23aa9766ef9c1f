import type { Text } from './text.ts';

/** The English texts about quick games, recent opponents and bots for free seats. */
export const quickEn = {
  'quick.title': 'Quick game',
  'quick.about': 'The server finds an opponent of similar strength. Keep this page open until it does.',
  'quick.game': 'Game',
  'quick.clock': 'Time',
  'quick.rated': 'Rated',
  'quick.rated.not': 'Guests have no rating. Create an account to play rated matches.',
  'quick.bot': 'A bot may join after a minute',
  'quick.bot.hint': 'A match against a bot is never rated.',
  'quick.start': 'Find an opponent',
  'quick.searching': 'Looking for an opponent: {game}',
  'quick.waited': 'Waiting for {time}',
  'quick.range': 'Accepts ratings up to {n} points above or below yours.',
  'quick.range.any': 'Accepts any rating.',
  'quick.others': { one: 'One other player is searching.', other: '{n} other players are searching.' },
  'quick.botSoon': 'If no player is found within a minute, a bot joins. That match is not rated.',
  'quick.stop': 'Stop searching',
  'quick.ended': 'No opponent was found. Try again, or set up a match.',
  'recent.title': 'Recent opponents',
  'recent.challenge': 'Challenge',
  'recent.challengeNamed': 'Challenge {name} to {game}',
  'recent.profile': 'Profile',
  'recent.profileNamed': 'Profile of {name}',
  'room.bot': 'Put a bot into seat {seat}',
  'room.bot.rated': 'Rated matches are for people only, so you cannot add a bot.',
} as const satisfies Readonly<Record<string, Text>>;
