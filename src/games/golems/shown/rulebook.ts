import type { Rulebook } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import {
  HARDNESS,
  type Hardness,
  MATERIAL,
  MATERIALS,
  SHAPE,
  SHAPES,
  SIZE,
  SIZES,
  SPELL_COST,
} from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import { options } from '../options.ts';
import { DIE } from '../rules/battle.ts';
import { SIDE } from '../rules/board.ts';
import { DRAWN, EXTRA_COST, HAND_LIMIT } from '../rules/fate.ts';
import { INCOME } from '../rules/power.ts';
import { DEALT, MANA } from '../rules/setup.ts';
import { TOWER_ARMOR } from '../rules/tower.ts';
import { WIZARD } from '../state.ts';

const { rounds } = options.parse({});

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const materialRows = (Object.keys(HARDNESS) as Hardness[]).map((hardness) => {
  const names = MATERIALS.filter((one) => MATERIAL[one].hardness === hardness).map(printed);
  const { force, armor } = HARDNESS[hardness];
  return row(`${printed(hardness)}: ${names.join(', ')}`, signed(force), signed(armor));
});
const sizeRows = SIZES.map((size) => {
  const { hits, force, armor } = SIZE[size];
  return row(printed(size), hits, signed(force), signed(armor));
});
const shapeRows = SHAPES.map((shape) => {
  const { move, force, armor } = SHAPE[shape];
  return row(printed(shape), move, signed(force), signed(armor));
});

/** The rules for players. README.md lists the rulings behind them. */
export const rulebook: Rulebook<Golems> = {
  goal: 'Destroy every other Wizard: the last Wizard left wins.',
  sections: [
    {
      id: 'win',
      title: 'How to win',
      text: `A player whose Wizard is destroyed is out: his golems leave the board and his cards are discarded. The
last player left wins.

After ${rounds} rounds, unless the match sets another number, the player whose Wizard has the most hits left wins.
Ties go to the most golem hits on the board, then to the most mana.`,
    },
    {
      id: 'start',
      title: 'The start',
      text: `The board has ${SIDE} by ${SIDE} spaces. Spaces are adjacent if they share a side, never diagonally. Each
Wizard stands in a Tower in a corner and never moves. A Wizard has ${WIZARD.hits} hits, Force ${signed(WIZARD.force)}
and Armor ${signed(WIZARD.armor)}; he counts as small, soft and man-shaped. You begin with ${MANA} mana,
${DEALT.GOLEM} Golem cards and ${DEALT.EVENT} Event cards.

- **Tower** and **Monolith**: each gives +1 mana per turn to the player who occupies it. Units in a Tower have Armor
  ${signed(TOWER_ARMOR)}.
- **Water**: no unit can stop there. Flyers pass over it.
- **Lands**: sixteen spaces, each the source of one material.
- **Wasteland**: nothing special.`,
    },
    {
      id: 'turn',
      title: 'A turn',
      text: `Seven phases in this order:

1. **Power**: gain ${INCOME} mana, and 1 more for each Monolith and Tower that you occupy. Unspent mana is kept.
2. **Craft**: build a golem.
3. **Fate**: draw cards.
4. **Spell**: all players may cast spells.
5. **Move**: move your golems.
6. **Battle**: attack adjacent enemies.
7. **End**: soft golems may come back.`,
    },
    {
      id: 'craft',
      title: 'Craft Phase',
      questions: ['craft'],
      text: `You may build one golem from three Golem cards: a material, a size and a shape. The size gives its hits
and the shape its Move. Its Force and Armor are the sums of the three cards.

It costs its Force plus its hits in mana, or **double** if you do not control the land of its material. You control a
land if one of your golems stands on it, or if it is empty and one of your golems is adjacent. A Wizard controls
nothing.

The golem appears in your Tower or on a space adjacent to it, and may move this turn. The three cards are discarded.`,
    },
    {
      id: 'fate',
      title: 'Fate Phase',
      questions: ['fate', 'extra', 'discard'],
      text: `Draw ${DRAWN} cards in any mix from the Golem deck and the Event deck. You may look at each card before
you choose the next deck. Then you may buy more cards for ${EXTRA_COST} mana each. At the end of this phase, keep at
most ${HAND_LIMIT} Golem cards and ${HAND_LIMIT} Event cards, and discard the rest.`,
    },
    {
      id: 'spell',
      title: 'Spell Phase',
      questions: ['spells', 'answers'],
      text: `Every player may cast spells, whoever's turn it is. The turn's player is asked first, then the others
clockwise, until all have passed in a row. A spell costs ${SPELL_COST} mana. Its target is named before the others may
answer with Dispell, which negates it and can itself be answered with Dispell.`,
    },
    {
      id: 'move',
      title: 'Move Phase',
      questions: ['movement'],
      text: `Each of your golems may move once, up to its Move in spaces. It may not enter Water or pass through a
space that holds another unit. Flyers pass over both, but may not stop in Water. No golem may stop with enemies.

**Stacking**: your golems may share a space only if no two have the same size, shape or hardness. So a stack has at
most four golems. A Wizard shares his Tower freely.`,
    },
    {
      id: 'battle',
      title: 'Battle Phase',
      questions: ['battles', 'strike', 'battleCards', 'roundCards'],
      text: `Your stacks may attack adjacent enemy stacks, one pair at a time, as often as you like. A battle lasts
until one of the two stacks is gone.

In each round, every unit of both stacks attacks once: all Small units first, then Medium, Large and Giant ones. The
sides take turns as far as they can, and the turn's player begins each round. The side whose turn it is picks the
attacker and its target.

**Attack**: both sides roll a ${DIE}-sided die. If the attacker's roll plus Force is at least the target's roll plus
Armor, the target loses 1 hit. A unit without hits is destroyed.

**Battle cards** are free. Both sides are asked before each roll, when an extra attack would come next, and before the
round ends. _Pass for this battle_ stops the questions until the battle is over.`,
    },
    {
      id: 'end',
      title: 'End Phase',
      questions: ['regenerate'],
      text: `If you won a battle this turn, you may put back your soft golems that died in it. They return undamaged
to the winning stack's space if stacking allows it, otherwise to your Tower or a space adjacent to it.`,
    },
    {
      id: 'golem-cards',
      title: 'Golem cards',
      kinds: ['material', 'size', 'shape'],
      text: `| material | Force | Armor |
| --- | --- | --- |
${materialRows.join('\n')}

| size | hits | Force | Armor |
| --- | --- | --- | --- |
${sizeRows.join('\n')}

| shape | Move | Force | Armor |
| --- | --- | --- | --- |
${shapeRows.join('\n')}`,
    },
    {
      id: 'event-cards',
      title: 'Event cards',
      kinds: ['battle', 'spell'],
      text: `**Battle cards** are played only in a battle. They give one of your units an extra attack this round, or
they change Force or Armor for the attack being made.

**Spells** are played only in the Spell Phase. "Target stack" means any player's stack; only Portal needs your own.
Power and Protection last for the current turn and the next player's turn. Spells that speak of golems do not affect
Wizards; Repair also heals a Wizard. Transformation gives a golem a new trait; golems of a stack that become alike in
size, shape or hardness are destroyed.`,
    },
  ],
  glossary: [
    { term: 'mana', text: 'Pays for golems, spells and extra cards.' },
    { term: 'Force', text: 'Added to the die roll of an attacking unit.' },
    { term: 'Armor', text: 'Added to the die roll of the unit under attack.' },
    { term: 'hit', text: 'The damage that a unit can still take. At 0 hits it is destroyed.' },
    { term: 'unit', text: 'A golem or a Wizard.' },
    { term: 'stack', text: 'All units in one space. They belong to one player.' },
    { term: 'hardness', text: 'Soft, hard, rock or metal: a property of the material.' },
    { term: 'control', text: 'Having a golem on a land, or adjacent to the land while it is empty.' },
    { term: 'Monolith', text: 'A space that gives +1 mana per turn to the player who occupies it.' },
    { term: 'Tower', text: `A corner space: +1 mana per turn, and Armor ${signed(TOWER_ARMOR)} for the units in it.` },
    { term: 'Dispell', text: 'The only answer to a spell: it negates the spell just played.' },
  ],
  hints: {
    craft: 'Build early: one golem per turn. Golems of a material whose land you control cost half as much.',
    fate: 'Golem cards build golems; Event cards win battles. A golem needs one material, one size and one shape.',
    spells: 'Other players may cast spells in your turn, and you in theirs. If you have no spell to cast, pass.',
    movement:
      'Put golems next to Wizards you want to attack. Golems alike in size, shape or hardness cannot share a space.',
    battles:
      'Attack stacks whose Armor is lower than your Force. Your own stack can be destroyed too: a battle has no retreat.',
    strike: 'Pick a target that one hit destroys: every unit left strikes back.',
    battleCards: 'Battle cards cost no mana. Nothing useful in hand? Pass for the whole battle.',
  },
};
