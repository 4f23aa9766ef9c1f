import type { Rulebook } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import { KINDS, RESISTANCE } from '../cards/catalogue.ts';
import { options } from '../options.ts';
import { STATION_RESISTANCE } from '../rules/damage.ts';
import { PRICE } from '../rules/salvo.ts';
import { QUESTS_DEALT, STATIONS_DEALT } from '../rules/setup.ts';
import { REFILL } from '../rules/supply.ts';
import { KEPT } from '../rules/turn.ts';
import type { SparkOfWar } from '../spark-of-war.ts';

const { turns } = options.parse({});
const planetRows = KINDS.map((kind) => `| ${printed(kind)} | ${RESISTANCE[kind]} | ${kind === 'STAR' ? 2 : 1} |`);

/** The rules for players. README.md lists the rulings behind them. */
export const rulebook: Rulebook<SparkOfWar> = {
  goal: 'Conquer planets and stars, fulfil your secret quests, and have the most points when the last star is taken.',
  sections: [
    {
      id: 'win',
      title: 'How to win',
      text: `The match ends as soon as the last star is taken, or at the end of the round in which ${turns} turns have
been played, unless the match sets another number. Each planet in your scoring pile is worth 1 point, each star 2, and
your quests add points. The most points win. Ties go to the most stars, then to the most planets.`,
    },
    {
      id: 'start',
      title: 'The start',
      text: `Planets and stars form a galaxy of hexagons. The first player draws 1 spaceship, the second 2, and so on.
Each player gets ${QUESTS_DEALT} secret quests.

**No player owns a deployed ship.** All ships in the galaxy fire in every player's action phase, and the player whose
turn it is takes everything that falls.`,
    },
    {
      id: 'turn',
      title: 'A turn',
      text: `You play the action phase twice, then you discard.

1. **Deployment**: put a ship into the galaxy.
2. **Special power**: use the power of that ship, if it has one.
3. **Damage**: all ships fire.
4. **Conquer**: take what has fallen.

Whenever your hand is empty during your turn, you draw ${REFILL} ships. If the draw pile is empty, the discard pile is
shuffled. If both are empty, all ships in the galaxy and in the salvage yards become the new draw pile.`,
    },
    {
      id: 'deployment',
      title: 'Deployment',
      questions: ['deploy', 'orient'],
      text: `Play a ship from your hand onto an empty hexagon next to any card, then turn it to any of its six
rotations. You may not put it where the damage dealt to it is at least its resistance. If you can deploy a ship, you
must deploy a card.`,
    },
    {
      id: 'power',
      title: 'Special powers',
      questions: ['destroy', 'rotate', 'stow'],
      text: `A ship's power works once, right after the ship is deployed, and you may decline it:

- destroy a spaceship of your choice, which goes to the discard pile
- rotate a planet
- rotate a spaceship
- put a ship from your hand into your salvage yard

One power lasts as long as the ship is in the galaxy: its damage ignores forcefields.`,
    },
    {
      id: 'damage',
      title: 'Damage',
      questions: ['salvo', 'spend'],
      text: `Every ship deals the damage printed on each of its sides to the card on that side, all at the same time.
A forcefield on the facing side of a planet stops it. The damage that a card takes now must reach its resistance:
damage is never carried over.

**Salvaged ships**: you may discard ${PRICE} ships from your salvage yard for 1 more damage to any one card, as often
as you can pay. Forcefields do not stop it.`,
    },
    {
      id: 'conquer',
      title: 'Conquer',
      text: `You take every card whose damage is at least its resistance: planets and stars to your scoring pile,
ships to your salvage yard. Then you also take every ship that is no longer connected to a planet or star, directly or
through other ships.`,
    },
    {
      id: 'discard',
      title: 'Discard',
      questions: ['discard'],
      text: `At the end of your turn, keep ${KEPT} ships of your choice in your salvage yard. The others go to the
discard pile.`,
    },
    {
      id: 'face-off',
      title: 'Face-off',
      text: `In this mode two teams, blue and orange, sit alternately. Each planet and star has a colour, and only its
own team can take it. Otherwise it stays in the galaxy. The score of a team is the sum of its players' points.`,
    },
    {
      id: 'planets',
      title: 'Planets and stars',
      kinds: ['planet', 'star'],
      text: `| kind | resistance | points |
| --- | --- | --- |
${planetRows.join('\n')}

Letters A to C of a kind differ only in their forcefields.`,
    },
    {
      id: 'ships',
      title: 'Ships and stations',
      kinds: ['spaceship', 'station'],
      text: `A **spaceship** has a resistance, a damage for each of its six sides and perhaps a special power.

**Supply stations** are used only if the match's options include them. Each player has ${STATIONS_DEALT} and may deploy
one instead of a ship. A station has resistance ${STATION_RESISTANCE}, deals no damage, is not a spaceship and connects nothing. A
conquered station goes to the supply of the player who takes it.`,
    },
    {
      id: 'quests',
      title: 'Quests',
      kinds: ['quest'],
      text: `Quests stay secret until the end. Most give points for kinds of planets or stars that you own, or for
kinds that you do not own. Two are special and count in the way that scores best for you:

- **Hidden World** is itself a planet of a kind of your choice, worth 1 point.
- **Envy** copies a quest of the player to your left or right.`,
    },
  ],
  glossary: [
    { term: 'resistance', text: 'The damage at one time that conquers a card.' },
    { term: 'forcefield', text: 'A side of a planet that stops damage from that side.' },
    { term: 'salvage yard', text: `Your conquered ships, open to all. ${PRICE} of them pay for 1 damage.` },
    { term: 'scoring pile', text: 'Your conquered planets and stars, open to all.' },
    { term: 'galaxy', text: 'All cards on the board.' },
    { term: 'station', text: `A supply station: resistance ${STATION_RESISTANCE}, deals no damage.` },
    { term: 'quest', text: 'A secret card that gives points at the end.' },
    { term: 'spaceship', text: 'A card that fires on some of its six sides. Once deployed, it belongs to no player.' },
    { term: 'special power', text: 'An effect that some ships have right after they are deployed.' },
    { term: 'adrift', text: 'Not connected to a planet or star, and therefore taken.' },
  ],
  hints: {
    deploy:
      'No player owns deployed ships, and damage is not carried over. Look for a planet that falls together with the ships already there.',
    orient: 'Turn the strongest side towards your target. Sides with a forcefield are safe from most ships.',
    destroy:
      'Destroy a ship that would help the next player, or one that holds others: ships cut off from planets are yours.',
    rotate: 'Rotate a forcefield away from the ships that fire at it, or turn a strong ship towards your target.',
    salvo: `${PRICE} salvaged ships add 1 damage. Use them when exactly that is missing for a planet or a star.`,
    discard: `You keep only ${KEPT} salvaged ships for your next turn.`,
  },
};
