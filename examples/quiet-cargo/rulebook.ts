import type { Rulebook } from '../../src/engine/index.ts';
import type { QuietCargo } from './quiet-cargo.ts';
import { COIN, COINS, HOLD } from './rules.ts';

/** The rules for players. */
export const rulebook: Rulebook<QuietCargo> = {
  goal: 'Own the most valuable crates and coins when the ship is empty.',
  sections: [
    {
      id: 'win',
      title: 'How to win',
      text: `The match ends when a turn begins and the ship is empty, or when one player is left. Each crate in a hold
counts its value, each coin ${COIN}. The highest total wins. A player who must pay but has no coin is out, and ranks
below all others.`,
    },
    {
      id: 'bid',
      title: 'The start',
      questions: ['bid'],
      text: `Each player has ${COINS} coins and ${HOLD} crates. All players secretly bid coins. The highest bidder
pays the bid and begins; chance breaks ties.`,
    },
    {
      id: 'turn',
      title: 'A turn',
      questions: ['play'],
      text: 'Take a crate from the ship. Then play one of your three crates face up on the quay and do what it says.',
    },
    {
      id: 'ward',
      title: 'Rum as an answer',
      questions: ['ward'],
      text: 'Salt, Tea, Silk and Spice choose another player. That player may lay open Rum: then nothing happens.',
    },
    {
      id: 'crates',
      title: 'Crates',
      kinds: ['crate', 'fog'],
      text: 'Each crate shows what it does when it is played. Fog is in the ship only if the options of the match include it.',
    },
  ],
  glossary: [
    { term: 'hold', text: 'The crates that you hide.' },
    { term: 'quay', text: 'The crates that were played, face up.' },
    { term: 'coin', text: `Worth ${COIN} at the end.` },
  ],
  hints: {
    bid: 'The bid is lost only for the player who begins.',
    play: 'Cheap crates are for playing; keep the dear ones in your hold.',
    ward: 'Rum is worth something at the end. Use it if you cannot pay.',
  },
};
