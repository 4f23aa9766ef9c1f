import { useState } from 'preact/hooks';
import { d } from '../../../texts/desk.ts';
import { PlayerField } from '../player-field.tsx';
import type { PartProps } from './form.ts';

/** Renders a field for the defending champion. Some games restrict that player, for example from attacking first. */
export function Champion({ form, change }: PartProps) {
  const [typed, setTyped] = useState(form.champion ?? '');
  return (
    <PlayerField
      label={d('setup.champion')}
      hint={d('setup.champion.hint')}
      optional
      value={typed}
      onValue={(text) => {
        setTyped(text);
        if (text.trim() === '') change({ champion: null });
      }}
      onPlayer={(id) => id !== null && change({ champion: id })}
    />
  );
}
