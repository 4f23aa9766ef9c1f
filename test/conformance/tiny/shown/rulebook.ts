import type { Rulebook } from '../../../../src/engine/index.ts';
import type { TollRoad } from '../toll-road.ts';

export const rulebook: Rulebook<TollRoad> = {
  goal: 'Have the most coins after the last round.',
  sections: [
    { id: 'win', title: 'How to win', text: 'The most coins after the last round win.' },
    {
      id: 'round',
      title: 'A round',
      questions: ['bid', 'guard', 'stance'],
      text: 'Bid **coins**, lay a guard and rank your stances.',
    },
    {
      id: 'turn',
      title: 'A turn',
      questions: ['turn', 'answers', 'arrange', 'toll'],
      text: '1. Draw a card.\n2. Do one thing.\n3. Pay the toll or kneel.',
    },
    {
      id: 'cards',
      title: 'Cards',
      kinds: ['traveller', 'spy', 'writ', 'omen'],
      text: '- A writ vetoes a card, _even another writ_.\n\n| card | coins |\n| --- | --- |\n| mule | 1 |',
    },
  ],
  glossary: [{ term: 'toll', text: 'The price of a turn.' }],
  hints: { toll: 'Kneel if you have no coins.' },
};
