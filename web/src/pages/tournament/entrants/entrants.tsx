import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { type EntrantLine, TOURNAMENT_ENTRANT } from '../../../data/tournaments/index.ts';
import { useAsked } from '../../../data/use-asked.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Problem } from '../../../parts/problem.tsx';
import { DeckList } from '../../../parts/tournaments/deck-list.tsx';
import { nameOf } from '../../../parts/tournaments/names.ts';
import { Waiting } from '../../../parts/waiting.tsx';
import { e } from '../../../texts/events.ts';
import { isolated } from '../../../texts/isolated.ts';
import { useEvent } from '../event-context.ts';
import style from './entrants.module.css';

/** Renders the entrants in order of registration, and former entrants. */
export function Entrants() {
  const { roster, tournament } = useEvent();
  const all = [...roster.values()];
  const there = all.filter(({ gone }) => gone === null);
  const gone = all.filter((one) => one.gone !== null);
  if (tournament.entrantCount > 0 && all.length === 0) return <Waiting />;
  return (
    <section class={style.entrants} aria-label={e('event.view.entrants')}>
      <p>{there.length === 0 ? e('entrants.none') : e('entrants.count', { n: there.length })}</p>
      <List entrants={there} />
      {gone.length > 0 && (
        <>
          <h2>{e('entrants.gone')}</h2>
          <List entrants={gone} />
        </>
      )}
    </section>
  );
}

function List({ entrants }: { entrants: readonly EntrantLine[] }) {
  const { tournament, me } = useEvent();
  const [shown, setShown] = useState<EntrantLine | null>(null);
  const { status, setup } = tournament;
  const showsDecks =
    status === 'FINISHED' || (setup.decks === 'REGISTERED' && setup.decksShown !== 'NEVER' && status === 'RUNNING');
  return (
    <>
      <ul class={style.list}>
        {entrants.map((entrant) => (
          <li
            key={entrant.number}
            class={entrant.members.some(({ player }) => player.id === me) ? style.own : undefined}
          >
            <span class={style.number}>{entrant.number}</span>
            <span class={style.name}>
              <Members entrant={entrant} /> <State entrant={entrant} />
            </span>
            {showsDecks && (
              <button
                type="button"
                class="quiet"
                aria-label={e('entrants.deckOf', { name: nameOf(entrant) })}
                onClick={() => setShown(entrant)}
              >
                {e('entrants.deck')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown && <Decks entrant={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function Members({ entrant }: { entrant: EntrantLine }) {
  return entrant.members.map(({ player, agreed }, index) => (
    <Fragment key={player.id}>
      {index > 0 && ' & '}
      <a href={`/players/${player.id}`}>{isolated(player.name)}</a>
      {!agreed && <em class="soft"> ({e('entrants.asked')})</em>}
    </Fragment>
  ));
}

function State({ entrant: { checkedIn, late, gone } }: { entrant: EntrantLine }) {
  const { tournament } = useEvent();
  if (gone !== null) return <span class="soft">{e(`gone.${gone}`)}</span>;
  return (
    <>
      {checkedIn && tournament.status === 'OPEN' && <span class={style.there}>✓ {e('entrants.checkedIn')}</span>}
      {late && <span class="soft">{e('entrants.late')}</span>}
    </>
  );
}

function Decks({ entrant, onClose }: { entrant: EntrantLine; onClose: () => void }) {
  const { wanted } = useEvent();
  const { data, error, again } = useAsked(TOURNAMENT_ENTRANT, { ...wanted, after: entrant.number - 1 });
  const members = data?.tournament?.entrants[0]?.members ?? [];
  return (
    <Dialog title={e('deck.of', { name: nameOf(entrant) })} onClose={onClose}>
      <Problem error={error} again={again} />
      {members.map(({ player, deck }) => (
        <div key={player.id}>
          {members.length > 1 && <h3>{isolated(player.name)}</h3>}
          {deck === null ? <p>{e('deck.hidden')}</p> : <DeckList deck={deck} />}
        </div>
      ))}
    </Dialog>
  );
}
