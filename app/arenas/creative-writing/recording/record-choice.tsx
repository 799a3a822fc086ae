import { useFetcher } from 'react-router';
import { CheckCard } from '~/ui/fields/check-card';
import { recordingTexts } from './texts';

/** Whether the text on a desk is recorded while it is written. Nothing is recorded without script. */
export function RecordChoice({ recorded }: { recorded: boolean }) {
  const choosing = useFetcher();
  const sent = choosing.formData?.get('intent');
  return (
    <CheckCard
      label={recordingTexts.record}
      hint={recordingTexts.recordHintAlone}
      checked={sent === undefined ? recorded : sent === 'record'}
      onChange={({ target }) => void choosing.submit({ intent: target.checked ? 'record' : 'record-not' }, { method: 'post' })}
      className="noscript:hidden print:hidden"
    />
  );
}
