import type { TournamentLine } from '../../data/tournaments/index.ts';
import { GamePicture } from '../../parts/cards/game-picture.tsx';
import matches from '../../parts/matches/matches.module.css';
import { formatsOf } from '../../parts/tournaments/formats.ts';
import { Moment } from '../../parts/tournaments/moment.tsx';
import { When } from '../../parts/when.tsx';
import { e } from '../../texts/events.ts';
import { isolated } from '../../texts/isolated.ts';
import { type Role, roleOf } from './role.ts';
import style from './tournaments.module.css';

interface EventRowProps {
  readonly tournament: TournamentLine;
  /** The reader's id. */
  readonly me: string | undefined;
  readonly now: number;
}

/** Renders one event in a list: game, format, number of entrants, start, and the reader's role. */
export function EventRow({ tournament, me, now }: EventRowProps) {
  const { id, status, paused, setup, entrantCount } = tournament;
  const role = roleOf(tournament, me, now);
  const name = isolated(setup.name);
  const address = `/tournaments/${id}`;
  const isOffered = status === 'OPEN' && role === null && setup.registration !== 'ORGANIZER';
  return (
    <li class={`${matches.row} ${isUrgent(role) ? matches.asked : ''}`}>
      <div class={matches.picture}>
        <GamePicture game={setup.game.id} />
      </div>
      <div class={matches.words}>
        <p class={matches.title}>
          <a href={address}>{name}</a>{' '}
          {role && <b class={isUrgent(role) ? matches.turn : style.role}>{e(`list.role.${role}`)}</b>}
        </p>
        <p>
          {setup.game.title} · {formatsOf(setup.stages)}
        </p>
        <p class={matches.facts}>
          {e(paused ? 'status.paused' : `status.${status}`)} · {e('list.entrants', { n: entrantCount })}
          <Time tournament={tournament} />
        </p>
      </div>
      <div class={matches.actions}>
        <a
          class={isOffered || isUrgent(role) ? 'button main' : 'button'}
          href={address}
          aria-label={e(isOffered ? 'list.registerAt' : 'list.lookAt', { name })}
        >
          {e(isOffered ? 'list.register' : 'list.look')}
        </a>
      </div>
    </li>
  );
}

function isUrgent(role: Role | null): boolean {
  return role === 'CHECK_IN' || role === 'ASKED';
}

function Time({ tournament: { status, setup, begunAt, endedAt } }: { tournament: TournamentLine }) {
  const [text, at] =
    endedAt !== null
      ? (['list.ended', endedAt] as const)
      : begunAt !== null
        ? (['list.begun', begunAt] as const)
        : (['list.begins', status === 'CANCELLED' ? null : setup.startsAt] as const);
  if (at === null) return null;
  return (
    <>
      {' '}
      · {e(text)} {text === 'list.begins' ? <Moment at={at} /> : <When at={at} />}
    </>
  );
}
