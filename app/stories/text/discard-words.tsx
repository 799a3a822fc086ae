import { ConfirmButton } from '~/ui/actions/confirm-button';

const question = {
  title: 'Discard these words?',
  description: 'They are stored nowhere else and cannot be recovered.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep them',
  tone: 'danger' as const,
};

/** Discards words that are kept on this device alone, after a question. */
export function DiscardWords({ onDiscard }: { onDiscard(): void }) {
  return (
    <ConfirmButton variant="quiet" size="sm" className="justify-self-start self-start" question={question} onConfirm={onDiscard}>
      Discard these words
    </ConfirmButton>
  );
}
