import type { Rulebook } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { MOST_OF_ONE, SIZES } from '../cards/decks.ts';
import { STRONG } from '../cards/print.ts';
import { options } from '../options.ts';
import { QUIET_TURNS } from '../rules/end.ts';
import { EQUAL_MARKS } from '../rules/setup.ts';
import { COLUMNS } from '../rules/spots.ts';

const { turns } = options.parse({});

/** The rules for players. README.md lists the rulings behind them. */
export const rulebook: Rulebook<BusinessCardBattle> = {
  goal: "Send all of your opponent's characters to the graveyard.",
  sections: [
    {
      id: 'win',
      title: 'How to win',
      questions: ['prize'],
      text: `A player without a character on the field has lost. After ${QUIET_TURNS} turns in a row without a battle,
or ${turns} turns in all unless the match sets another number, the match is a draw.

**The prize**: in a match _for keeps_, one card of the loser's deck changes hands for good. The chooser depends on
the number of characters that the winner has left:

| left | chooser |
| --- | --- |
| 6 or more | the winner |
| 3 to 5 | the winner rolls: 5 or 6 the winner, otherwise the loser |
| 2 or fewer | the loser |

In a _friendly_ match and in a draw, no card changes hands.`,
    },
    {
      id: 'deck',
      title: 'Your deck',
      text: `Both players bring the same number of cards, ${SIZES.min} to ${SIZES.max}. A deck has at most
${MOST_OF_ONE} of the same card, and at most one card whose AP and HP together exceed ${STRONG}.`,
    },
    {
      id: 'set-up',
      title: 'The set-up',
      questions: ['pick', 'place'],
      text: `**Who goes first**: each player secretly picks a card. Both are shown, and their marks play Paper,
Scissors, Rock. Paper beats Rock, Rock beats Scissors, Scissors beat Paper. If they are equal, pick again; after
${EQUAL_MARKS} equal picks in a row the die decides.

**Placing**: each player secretly puts all cards on the field, which has a front line and a rear line of ${COLUMNS}
columns each. Column 1 faces column 1, and so on. Both fields are shown together.`,
    },
    {
      id: 'turn',
      title: 'A turn',
      questions: ['act', 'follow'],
      text: `One of your characters may act. It may first **move** one step forward, backward, left or right on your
own field, never diagonally. If another of your characters is there, the two swap places. Then the same character may
do one of these:

- **Attack** a character within reach, which begins a battle.
- **Share HP**: give a neighbour, diagonally too, as much HP as you like. The receiver may exceed its printed HP. A
  giver left with 0 HP goes to the graveyard.
- **Self-Restoration**, if it has the skill: regain a quarter of its printed HP, rounded down, up to the printed HP.
- nothing.

**Reach**: without Flying, from the front line to the front line of the same column only. With Flying, the
neighbouring columns too, and also from front to rear and from rear to front. Nobody attacks from rear to rear.`,
    },
    {
      id: 'advance',
      title: 'An empty front line',
      questions: ['advance'],
      text: `After the set-up and after every turn, a player with an empty front line must move a character of his
choice from the rear line straight forward.`,
    },
    {
      id: 'battle',
      title: 'A battle',
      questions: ['declare', 'absorb'],
      text: `The two characters strike in turn until one of them is in the graveyard. The attacker strikes first,
unless the attacked one has Leadoff Attack, can strike back, and the attacker lacks the skill.

A strike rolls the die and takes a part of the striker's AP, rounded down but at least 1:

| die | usual | weak |
| --- | --- | --- |
| 6 | all | half |
| 5 | half | half |
| 4 | half | a quarter |
| 3 | a quarter | a quarter |
| 2 | a quarter | fails |
| 1 | fails | fails |

A strike is **weak** if the target's attribute beats the striker's, and always over a long distance. Earth beats
Water, Water beats Fire, Fire beats Air, and Air beats Earth.

**Long distance**: an attack between a front line and a rear line. The attacked character strikes back only if it has
Flying.`,
    },
    {
      id: 'characters',
      title: 'Characters and skills',
      kinds: ['character'],
      text: `A card shows an attribute, AP, HP, a mark and perhaps skills.

- **Flying**: reaches farther; see _A turn_.
- **Leadoff Attack**: strikes first when it is attacked and can strike back, unless the attacker has the skill too.
- **Self-Restoration**: regains HP instead of attacking.
- **Instant Death**: declared before each strike. On a 5 or 6 the target goes to the graveyard, whatever its HP.
  Otherwise the striker is turned sideways and skips its next strike in this battle.
- **Absorb Attacking Power**: declared before the striker's die is rolled. If the strike does not fail, roll: a 5 or 6
  adds its damage to your HP instead. Otherwise the strike hits as usual. Instant Death cannot be absorbed.`,
    },
  ],
  glossary: [
    { term: 'AP', text: 'Attacking power: how hard a strike can hit.' },
    { term: 'HP', text: 'Hit points. A character with 0 HP goes to the graveyard.' },
    { term: 'printed HP', text: 'The HP on the card, with which the character begins.' },
    { term: 'attribute', text: 'Earth, Water, Fire or Air. A strike against a stronger attribute is weak.' },
    { term: 'front line', text: 'The five spots nearest to the opponent. It may not stay empty.' },
    { term: 'rear line', text: 'The five spots behind the front line.' },
    { term: 'strike', text: 'One roll of the die in a battle.' },
    { term: 'weakly', text: 'Using the weaker column of the dice table.' },
    {
      term: 'long distance',
      text: 'From a front line to a rear line or the other way: weak, and only Flying strikes back.',
    },
    { term: 'Flying', text: 'Reaches neighbouring columns, and from front to rear or rear to front.' },
    { term: 'Leadoff Attack', text: 'Strikes first when attacked, unless the attacker has it too.' },
    { term: 'Self-Restoration', text: 'Regains a quarter of the printed HP as its action.' },
    { term: 'Instant Death', text: '5 or 6 kills; otherwise the next strike is skipped.' },
    { term: 'Absorb Attacking Power', text: 'A 5 or 6 turns the damage of a strike into HP.' },
    { term: 'mark', text: 'Paper, Scissors or Rock. It only decides who goes first.' },
    { term: 'graveyard', text: 'The place of the fallen. They do not come back.' },
  ],
  hints: {
    pick: 'Only the mark matters here. The card you pick is shown to your opponent and stays in your deck.',
    place: 'Strong characters belong in front. Put flyers in the rear line: only flyers can reach them there.',
    act: 'Attack characters whose attribute yours beats or equals. A battle goes on until one of the two is gone.',
    follow: 'Your character has moved and may still act, but not move again.',
    declare: 'Instant Death works one time in three, whatever the target’s HP. If it fails, you skip your next strike.',
    absorb: 'Absorbing costs nothing, so there is no reason to decline. Declare it once for the whole battle.',
  },
};
