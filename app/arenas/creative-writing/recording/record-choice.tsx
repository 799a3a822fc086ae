import { useState } from 'react';
import { useFetcher } from 'react-router';
import { CheckCard } from '~/ui/fields/check-card';
import { recordingTexts } from './texts';

/** Whether the text on a desk is recorded while it is written. Nothing is recorded without script. */
export function RecordChoice({ recorded }: { recorded: boolean }) {
  const choosing = useFetcher<{ error?: string }>();
  const [wanted, setWanted] = useState(recorded);
  const isRefused = choosing.state === 'idle' && choosing.data?.error !== undefined;
  return (
    <CheckCard
      label={recordingTexts.record}
      hint={recordingTexts.recordHintAlone}
      checked={isRefused ? recorded : wanted}
      onChange={({ target }) => {
        setWanted(target.checked);
        void choosing.submit({ intent: target.checked ? 'record' : 'record-not' }, { method: 'post' });
      }}
      className="noscript:hidden print:hidden"
    />
  );
}
