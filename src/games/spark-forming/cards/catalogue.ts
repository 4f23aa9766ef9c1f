import { type CardName, type Catalogue, catalogue, EngineBug } from '../../../engine/index.ts';
import { ACTIONS } from './actions.ts';
import { FORMS, FRAGMENT_CARDS, UPGRADES } from './forms.ts';
import type { ActionCard, FormCard, FragmentCard, SparkCard, UpgradeCard } from './print.ts';

export const CARDS = catalogue<SparkCard>({ ...FORMS, ...FRAGMENT_CARDS, ...UPGRADES, ...ACTIONS });

function known<C>(cards: Catalogue<C>, name: CardName): C {
  const card = cards[name];
  if (!card) throw new EngineBug(`${name} is another kind of card`);
  return card;
}

export const formCard = (name: CardName): FormCard => known(FORMS, name);
export const actionCard = (name: CardName): ActionCard => known(ACTIONS, name);
export const fragmentCard = (name: CardName): FragmentCard => known(FRAGMENT_CARDS, name);
export const upgradeCard = (name: CardName): UpgradeCard => known(UPGRADES, name);

const BY_BACK = new Map<string, CardName[]>();
for (const [name, { back }] of Object.entries(CARDS)) BY_BACK.set(back, [...(BY_BACK.get(back) ?? []), name]);

/** Returns the cards that can have a back, because other players' decks are secret. */
export function pool(back: string): CardName[] | null {
  return BY_BACK.get(back) ?? null;
}
