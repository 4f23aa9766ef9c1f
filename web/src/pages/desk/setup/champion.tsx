import { useState } from 'preact/hooks';
import { d } from '../../../texts/desk.ts';
import { PlayerField } from '../player-field.tsx';
import type { PartProps } from './form.ts';

/** Renders the choice of the defending champion. Some games have a rule for that player, such as not attacking first. */
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
