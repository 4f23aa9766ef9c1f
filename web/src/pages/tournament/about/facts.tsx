import type { ComponentChildren } from 'preact';
import type { TournamentHead } from '../../../data/tournaments/index.ts';
import { clockName } from '../../../parts/matches/clock-name.ts';
import { optionWords } from '../../../parts/options/option-words.ts';
import { formatsOf } from '../../../parts/tournaments/formats.ts';
import { lasting } from '../../../parts/tournaments/lasting.ts';
import { Moment } from '../../../parts/tournaments/moment.tsx';
import { e } from '../../../texts/events.ts';
import { t } from '../../../texts/index.ts';
import { isolated } from '../../../texts/isolated.ts';
import { useEvent } from '../event-context.ts';
import style from './about.module.css';

/** Renders all settings of the event, one per line. */
export function Facts() {
  const { tournament } = useEvent();
  const { setup, begunAt, organizer } = tournament;
  const clock = clockName(setup);
  const options = optionWords(setup.options);
  return (
    <dl class={style.facts}>
      <Fact name={e('about.game')}>{setup.game.title}</Fact>
      <Fact name={e('about.format')}>{formatsOf(setup.stages)}</Fact>
      {begunAt === null && (
        <Fact name={e('about.starts')}>
          {setup.startsAt === null ? e('event.startsBy') : <Moment at={setup.startsAt} />}
        </Fact>
      )}
      <Fact name={e('about.registration')}>{registrationOf(setup)}</Fact>
      {setup.checkIn !== null && (
        <Fact name={e('about.checkIn')}>{e('about.checkIn.before', { time: lasting(setup.checkIn) })}</Fact>
      )}
      <Fact name={e('about.tables')}>{tablesOf(setup)}</Fact>
      {setup.game.deckFormat && (
        <Fact name={e('about.decks')}>
          {e(`about.decks.${setup.decks}`)}
          {setup.decks === 'REGISTERED' && ` ${e(`about.shown.${setup.decksShown}`)}`}
        </Fact>
      )}
      <Fact name={e('about.clock')}>
        {clock ?? t('clock.none')}
        {clock !== null &&
          ` · ${e('about.timeOut')}: ${e(`about.timeOut.${setup.onTimeOut}`, { n: setup.forfeitAfter })}`}
      </Fact>
      <Fact name={e('about.rounds')}>{roundsOf(setup)}</Fact>
      {setup.noShowAfter > 0 && <Fact name={e('about.noShow')}>{noShowOf(setup)}</Fact>}
      {setup.roundLength !== null && <Fact name={e('about.atTime')}>{e(`about.atTime.${setup.atTime}`)}</Fact>}
      <Fact name={e('about.points')}>{pointsOf(setup)}</Fact>
      {options && <Fact name={e('about.options')}>{options}</Fact>}
      <Fact name={e('about.visibility')}>{e(`about.visibility.${setup.visibility}`)}</Fact>
      <Fact name={e('about.delay')}>
        {setup.broadcastDelay === 0
          ? e('about.delay.none')
          : e('about.delay.by', { time: lasting(setup.broadcastDelay) })}
      </Fact>
      <Fact name={e('about.organizer')}>
        <a href={`/players/${organizer.id}`}>{isolated(organizer.name)}</a>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

type Setup = TournamentHead['setup'];

/** The capacity of events without a chosen limit. */
const NO_LIMIT = 2000;

function registrationOf({ registration, capacity, lateRounds }: Setup): string {
  return [
    e(`about.registration.${registration}`),
    ...(capacity < NO_LIMIT ? [e('about.capacity', { n: capacity })] : []),
    ...(lateRounds > 1 ? [e('about.late', { n: lateRounds })] : []),
  ].join(' · ');
}

function tablesOf({ seats, teamSize, bestOf }: Setup): string {
  return [
    e('about.tables.seats', { n: seats * teamSize }),
    ...(teamSize > 1 ? [e('about.tables.teams', { n: teamSize })] : []),
    ...(bestOf > 1 ? [e('about.tables.bestOf', { n: bestOf })] : []),
  ].join(' · ');
}

function roundsOf({ roundLength, pause, byHand }: Setup): string {
  return [
    roundLength === null ? e('about.rounds.free') : e('about.rounds.length', { time: lasting(roundLength) }),
    ...(pause > 0 ? [e('about.rounds.pause', { time: lasting(pause) })] : []),
    ...(byHand ? [e('about.rounds.byHand')] : []),
  ].join(' · ');
}

function noShowOf({ noShowAfter, noShowDrops }: Setup): string {
  const lost = e('about.noShow.after', { time: lasting(noShowAfter) });
  return noShowDrops ? `${lost} · ${e('about.noShow.drops')}` : lost;
}

function pointsOf({ points: { byPlace, draw, bye } }: Setup): string {
  const [win = 0, loss = 0] = byPlace;
  if (byPlace.length !== 2) return e('about.points.many', { places: byPlace.join(' – '), bye });
  return e('about.points.two', { win, draw: draw ?? (win + loss) / 2, bye });
}
