import { usePlace } from '../../../browser/location.ts';
import { nameIn } from '../../../parts/tournaments/names.ts';
import { scoreOf } from '../../../parts/tournaments/result.ts';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import { addressOf } from '../views.ts';
import style from './bracket.module.css';
import type { Box } from './filled.ts';
import { type Placed, WIDTH } from './layout.ts';

/** Renders a box with its entrants and result. It links to the match in progress, or to the round's results. */
export function BoxView({ placed: { box, x, y, height } }: { placed: Placed }) {
  const { tournament } = useEvent();
  const { query } = usePlace();
  const own = tournament.yourEntrant?.number;
  const kind = [style.box];
  if (own !== undefined && box.slots.includes(own)) kind.push(style.own);
  if (box.table?.over === false) kind.push(style.playing);
  if (box.table === null) kind.push(style.open);
  const place = { left: `${x}px`, top: `${y}px`, width: `${WIDTH}px`, height: `${height}px` };
  const slots = box.slots.map((entrant, slot) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: slots are identified by their position
    <Slot key={slot} box={box} entrant={entrant} />
  ));
  const address = addressIn(box, (change) => addressOf(tournament.id, query, change));
  return (
    <li class={kind.join(' ')} style={place}>
      {address === null ? slots : <a href={address}>{slots}</a>}
    </li>
  );
}

function addressIn({ table, of }: Box, within: (change: Readonly<Record<string, string>>) => string): string | null {
  if (!table || !of) return null;
  if (!table.over && table.matchId !== null) return `/matches/${table.matchId}`;
  return within({ show: 'pairings', stage: String(of.stage), round: String(of.round) });
}

function ruledText({ places }: { readonly places: readonly number[] | null }) {
  return places === null ? 'bracket.ruledLost' : 'bracket.ruled';
}

function Slot({ box, entrant }: { box: Box; entrant: number | null }) {
  const { roster } = useEvent();
  const { table, winner, isBye } = box;
  if (entrant === null) return <span class={style.nobody}>{e(isBye ? 'bracket.bye' : 'bracket.open')}</span>;
  const seat = table?.entrants.findIndex(({ number }) => number === entrant) ?? -1;
  const isOut = roster.get(entrant)?.gone === 'DISQUALIFIED';
  const isWinner = winner === entrant && !isBye && !isOut;
  return (
    <span class={isWinner ? style.winner : style.slot}>
      <span class={style.who}>{nameIn(roster, entrant)}</span>
      <span class={style.score}>
        {table && seat >= 0 ? scoreOf(table, seat) : ''}
        {isWinner && <span class="heard"> {e('pairings.won')}</span>}
        {table?.ruled && (isWinner || winner === null) && <small> {e(ruledText(table.ruled))}</small>}
        {isOut && <small> {e('gone.DISQUALIFIED')}</small>}
      </span>
    </span>
  );
}
