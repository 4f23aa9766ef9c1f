import type { Rulebook } from '../../../engine/index.ts';
import { HAND, LIFE, MAX_ALLIES, SHOTS } from '../cards/catalogue.ts';
import { COPIES, OTHERS, TERRAINS } from '../cards/decks.ts';
import { options } from '../options.ts';
import { FISTS } from '../rules/combat.ts';
import { MOST_PLAYS } from '../rules/end.ts';
import { ENTER_BY } from '../rules/moments.ts';
import type { Valhalla } from '../valhalla.ts';

const { rounds } = options.parse({});

/** The rules for players. README.md lists the rulings behind them. */
export const rulebook: Rulebook<Valhalla> = {
  goal: 'Hunt the other avatars across a hidden map: the last one standing wins.',
  sections: [
    {
      id: 'win',
      title: 'How to win',
      text: `An avatar without life is out. Its equipment falls on its cell, and its events stay. The last avatar
standing wins. After ${rounds} rounds, unless the match sets another number, the avatar with the most life wins.`,
    },
    {
      id: 'deck',
      title: 'Your deck',
      text: `A deck has 1 Avatar, exactly ${TERRAINS} Terrains and ${OTHERS} other cards. It holds at most ${COPIES}
of one card, and a unique card only once.`,
    },
    {
      id: 'map',
      title: 'The map',
      questions: ['lay'],
      text: `The map has 6 by 6 cells, numbered 1 to 36 from the top left. Each player in turn lays a Terrain face
down on an empty cell, until the map is full. Only you know the cards that you laid. In a match with _dealt_ terrain,
random cards are laid and nobody knows them.

You start off the map, behind a corner of your own, with ${LIFE} life and ${HAND} cards. A random player begins.`,
    },
    {
      id: 'turn',
      title: 'A turn',
      text: `1. **Resolve**: your used cards become ready, and your timed effects end.
2. **Draw**: draw a card.
3. **Activity**: move, arm yourself, play cards.
4. **Combat**: attack.
5. **Discard**: tidy up.

**R check**: turn over the top card of your Draw stack. The number in its corner is R, from 1 to 6. The card goes to
your Recycle stack and has no effect. An empty Draw stack is your Recycle stack, shuffled.`,
    },
    {
      id: 'activity',
      title: 'Activity phase',
      questions: ['activity'],
      text: `Do each of these at most once, in any order:

- **Move** to a cell that shares a side with yours, or enter the map on your corner.
- **Equip** one piece from your hand or from your cell, _or_ **seed** one face down under any cell without an avatar.
- Play one **Ally**, up to ${MAX_ALLIES} in play.
- Play one **Event**.

In round ${ENTER_BY} and later, an avatar still off the map when its Combat phase begins is put on its corner.`,
    },
    {
      id: 'reply',
      title: 'Playing Action cards',
      questions: ['reply', 'choose'],
      text: `Action cards may be played in any player's turn. You are asked when you could answer something: an
announced ally, event or piece of equipment, an attack once both R numbers are known, before Combat if you have come
into reach, and at the end of a turn in which something happened.

Cards about an attack, and cards that cancel, count in the order in which they were played: the last card that says
_hits_ or _misses_ decides. All other cards work immediately. You may play and use at most ${MOST_PLAYS} cards in one
turn.`,
    },
    {
      id: 'combat',
      title: 'Combat phase',
      questions: ['combat'],
      text: `Attack once with each ready weapon, or once unarmed if you can use no weapon. The target must be within
the weapon's RNG, counted in steps across sides of cells. RNG 0 and bare hands reach only your own cell. Off the map,
nobody attacks or is attacked.

Both sides make an R check. If R + ATK of the attacker is at least R + DEF of the target, the attack hits and deals
the weapon's DMG; bare hands deal ${FISTS}.

- **ATK**: avatar, weapon, allies, events and played cards
- **DEF**: avatar, armour, allies, events and played cards`,
    },
    {
      id: 'damage',
      title: 'Damage',
      questions: ['giveWay'],
      text: `Damage of an attack goes to your allies first, in the order in which they joined. Then your armour takes
it: each piece takes up to its +DEF and stays. If there is more damage than your armour can take, you choose one piece
that is lost, and the rest reduces your life. Other damage skips allies. "Loses life" skips armour too.`,
    },
    {
      id: 'discard',
      title: 'Discard phase',
      questions: ['discard', 'take'],
      text: `You may take one piece of equipment from your cell into your hand. Then discard down to ${HAND} cards, to your
Recycle stack.`,
    },
    {
      id: 'terrain',
      title: 'Terrain',
      kinds: ['terrain'],
      text: `A Terrain is turned up when an avatar first lands on it. It acts then, and each time an avatar lands
there for any reason. Seeded equipment under the cell is turned up as well.`,
    },
    {
      id: 'equipment',
      title: 'Equipment',
      kinds: ['equipment'],
      text: `You have six slots: Head, Body, Back, Main Hand, Off Hand and Legs, one piece each. A new piece sends the
old one to your cell. A used piece is ready again in your next Resolve phase. Pistols, rifles and bows have ${SHOTS}
shots and then do nothing until they are reloaded. A piece keeps its state wherever it goes.`,
    },
    {
      id: 'others',
      title: 'Avatars, Allies, Events, Actions',
      kinds: ['avatar', 'ally', 'event', 'action'],
      text: `- **Avatar**: your ATK, DEF and abilities.
- **Ally**: adds its ATK and DEF. It goes to Discard when it has no HP left.
- **Event**: affects all players until a card removes it.
- **Action**: works once, then goes to Recycle unless it says "discard".

Card text goes before these rules.`,
    },
  ],
  glossary: [
    { term: 'R', text: 'The number in the corner of a card, turned over instead of rolling dice.' },
    { term: 'R check', text: 'The top card of your own Draw stack gives R and goes to Recycle.' },
    { term: 'ATK', text: 'Added to R when you attack.' },
    { term: 'DEF', text: 'Added to R when you are attacked. On armour: the damage that the piece takes.' },
    { term: 'RNG', text: 'How many steps a weapon reaches at most. 0 is the same cell.' },
    { term: 'DMG', text: 'The damage of a hit.' },
    { term: 'melee', text: 'An attack on the same cell, with a melee weapon or bare hands.' },
    { term: 'land', text: 'To come onto a cell for any reason.' },
    { term: 'seed', text: 'To lay equipment face down under a cell.' },
    { term: 'used', text: 'Rotated, and ready again in the next Resolve phase.' },
    { term: 'Draw stack', text: 'The cards you draw, face down.' },
    { term: 'Recycle', text: 'Your played cards, which come back when the Draw stack is empty.' },
    { term: 'Discard stack', text: 'Lost cards, which do not come back.' },
    { term: 'unique', text: 'A card of which a deck holds at most one.' },
  ],
  hints: {
    lay: 'You know the terrains that you lay. Put good ones on your own way and bad ones near the corner of an opponent.',
    activity:
      'Enter the map, equip a weapon and call an ally. Each kind of activity is possible once per turn, in any order.',
    reply: 'You are asked in other turns because Action cards work at any time. If you want to keep your cards, pass.',
    combat: 'The numbers show what R is added to. An equal sum hits.',
    choose: 'A card or terrain asks you what it is aimed at.',
    giveWay: 'Give up the piece that you need least: it is lost whatever its +DEF.',
    discard: 'Discarded cards come back: they go to Recycle. Keep cards that answer attacks.',
    take: 'The piece goes to your hand and counts towards your hand limit.',
  },
};
