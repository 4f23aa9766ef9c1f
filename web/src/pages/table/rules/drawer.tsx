import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../../parts/dialog.tsx';
import { CheckField } from '../../../parts/forms/check-field.tsx';
import { NotYet } from '../../../parts/not-yet.tsx';
import { rulesAddress } from '../../../parts/rules/address.ts';
import { linked } from '../../../parts/rules/linked.tsx';
import { Rulebook } from '../../../parts/rules/rulebook.tsx';
import { showRule } from '../../../parts/rules/show-rule.ts';
import { t } from '../../../texts/index.ts';
import { coachingOf, keepCoaching } from './coach.ts';
import style from './drawer.module.css';
import { Keys } from './keys.tsx';
import type { Looked, RulesAtTable } from './use-rules.ts';

interface DrawerProps {
  readonly game: { readonly id: string; readonly title: string };
  readonly rules: RulesAtTable;
  /** The signed-in player, whose tips can be switched off; null for strangers. */
  readonly player: string | null;
}

/** Renders the rules beside the table, opened at a section, a term or the item that the reader looked at. */
export default function RulesDrawer({ game, rules: table, player }: DrawerProps) {
  const { rules, error, again, linking, at, looked, close } = table;
  useEffect(() => {
    if (rules && at) showRule(at);
  }, [rules, at]);
  return (
    <Dialog title={t('rules.title', { game: game.title })} side onClose={close}>
      <Keys />
      {!rules && <NotYet error={error} again={again} />}
      {rules && (
        <Rulebook game={game.id} rules={rules} go={showRule}>
          {looked && <LookedAt item={looked} linking={{ ...linking, go: showRule }} />}
        </Rulebook>
      )}
      <footer class={style.foot}>
        {player !== null && <Tips player={player} />}
        <a href={rulesAddress(game.id)} target="_blank" rel="noreferrer">
          {t('rules.page')}
        </a>
      </footer>
    </Dialog>
  );
}

function LookedAt({ item: { title, about, text }, linking }: { item: Looked; linking: RulesAtTable['linking'] }) {
  return (
    <section class={style.looked} aria-label={t('rules.seen')}>
      <small class="soft">{t('rules.seen')}</small>
      <div lang="en">
        <strong>{title}</strong> {about && <span class="soft">{about}</span>}
        <p>{linked(text, linking)}</p>
      </div>
    </section>
  );
}

function Tips({ player }: { player: string }) {
  const [isOn, setOn] = useState(() => !coachingOf(player).off);
  return (
    <CheckField
      label={t('coach.on')}
      value={isOn}
      onValue={(wanted) => {
        keepCoaching(player, (now) => ({ ...now, off: !wanted }));
        setOn(wanted);
      }}
    />
  );
}
