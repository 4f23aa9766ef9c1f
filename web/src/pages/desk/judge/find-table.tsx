import { useState } from 'preact/hooks';
import { navigate } from '../../../browser/location.ts';
import { askPatiently } from '../../../data/client.ts';
import { api } from '../../../data/session.ts';
import { TOURNAMENT_TABLES, type TournamentHead, useLive } from '../../../data/tournaments/index.ts';
import { Form } from '../../../parts/forms/form.tsx';
import { NumberField } from '../../../parts/forms/number-field.tsx';
import { d } from '../../../texts/desk.ts';
import style from '../desk.module.css';

interface FindTableProps {
  readonly tournament: TournamentHead;
  readonly news: number;
}

/** Opens a table without a call, by its number in the round. */
export function FindTable({ tournament: { id, stages }, news }: FindTableProps) {
  const round = stages.at(-1)?.rounds.at(-1);
  const [number, setNumber] = useState<number | null>(1);
  const place = round ? { id, stage: round.stage, round: round.round } : null;
  // The tables still in progress are shown only as a hint.
  const { data } = useLive(TOURNAMENT_TABLES, place && { ...place, first: 200, after: 0 }, news);
  if (!round || !place) return null;
  const tables = data?.tournament?.round?.tables ?? [];
  const open = async () => {
    const variables = { ...place, first: 1, after: (number ?? 1) - 1 };
    const { tournament } = await askPatiently(api(), TOURNAMENT_TABLES, variables);
    const matchId = tournament?.round?.tables[0]?.matchId;
    if (!matchId) throw new Error(d('find.none'));
    navigate(`/tournaments/${id}/judge?match=${matchId}`);
  };
  const played = tables.filter(({ over }) => !over).map(({ table }) => table);
  return (
    <details class={`panel ${style.fold}`}>
      <summary>{d('find.title')}</summary>
      <Form label={d('find.do')} plain onSend={open}>
        <NumberField
          label={d('find.table')}
          hint={played.length > 0 ? d('find.played', { tables: played.join(', ') }) : undefined}
          required
          min={1}
          max={round.tableCount}
          value={number}
          onValue={setNumber}
        />
      </Form>
    </details>
  );
}
