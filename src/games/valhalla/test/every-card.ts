import type { Seat } from '../../../engine/index.ts';
import { cardOf } from '../cards/catalogue.ts';
import { CELLS, distance } from '../rules/map.ts';
import { piece, type Scene, scene, settle, type Wanted } from './scene.ts';
import { differences, pictureOf } from './table-picture.ts';

/** This file plays each card on the same table and lists the differences, for the test of every card. */

const CELL = 15;

// Seat 0 is on cell 15 with a thrall and a revolver that was fired twice. Seat 1 is on cell 16 with a torch. An event
// is in play.
const TABLE: Wanted = {
  cells: [CELL, 16],
  life: [10, 15],
  equipment: [['Revolver'], ['Torch']],
  allies: [['Thrall'], []],
  events: ['Blood Moon'],
  shown: [1, CELL],
};

function onTable(wanted: Wanted): Scene {
  const made = scene({ ...TABLE, ...wanted });
  piece(made, made.card('Revolver', 'equipment-0'), { shots: 2, used: true });
  return made;
}

function measured(made: Scene, done: () => void): string[] {
  const before = pictureOf(made);
  done();
  return differences(before, pictureOf(made));
}

/** One seat attacks with bare hands, a sword or a revolver, and one of the two plays the card. */
function inAttack(name: string, weapon: string, seat: Seat): string[] | null {
  const hands = seat === 0 ? [[name, 'Sprint'], ['Sprint']] : [['Sprint'], [name, 'Sprint']];
  const equipment = cardOf(name).kind === 'equipment' ? [[weapon], [name]] : [[weapon], []];
  const made = scene({
    cells: [CELL, CELL],
    hands: cardOf(name).kind === 'action' ? hands : [['Sprint'], ['Sprint']],
    equipment,
  });
  made.until('combat');
  made.chooses(`Attack Seat 1`);
  made.until(() => made.step !== 'reply' || made.can(name));
  if (made.step !== 'reply') return null;
  return measured(made, () => made.chooses(name));
}

function ofAction(name: string): string[] {
  const hands = [
    [name, 'Sprint'],
    ['Sprint', 'Block'],
  ];
  const made = onTable({ hands });
  if (made.can(`${name}:`)) {
    return measured(made, () => {
      made.chooses(`${name}:`);
      if (made.step === 'choose') made.chooses(`${name}:`);
      settle(made);
    });
  }
  for (const [weapon, seat] of [
    ['Iron Sword', 0],
    ['Revolver', 0],
    ['Iron Sword', 1],
    ['Revolver', 1],
  ] as const) {
    const found = inAttack(name, weapon, seat);
    if (found) return [`${weapon}, seat ${seat}`, ...found];
  }
  return ofCancel(name);
}

// Plays a cancelling card against an announced ally.
function ofCancel(name: string): string[] {
  const made = onTable({ hands: [['Berserker'], [name]] });
  return measured(made, () => {
    made.chooses('Call Berserker');
    made.chooses(name);
    settle(made);
  });
}

function ofTerrain(name: string): string[] {
  const made = onTable({ hands: [['Sprint', 'Block'], ['Sprint']], terrain: { 9: name } });
  return measured(made, () => {
    made.chooses('Move', 9);
    while (made.step !== 'activity') {
      if (made.step === 'choose') made.chooses(name);
      else made.timesOut();
    }
  });
}

function used(made: Scene, name: string): string[] {
  if (!made.can(`${name}:`)) return [];
  return [
    'used',
    ...measured(made, () => {
      made.chooses(`${name}:`);
      settle(made);
    }),
  ];
}

function ofPiece(name: string): string[] {
  const made = onTable({ hands: [[name], ['Sprint']], ground: [] });
  const numbers = measured(made, () => {
    made.chooses(cardOf(name).kind === 'ally' ? `Call ${name}` : `Equip ${name}`);
    settle(made);
  });
  const { weapon } = cardOf(name);
  if (weapon) return [...numbers, ...ofWeapon(name, weapon.rng)];
  const said = cardOf(name).effects.length > 0 ? used(spread(name), name) : [];
  return [
    ...numbers,
    ...(said.length > 0 || cardOf(name).effects.length === 0 ? said : (inAttack(name, 'Revolver', 1) ?? [])),
  ];
}

// Sets up a table with seat 1 at this distance from seat 0, which has only this weapon.
function atDistance(name: string, steps: number): Scene {
  const made = scene({
    cells: [1, CELLS.find((cell) => distance(1, cell) === steps) ?? 1],
    equipment: [[name], ['Traveller’s Pack']],
  });
  made.until('combat');
  return made;
}

// Lists the reach of a weapon, its sums after the numbers are known (R 5 on both sides), and the effect of a hit.
function ofWeapon(name: string, rng: number): string[] {
  const attack = `Attack Seat 1 (20 life) with ${name}`;
  const reaches = [rng, rng + 1].map((steps) => `at ${steps} ${atDistance(name, steps).can(attack) ? 'yes' : 'no'}`);
  const made = atDistance(name, rng);
  const hit = measured(made, () => {
    made.chooses(attack);
    while (made.step !== 'combat' && made.step !== 'discard' && made.at.state.phase === 'COMBAT') {
      if (made.step === 'choose') made.chooses(name);
      else made.timesOut();
    }
  });
  const [decided] = made.facts('attackDecided');
  return ['attack', ...reaches, `${decided?.atk} against ${decided?.def}`, ...hit];
}

// Sets up a table with the card already in play and the opponent on the same cell.
function spread(name: string): Scene {
  const ally = cardOf(name).kind === 'ally';
  const slot = cardOf(name).slot === 'MAIN_HAND';
  const made = scene({
    ...TABLE,
    cells: [CELL, cardOf(name).effects[0]?.do === 'swap' ? 16 : CELL],
    hands: [[], ['Sprint']],
    equipment: [[...(slot ? [] : ['Revolver']), ...(ally ? [] : [name])], ['Torch']],
    allies: [['Thrall', ...(ally ? [name] : [])], []],
  });
  piece(made, made.card('Revolver', 'equipment-0'), { shots: 2, used: true });
  return made;
}

function ofEvent(name: string): string[] {
  const made = onTable({ hands: [[name, 'Sprint'], ['Sprint']] });
  const begun = measured(made, () => {
    made.chooses(`Event ${name}`);
    settle(made);
  });
  return cardOf(name).onTurn.length > 0 ? [...begun, 'the next turn', ...nextTurn(made)] : begun;
}

function nextTurn(made: Scene): string[] {
  const before = pictureOf(made);
  const turn = made.at.state.turn;
  made.until(() => made.at.state.turn !== turn);
  made.until(() => made.step !== 'discard');
  const recycled = made.cards('recycle-1').length;
  const lines = differences(before, pictureOf(made)).filter((line) => /life|hand/.test(line));
  return recycled > 0 ? [...lines, `1 recycled +${recycled}`] : lines;
}

function ofAvatar(name: string): string[] {
  const plain = pictureOf(onTable({ avatars: ['Tyr the One-Handed', 'Tyr the One-Handed'], life: [11, 15] }));
  const made = onTable({ avatars: [name, 'Tyr the One-Handed'], life: [11, 15] });
  const lines = differences(plain, pictureOf(made));
  const hurt = measured(made, () => {
    made.at.state.life[0] = 10;
  }).filter((line) => !line.includes('life'));
  const alone = measured(made, () => {
    made.at.zones['allies-0']?.cards.splice(0);
  }).filter((line) => /led|ATK|DEF/.test(line));
  const later = cardOf(name).onTurn.length > 0 ? ['in the next turn but one', ...twoTurns(made)] : [];
  return [...lines, ...(hurt.length ? ['hurt', ...hurt] : []), ...(alone.length ? ['alone', ...alone] : []), ...later];
}

function twoTurns(made: Scene): string[] {
  const before = pictureOf(made);
  const turn = made.at.state.turn;
  made.until(() => made.at.state.turn >= turn + 2);
  return differences(before, pictureOf(made)).filter((line) => /0 life/.test(line));
}

/** Lists a card's effects as differences. */
export function told(name: string): string[] {
  switch (cardOf(name).kind) {
    case 'action':
      return ofAction(name);
    case 'terrain':
      return ofTerrain(name);
    case 'event':
      return ofEvent(name);
    case 'avatar':
      return ofAvatar(name);
    default:
      return ofPiece(name);
  }
}
