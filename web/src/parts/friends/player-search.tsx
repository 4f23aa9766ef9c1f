import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type NamedPlayerParts, PLAYERS_NAMED } from '../../data/friends/operations.generated.ts';
import { useAsked } from '../../data/use-asked.ts';
import { f } from '../../texts/friends.ts';
import { TextField } from '../forms/field.tsx';
import { Problem } from '../problem.tsx';
import style from './friends.module.css';
import { PlayerRow } from './player-row.tsx';

/** How long the reader must pause before a search, in milliseconds. */
const PAUSE = 300;
const LEAST_LETTERS = 2;

/** Finds accounts by the beginning of their names. @param children returns the buttons for a player that was found */
export function PlayerSearch({ children }: { children: (player: NamedPlayerParts) => ComponentChildren }) {
  const [text, setText] = useState('');
  const [start, setStart] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setStart(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const isLong = [...start].length >= LEAST_LETTERS;
  const { data, error, loading } = useAsked(PLAYERS_NAMED, isLong ? { start } : null);
  const found = isLong ? data?.playersNamed : undefined;
  return (
    <search class={style.search} onKeyDown={keepForm}>
      <TextField label={f('search.name')} hint={f('search.hint')} maxLength={24} value={text} onValue={setText} />
      {isLong && <Problem error={error} />}
      <p role="status" class="soft">
        {found?.length === 0 && !loading && f('search.none')}
      </p>
      {found && found.length > 0 && (
        <ul class={style.list}>
          {found.map((player) => (
            <PlayerRow key={player.id} player={player}>
              {children(player)}
            </PlayerRow>
          ))}
        </ul>
      )}
    </search>
  );
}

/** The search runs by itself, so Enter must not send a form around it. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
