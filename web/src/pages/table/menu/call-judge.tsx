import { useState } from 'preact/hooks';
import { ask } from '../../../data/client.ts';
import { api } from '../../../data/session.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { TextField } from '../../../parts/forms/field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { t } from '../../../texts/index.ts';
import { CALL_JUDGE, type PlayedParts } from '../operations.generated.ts';
import type { Playing } from '../playing/use-play.ts';

/** Renders the form with which players at an event call a judge, who may look at everything and rule. */
export function CallJudge({ playing, match: { id: matchId } }: { playing: Playing; match: PlayedParts }) {
  const [isAsking, setAsking] = useState(false);
  const [about, setAbout] = useState('');
  const [isDone, setDone] = useState(false);
  // Handles the answer here, so that a refusal appears directly beside the text.
  const call = async () => {
    const { callJudge } = await ask(api(), CALL_JUDGE, { matchId, about: about.trim() });
    playing.take(callJudge);
    setAsking(false);
    setAbout('');
    setDone(true);
  };
  return (
    <>
      <button type="button" class="quiet" onClick={() => setAsking(true)}>
        {t('table.callJudge')}
      </button>
      {isDone && <span role="status">{t('table.callJudge.done')}</span>}
      {isAsking && (
        <Dialog title={t('table.callJudge')} onClose={() => setAsking(false)}>
          <Form label={t('table.callJudge')} onSend={call}>
            <p>{t('table.callJudge.about')}</p>
            <TextField label={t('table.callJudge.what')} required maxLength={500} value={about} onValue={setAbout} />
          </Form>
        </Dialog>
      )}
    </>
  );
}
