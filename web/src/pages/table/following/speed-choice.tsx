import { useId } from 'preact/hooks';
import { Choice } from '../../../parts/forms/choice.tsx';
import { t } from '../../../texts/index.ts';
import style from '../question.module.css';
import { SPEEDS } from './speed.ts';
import type { FollowedMatch } from './use-following.ts';

/** Renders how fast moves are played. */
export function SpeedChoice({ following }: { following: FollowedMatch }) {
  const id = useId();
  return (
    <div class={style.mode}>
      <label for={id}>{t('follow.speed')}</label>
      <Choice
        id={id}
        value={following.speed}
        options={SPEEDS.map((value) => ({ value, text: t(`follow.speed.${value}`) }))}
        onValue={following.setSpeed}
      />
    </div>
  );
}
