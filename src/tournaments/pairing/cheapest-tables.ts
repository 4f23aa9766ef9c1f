import { at } from './matching/graph.ts';
import { type TableCosts, tableCost } from './table-search.ts';

/** A way to seat everybody who is left, and what it costs. */
interface Seating {
  readonly cost: number;
  readonly tables: readonly (readonly number[])[];
}

/** The cheapest way to seat up to some twelve, by looking at all of them. `sizes`: of the tables, the larger ones first. */
export function cheapestTables(costs: TableCosts, sizes: readonly number[]): number[][] {
  const known = new Map<string, Seating>();
  const seat = (left: readonly number[], tables: readonly number[]): Seating => {
    const [first, ...others] = left;
    if (first === undefined) return { cost: 0, tables: [] };
    const key = `${left.join()}/${tables.length}/${tables.indexOf(at(sizes, sizes.length - 1))}`;
    const before = known.get(key);
    if (before) return before;
    let best: Seating = { cost: Number.POSITIVE_INFINITY, tables: [] };
    for (const size of new Set(tables)) {
      const taken = tables.indexOf(size);
      const further = tables.filter((_, i) => i !== taken);
      for (const company of choices(others, size - 1)) {
        const table = [first, ...company];
        const own = tableCost(costs, table, size < at(sizes, 0));
        if (own >= best.cost) continue;
        const rest = seat(
          left.filter((one) => !table.includes(one)),
          further,
        );
        if (own + rest.cost < best.cost) best = { cost: own + rest.cost, tables: [table, ...rest.tables] };
      }
    }
    known.set(key, best);
    return best;
  };
  const all = Array.from({ length: costs.size }, (_, i) => i);
  return seat(all, sizes).tables.map((table) => [...table]);
}

function choices(of: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return of.flatMap((one, i) => choices(of.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}
