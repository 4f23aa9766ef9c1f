/** `PLAYERS`: messages of players in the match. `SPECTATORS`: messages of all others. */
export const ROOMS = ['PLAYERS', 'SPECTATORS'] as const;
export type Room = (typeof ROOMS)[number];

/** The set phrases in English. Clients show them in the reader's language. */
export const PHRASES = {
  HELLO: 'Hello!',
  GOOD_LUCK: 'Good luck and have fun!',
  NICE_MOVE: 'Nice move!',
  THANKS: 'Thank you!',
  SORRY: 'Sorry!',
  THINKING: 'Let me think.',
  ONE_MOMENT: 'One moment, please.',
  YOUR_TURN: 'It is your turn.',
  GOOD_GAME: 'Good game!',
  GOODBYE: 'Goodbye!',
} as const;

export type Phrase = keyof typeof PHRASES;

const NAMES: readonly string[] = Object.keys(PHRASES);

export function isPhrase(name: string): name is Phrase {
  return NAMES.includes(name);
}
