import { useState } from 'preact/hooks';
import { askPatiently } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { ChoiceField } from '../../parts/forms/choice.tsx';
import { TextField } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { o } from '../../texts/operator.ts';
import { ReasonField } from './act.tsx';
import { idIn } from './id-in.ts';
import { DECK_GAMES, MOVE_CARD } from './operations.generated.ts';
import style from './operator.module.css';

const EMPTY = { card: '', from: '', to: '', reason: '' };

/** Moves a card to another account, or restores a lost one. */
export function Cards({ acted }: { readonly acted: () => void }) {
  const { data } = useAsked(DECK_GAMES, {});
  const [game, setGame] = useState('');
  const [written, setWritten] = useState(EMPTY);
  const [isDone, setDone] = useState(false);
  const games = [{ value: '', text: '' }, ...(data?.games ?? []).map(({ id, title }) => ({ value: id, text: title }))];
  const field = (key: keyof typeof EMPTY) => ({
    value: written[key],
    onValue: (text: string) => setWritten((last) => ({ ...last, [key]: text })),
  });
  const send = async () => {
    setDone(false);
    const [from, to] = [idIn(written.from), idIn(written.to)];
    if (to === null || (from === null && written.from.trim() !== '')) throw new Error(o('id.wrong'));
    const input = { game, card: written.card.trim(), from, to, reason: written.reason.trim() };
    await askPatiently(api(), MOVE_CARD, { input });
    setWritten(EMPTY);
    setDone(true);
    acted();
  };
  return (
    <section class={`panel ${style.part}`} aria-labelledby="cards">
      <h2 id="cards">{o('card.title')}</h2>
      <details class={style.fold}>
        <summary>{o('card')}</summary>
        <Form label={o('card')} plain onSend={send} {...(isDone ? { said: o('card.done') } : {})}>
          <p>{o('card.about')}</p>
          <ChoiceField label={o('card.game')} required value={game} options={games} onValue={setGame} />
          <TextField label={o('card.card')} required {...field('card')} />
          <TextField label={o('card.from')} {...field('from')} />
          <TextField label={o('card.to')} required {...field('to')} />
          <ReasonField {...field('reason')} />
        </Form>
      </details>
    </section>
  );
}
