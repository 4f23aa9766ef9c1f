import { copiesLeaving } from '../../src/engine/cards/leaving.ts';
import { alikeIn } from '../../src/engine/game/alike.ts';
import {
  type Action,
  type AnyAt,
  type AnyGame,
  actionOf,
  begin,
  type CardId,
  type CardName,
  type Entry,
  entryRandom,
  fastRandom,
  fold,
  play,
  type Random,
  shuffled,
  type Viewer,
} from '../../src/engine/index.ts';
import { answersIn, wouldAnswer } from './heard.ts';
import { expectThat, type Script, type Walked, walk } from './script.ts';
import { feedOf, nameOf, parting, picture, readable, shownBy, viewersOf } from './viewers.ts';

/**
 * The cards that a viewer never saw are other cards from entry 0 on, everything else is done again with the same seed:
 * all that this viewer was ever sent stays the same. The only property that sees what the setup gives away. Answers about
 * hidden cards are the same in both histories, or they would part there by right.
 */
export function wholeHistoriesLookAlike(game: AnyGame, script: Script): void {
  const walked = walk(game, script);
  const viewers = viewersOf(script.seats);
  const viewer = viewers[script.picks.length % viewers.length] ?? [];
  const names = otherNames(game, walked, viewer, script.picks.length);
  if (names.size > 0) doAgain(game, renaming(game, walked, names), script, walked, viewer);
}

function doAgain(game: AnyGame, renamed: AnyGame, script: Script, walked: Walked, viewer: Viewer): void {
  const pictures = new Map(walked.moments.map((at) => [at.version, at]));
  let { at, entry } = begin(renamed, walked.setup, entryRandom(script.seed, 0));
  let before: AnyAt | null = null;
  for (const original of walked.entries) {
    const action = before && actionThatWas(game, before, original);
    before = fold(game, before, original);
    if (action) {
      const played = play(renamed, at, entryRandom(script.seed, original.version), action);
      // What another seat could do only with the cards it really had cannot be done again.
      if ('refused' in played) return;
      ({ at, entry } = played);
    }
    const was = JSON.stringify(feedOf(game, walked.end, original, viewer));
    const is = JSON.stringify(feedOf(game, at, entry, viewer));
    if (was !== is && isOtherCopy(was, is)) return;
    expectThat(was === is, () => `the feed of ${nameOf(viewer)} gives cards away: ${parting(was, is)}`);
    const moment =
      original.version % 11 === 0 || walked.end.version === at.version ? pictures.get(at.version) : undefined;
    if (!moment) continue;
    const [real, other] = [picture(game, moment, viewer), picture(game, at, viewer)];
    expectThat(real === other, () => `what ${nameOf(viewer)} sees gives cards away: ${parting(real, other)}`);
  }
}

// What has become equal to a card that leaves a hand may leave in its place: the same card, under an id unknown till then.
function isOtherCopy(was: string, is: string): boolean {
  return was.replace(IDS, '') === is.replace(IDS, '');
}

const IDS = /\b1\d{6}\b/g;

// Of equal cards the engine picks the copy: it is the one that has left which is another card in the other history.
function actionThatWas(game: AnyGame, at: AnyAt, entry: Entry): Action | null {
  const action = actionOf(entry);
  const ids = [...new Set(JSON.stringify(action?.move ?? null).match(IDS) ?? [])].map(Number);
  const lying = ids.filter((id) => at.faces[id]);
  const leaving = copiesLeaving(at, lying, alikeIn(game, at));
  const copyOf = new Map(lying.map((id, i) => [id, leaving[i]]));
  return JSON.parse(JSON.stringify(action, (_, value) => copyOf.get(value) ?? value));
}

function otherNames(game: AnyGame, walked: Walked, viewer: Viewer, start: number): Map<CardId, CardName> {
  const seen = everSeen(game, walked, viewer);
  const byBack = new Map<string, CardId[]>();
  for (const card of idsMade(walked)) {
    if (seen.has(card)) continue;
    const back = walked.end.faces[card]?.back ?? '';
    byBack.set(back, [...(byBack.get(back) ?? []), card]);
  }
  const answers = walked.entries.flatMap(answersIn);
  const random = fastRandom(start);
  const real: Names = new Map([...byBack.values()].flat().map((card) => [card, walked.end.faces[card]?.name ?? '']));
  const isHeard = (names: Names): boolean =>
    answers.every((answer) =>
      wouldAnswer(game, answer, (card) => names.get(card) ?? walked.end.faces[card]?.name ?? ''),
    );
  if (answers.length === 0) return changed(game, real, byBack, Number.POSITIVE_INFINITY, random);
  let names = real;
  for (let step = 0; step < STEPS; step++) {
    const next = changed(game, names, byBack, 2 + random(4), random);
    if (isHeard(next)) names = next;
  }
  return names;
}

/** So many times some cards are changed, where answers must stay true. */
const STEPS = 120;
type Names = Map<CardId, CardName>;

// Of each back some cards, or all of them, are others.
function changed(game: AnyGame, names: Names, byBack: Map<string, CardId[]>, most: number, random: Random): Names {
  const made = new Map(names);
  for (const [back, all] of byBack) {
    const cards = most < all.length ? shuffled(all, random).slice(0, most) : all;
    const own = cards.map((card) => names.get(card) ?? '');
    const pool = game.pool?.(back);
    const dealt = pool ? cards.map(() => pool[random(pool.length)] ?? '') : shuffled(own, random);
    cards.forEach((card, i) => {
      made.set(card, dealt[i] ?? '');
    });
  }
  return made;
}

/** The ids of the cards that the setup made, in the order of the lists. */
function idsMade({ entries: [first] }: Walked): CardId[] {
  return first?.facts.flatMap((fact) => (fact.fact === 'cardsMade' ? idsOf(fact) : [])) ?? [];
}

function idsOf(fact: object): CardId[] {
  return 'cards' in fact && Array.isArray(fact.cards) ? fact.cards.map((card: { id: CardId }) => card.id) : [];
}

function everSeen(game: AnyGame, { entries }: Walked, viewer: Viewer): Set<CardId> {
  const seen = new Set<CardId>();
  let at = null;
  for (const entry of entries) {
    at = fold(game, at, entry);
    for (const card of readable(at, viewer)) seen.add(card);
    for (const card of shownBy(entry, viewer)) seen.add(card);
  }
  return seen;
}

/** The same game, in which some of the cards that the setup makes are other cards of the same back. */
function renaming(game: AnyGame, walked: Walked, names: ReadonlyMap<CardId, CardName>): AnyGame {
  const ids = idsMade(walked);
  return {
    ...game,
    setup(table, setup) {
      const make = table.make.bind(table);
      let next = 0;
      table.make = (to, list) =>
        make(
          to,
          list.map((name) => names.get(ids[next++] ?? -1) ?? name),
        );
      game.setup(table, setup);
    },
  };
}
