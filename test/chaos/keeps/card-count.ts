import { type Caller, call } from '../load/graphql-call.ts';

const ZONES = 'query($id: ID!) { match(id: $id) { table { zones { count cards { number } } } } }';

interface Answer {
  match: { table: { zones: { count: number; cards: { number: number | null }[] }[] } } | null;
}

/** How many cards lie in a match's zones, and which of those one can read lie in two places. */
export async function countCards(caller: Caller, id: string): Promise<{ total: number; twice: number[] }> {
  const { match } = await call<Answer>(caller, ZONES, { id });
  const zones = match?.table.zones ?? [];
  const seen = new Set<number>();
  const twice: number[] = [];
  for (const { number: card } of zones.flatMap((zone) => zone.cards)) {
    if (card === null) continue;
    if (seen.has(card)) twice.push(card);
    seen.add(card);
  }
  return { total: zones.reduce((sum, { count }) => sum + count, 0), twice };
}
