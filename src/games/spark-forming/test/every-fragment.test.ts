import { describe, expect, it } from 'vitest';
import {
  type AnyAt,
  advance,
  begin,
  type CardName,
  type DeckList,
  decision,
  fastRandom,
  filledAtRandom,
  type Random,
  waitingFor,
} from '../../../engine/index.ts';
import { CARDS } from '../cards/catalogue.ts';
import { FORMS } from '../cards/forms.ts';
import { READY } from '../cards/ready-decks.ts';
import { SPARK_FORMING } from '../index.ts';
import { zoneName } from '../zones.ts';

/** The number of moves per match, and the number of matches per fragment, which gives several matches for each form. */
const [MOVES, MATCHES] = [60, 120];
const CHARGE = 10;

// Sets up a match in which all players have this fragment, this form and enough charge.
function charged(fragment: CardName, form: CardName, random: Random): AnyAt {
  const seats = CARDS[fragment]?.kind === 'tag fragment' ? 4 : 2;
  const deck: DeckList = (READY[0]?.cards ?? []).filter(({ card }) => CARDS[card]?.kind === 'action');
  const own = [form, fragment, ...(seats > 2 ? ['Afterimage'] : [])].map((card) => ({ card, count: 1 }));
  const options = SPARK_FORMING.options.parse({ tournament: true });
  const decks = Array.from({ length: seats }, () => [...own, ...deck]);
  const { at } = begin(SPARK_FORMING, { seats, options, decks, firstCard: 1 }, random);
  for (let seat = 0; seat < seats; seat++) {
    const [from, to] = [at.zones[zoneName('deck', seat)], at.zones[zoneName('fragmentCharge', seat)]];
    to?.cards.push(...(from?.cards.splice(0, CHARGE) ?? []));
    if (to?.kind === 'row') to.places.push(...to.cards.map(() => 0));
  }
  return at;
}

// Plays at random, but always uses a usable fragment. Returns whether the fragment was used.
function isUsed(at: AnyAt, fragment: CardName, random: Random): boolean {
  for (let n = 0; n < MOVES && !at.result; n++) {
    const seat = waitingFor(SPARK_FORMING, at)[0] ?? 0;
    const choices = decision(SPARK_FORMING, at, seat)?.choices ?? [];
    const using = choices.filter(({ move }) => /"(blast|burst)"|"boost":true/.test(JSON.stringify(move)));
    const list = using.length > 0 ? using : choices;
    const choice = list[random(list.length)];
    if (!choice) return false;
    const { facts } = advance(SPARK_FORMING, at, random, { kind: 'MOVE', seat, move: filledAtRandom(choice, random) });
    if (facts.some((fact) => fact.fact === 'fragmentUsed' && 'card' in fact && fact.card === fragment)) return true;
  }
  return false;
}

describe('Every Data Fragment', () => {
  it.each([
    ...['Solar Lance', 'Faultbreaker', 'Gale Scythe', 'Last Verdict', 'Prism Wall', 'Afterimage', 'Returning Star'],
    ...['Unbroken Oath', 'Overclock', 'Iron Heart', 'Slipstream', 'Deep Focus', 'United Front', 'Common Cause'],
    ...['Avalanche of Many', 'Wyrmfire Chorus'],
  ])('is used by a player who has charged it: %s', (fragment) => {
    const forms = Object.keys(FORMS);
    const matches = Array.from({ length: MATCHES }, (_, n) => fastRandom(n));
    const used = matches.some((random, n) =>
      isUsed(charged(fragment, forms[n % forms.length] ?? '', random), fragment, random),
    );
    expect(used).toBe(true);
  });
});
