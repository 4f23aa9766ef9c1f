import type { Rider } from '../log/append-statement.ts';

/**
 * How a prize moves: the cards of a match for keeps change their owners in the statement that writes the entry which
 * names them, so with it or not at all. What the change means for a collection is a trigger's (see `collection_changes`
 * in src/db/schema.ts), and that every change follows from a log is what {@link provePrizes} shows.
 * Sorted as everybody sorts them, so that no two nodes wait for each other in a circle.
 */
export const PRIZE: Rider = {
  name: 'prizes',
  calledFor: ({ result }) => result?.awards !== undefined,
  statement: `
  insert into collection_changes (player_id, game, card, change, reason, match_id, at)
  select s.player_id, m.game, a.card, sum(d.change), 'PRIZE', b.match_id, b.at
  from batch b
  join logged using (match_id)
  join matches m on m.id = b.match_id and m.for_keeps
  cross join lateral jsonb_to_recordset(b.result->'awards') as a(card text, "from" smallint, "to" smallint)
  cross join lateral (values (a."from", -1), (a."to", 1)) as d(seat, change)
  join seats s on s.match_id = b.match_id and s.seat = d.seat
  group by s.player_id, m.game, a.card, b.match_id, b.at
  having sum(d.change) <> 0
  order by s.player_id, m.game, a.card, sum(d.change) desc`,
};
