import { CopyButton } from '../../../parts/copy-button.tsx';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import style from './about.module.css';
import { EventFile } from './event-file.tsx';

/** Renders the hash of the seed behind all draws and, after the event, the seed and the record that proves it. */
export function Lots() {
  const { seedHash, seed, status } = useEvent().tournament;
  const isOver = status === 'FINISHED' || status === 'CANCELLED';
  return (
    <section class={style.part} aria-labelledby="lots">
      <h2 id="lots">{e('lots.title')}</h2>
      <p>{e(seed === null ? 'lots.promise' : 'lots.revealed')}</p>
      {seed !== null && <Figures name={e('lots.seed')} value={seed} />}
      <Figures name={e('lots.hash')} value={seedHash} />
      {isOver && (
        <>
          <p>
            <EventFile name="record" ending=".ndjson" label={e('lots.record')} />
          </p>
          <p class="soft">{e('lots.record.about')}</p>
        </>
      )}
    </section>
  );
}

function Figures({ name, value }: { name: string; value: string }) {
  return (
    <div class={style.figures}>
      <span>{name}</span>
      <code>{value}</code>
      <CopyButton text={value} label={e('lots.copy')} />
    </div>
  );
}
