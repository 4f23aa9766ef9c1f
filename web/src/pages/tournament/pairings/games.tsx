import { type RoundLine, TOURNAMENT_TABLE } from '../../../data/tournaments/index.ts';
import { useAsked } from '../../../data/use-asked.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { ReplayLink } from '../../../parts/matches/replay-link.tsx';
import { Problem } from '../../../parts/problem.tsx';
import { nameIn } from '../../../parts/tournaments/names.ts';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import style from './pairings.module.css';

interface GamesProps {
  readonly table: number;
  readonly round: RoundLine;
  readonly onClose: () => void;
}

/** Renders the finished games of a table, each with its record. */
export function Games({ table, round, onClose }: GamesProps) {
  const { wanted, roster } = useEvent();
  const spot = { ...wanted, stage: round.stage, round: round.round, after: table - 1 };
  const { data, error, again } = useAsked(TOURNAMENT_TABLE, spot);
  const found = data?.tournament?.round?.tables[0];
  return (
    <Dialog title={e('pairings.gamesOf', { n: table })} onClose={onClose}>
      <Problem error={error} again={again} />
      <ol class={style.games}>
        {found?.games.map(({ match, places }, index) => (
          <li key={match?.id ?? index}>
            {match ? (
              <GameName match={match} text={e('pairings.game', { n: index + 1 })} />
            ) : (
              e('pairings.game.hidden', { n: index + 1 })
            )}
            {': '}
            {places === null
              ? e('pairings.allLost')
              : found.entrants
                  .map(({ number }, seat) => `${places[seat] ?? ''}. ${nameIn(roster, number)}`)
                  .join(' · ')}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function GameName({ match, text }: { match: { readonly id: string; readonly seed: string | null }; text: string }) {
  if (match.seed !== null) return <ReplayLink match={match}>{text}</ReplayLink>;
  return (
    <>
      {text} (<ReplayLink match={match} />)
    </>
  );
}
