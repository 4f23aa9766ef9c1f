import { useEffect } from 'preact/hooks';
import { NAMED_PLAYER } from '../../data/desk/operations.generated.ts';
import { useAsked } from '../../data/use-asked.ts';
import { TextField } from '../../parts/forms/field.tsx';
import { d } from '../../texts/desk.ts';
import { isolated } from '../../texts/isolated.ts';
import style from './desk.module.css';
import { playerIn } from './names.ts';

interface PlayerFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Called with the id of the player that was found, or with null if no player was found. */
  readonly onPlayer: (id: string | null) => void;
}

/**
 * Finds a player by the address of the player's page, because names of guests are not unique and accounts are private.
 */
export function PlayerField({ label, hint, optional = false, value, onValue, onPlayer }: PlayerFieldProps) {
  const id = playerIn(value);
  const { data, loading } = useAsked(NAMED_PLAYER, id === null ? null : { id });
  const player = id !== null && data?.player?.id === id && !data.player.deleted ? data.player : null;
  const found = player?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called when the player changes
  useEffect(() => onPlayer(found), [found]);
  const isWrong = value.trim() !== '' && (id === null || !loading) && player === null;
  return (
    <div class={style.player}>
      <TextField label={label} hint={hint ?? d('player.hint')} required={!optional} value={value} onValue={onValue} />
      <p role="status">
        {player && d('player.is', { name: isolated(player.name) })}
        {isWrong && d('player.nobody')}
      </p>
    </div>
  );
}
