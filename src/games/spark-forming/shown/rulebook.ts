import type { Rulebook } from '../../../engine/index.ts';
import { COPIES, EXCLUSIVES, LARGEST, SMALLEST } from '../cards/decks.ts';
import { options } from '../options.ts';
import { MOST_ENDED, REST_BY, REST_EVERY, REST_MOST } from '../rules/next-attack.ts';
import { MOST_SWAPPED } from '../rules/sustained.ts';
import type { SparkForming } from '../spark-forming.ts';
import { HAND, HEALTH } from '../state.ts';

const { turns } = options.parse({});

/** The rules for players. README.md lists the rulings behind them. */
export const rulebook: Rulebook<SparkForming> = {
  goal: "Reduce the other side's Health Points to 0.",
  sections: [
    {
      id: 'win',
      title: 'How to win',
      text: `A player without Health Points is out. In a match of two, the other player wins; in a tag match, the team
that still has a member. After ${MOST_ENDED} attacks ended in a row, or ${turns} turns unless the match sets another
number, the side with more Health Points wins, and equal sums are a draw.`,
    },
    {
      id: 'deck',
      title: 'Your deck',
      text: `A deck has 1 Spark Form, 1 Data Fragment and ${SMALLEST} to ${LARGEST} Action Cards, at most ${COPIES} of
the same. It holds at most ${EXCLUSIVES} Exclusive cards, which must match the form or its species. It may also hold 1
Upgrade Card and 1 Tag Team Fragment.`,
    },
    {
      id: 'start',
      title: 'The start',
      questions: ['redraw'],
      text: `You have ${HEALTH} Health Points and ${HAND} cards. Your form lies face up and your fragment face down,
with its type visible. You may shuffle your first hand back once and draw a new one, except in tournaments. Chance
decides who attacks first.`,
    },
    {
      id: 'turn',
      title: 'A turn',
      text: `1. **Attack**: the attacker plays a card or ends the attack.
2. **Defence**: the defender blocks, dodges, counters or does nothing.
3. **Damage** is dealt.
4. **End of the turn**: both quarantine and draw, then the used cards have their effects.
5. **Next attack**: see below who attacks next.

| the attack was | next attacker |
| --- | --- |
| not defended | the same |
| defended within its range | the defender |
| defended by exceeding its range | the same |
| ended, without a card | the defender |`,
    },
    {
      id: 'attack',
      title: 'Attack',
      questions: ['attack'],
      text: `You can use an Action Card if it is neutral or of your form's Character Type, if your form has every stat
on it, and if enough other cards are left in your hand to pay its Action Cost. These cards charge the attack, face up.`,
    },
    {
      id: 'defend',
      title: 'Defence',
      questions: ['defend'],
      text: `You can defend with a card that your form can use, that your hand can pay for, and that has a range for a
block, a dodge or a counter. Compare its range with the range of the attack for the same mode. The lower limit must be
at least the attack's lower limit. Then:

- upper limit not above the attack's: **within**, and you attack next
- upper limit above the attack's: **exceeding**, and the attacker attacks again

An attack without a range for a mode cannot be met in that mode.`,
    },
    {
      id: 'damage',
      title: 'Damage',
      text: `- **Not defended**: multiply each stat on the card by the same stat of the form, add up, and subtract the
  defender's Resilience.
- **Block**: half of that, rounded down to a multiple of five.
- **Dodge**: none.
- **Counter**: the defender's card and form, less the attacker's Resilience, dealt to the attacker.

Damage is never below 0.`,
    },
    {
      id: 'end',
      title: 'End of the turn',
      questions: ['quarantine', 'charge', 'takeBack'],
      text: `1. Both players secretly move any cards from hand to Quarantine.
2. Both draw up to ${HAND} cards, or 1 card if they hold ${HAND} or more. An empty deck is the Quarantine, shuffled.
3. Used cards go to Quarantine. Only the **successful** side's cards have effects: an attacker who was not opposed, or
   a defender who defended. That side may put one of its charge cards aside for its Data Fragment; the effect of this
   card is lost.`,
    },
    {
      id: 'sustained',
      title: 'Sustained attacks',
      questions: ['swap'],
      text: `A sustained attack goes on until the defender meets its condition. After each strike that is not
defended, the defender moves 1 to ${MOST_SWAPPED} cards to Quarantine and draws as many. It strikes at most once more
for every ${HAND} cards, or part of ${HAND}, in the defender's hand, deck and Quarantine. The attacker's cards have no
effects.`,
    },
    {
      id: 'fragments',
      title: 'Data Fragments',
      kinds: ['fragment', 'tag fragment'],
      text: `A fragment works once enough cards are put aside to pay its Data Cost, and when its condition holds. A
Blast or a Boost also needs a form with its stats. A used fragment stays and can be charged again.

- **Blast**: attacks instead of a card.
- **Burst**: defends instead of a card.
- **Boost**: strengthens the card being played.`,
    },
    {
      id: 'cards',
      title: 'Other cards',
      kinds: ['form', 'action', 'upgrade'],
      text: `- **Spark Form**: your stats, your Character Type, your species and your Resilience.
- **Action Card**: attacks, defends, or charges another card. Its effects depend on how it was used.
- **Upgrade Card**: used in upgrade matches; it lies beside the form and applies all the time.

"Next" effects wait for your next attack, defence or Action Cost. Health Points never exceed ${HEALTH}.`,
    },
    {
      id: 'speed',
      title: 'Speed matches',
      text: `Data Charge effects do not happen. Your hand grows by one card for each attack in a row that you make,
and drops back to ${HAND} when you stop attacking.`,
    },
    {
      id: 'tag',
      title: 'Tag matches',
      questions: ['enter', 'assist'],
      text: `Two teams; one member of each is active. Before attacking, the attacker may once per turn

- **tag**: he and a team-mate each quarantine a card of equal cost, and the team-mate attacks; or
- form a **double team**: both play the same card, and both strike.

The team shares a Tag Team Fragment and splits its cost. Every ${REST_EVERY} turns of waiting restore ${REST_BY}
Health Points, at most ${REST_MOST} per wait. The last member left may once switch to a fragment of his own (**last
stand**).`,
    },
  ],
  glossary: [
    { term: 'Health Points', text: `The damage that a player can still take. They never exceed ${HEALTH}.` },
    { term: 'Resilience', text: 'Subtracted from the damage of each attack or counter.' },
    { term: 'stat', text: 'Might, Speed, Energy or Will: a value on a form, a multiplier on a card.' },
    { term: 'Action Cost', text: 'How many other cards from your hand charge the card.' },
    { term: 'Data Charge', text: 'The cards that pay for an Action Card.' },
    { term: 'Quarantine', text: 'Your used cards. They are shuffled when your deck is empty.' },
    { term: 'within', text: 'A defence whose range lies inside that of the attack. The defender attacks next.' },
    { term: 'exceeding', text: 'A defence with a higher upper limit than the attack. The attacker attacks again.' },
    { term: 'Block', text: 'A defence that lets half of the damage through.' },
    { term: 'Dodge', text: 'A defence without damage.' },
    { term: 'Counter', text: 'A defence that hurts the attacker.' },
    { term: 'Blast', text: 'A Data Fragment that attacks.' },
    { term: 'Burst', text: 'A Data Fragment that defends.' },
    { term: 'Boost', text: 'A Data Fragment that strengthens the card being played.' },
    {
      term: 'Data Fragment',
      text: 'A special card that works once enough charge cards of your successful actions are put aside for it.',
    },
    { term: 'Exclusive', text: 'A card for one form or one species only.' },
    { term: 'Sustained', text: 'An attack that strikes again until its condition is met.' },
  ],
  hints: {
    redraw:
      'You need an attack, defences, and other cards to pay for them. A hand of cards that all cost 3 or 4 is worth changing.',
    attack:
      'An attack that is not defended lets you attack again, and a card that paid for it can charge your Data Fragment.',
    defend: 'A defence within the range of the attack makes you the next attacker, even if you are hurt.',
    quarantine: 'Throw away what your form cannot use: you draw back up to five.',
    charge: 'Cards put aside now let you use your Data Fragment later, but their own effects are lost.',
    takeBack: 'Take the card that you can use in your next attack or defence.',
  },
};
