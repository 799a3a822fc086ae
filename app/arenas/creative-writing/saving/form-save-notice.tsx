import type { FormSaveResult } from '~/stories/saving/save.contract';
import { WordsBox } from '~/stories/text/words-box';
import { Notice } from '~/ui/states/notice';
import { texts } from '../texts';
import { savingTexts } from './texts';

/** The result of a save without script; refused words are shown, so that they can be copied. */
export function FormSaveNotice({ result: { answer, title, body } }: { result: FormSaveResult }) {
  if (answer.status === 'saved') return <Notice tone="success">{texts.saved}</Notice>;
  const reason = {
    conflict: savingTexts.conflict,
    late: texts.late,
    gone: texts.gone,
    'signed-out': texts.signedOut,
    'too-long': answer.status === 'too-long' ? answer.text : '',
    finished: '',
  }[answer.status];
  return (
    <Notice tone="error" title={texts.saveFailed}>
      <p className="mb-3">{reason}</p>
      <WordsBox label={savingTexts.sentWords} words={{ title, body }} />
    </Notice>
  );
}
