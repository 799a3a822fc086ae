import { ConfirmButton } from '~/ui/actions/confirm-button';
import { discardTexts as texts } from './texts';

const question = { ...texts.question, tone: 'danger' as const };

/** Discards words that are kept on this device alone, after a question. */
export function DiscardWords({ onDiscard }: { onDiscard(): void }) {
  return (
    <ConfirmButton variant="quiet" size="sm" className="justify-self-start self-start" question={question} onConfirm={onDiscard}>
      {texts.discard}
    </ConfirmButton>
  );
}
