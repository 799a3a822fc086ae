import { ConfirmButton } from '~/ui/actions/confirm-button';
import { FEWEST_WORDS } from '../session/enough-words';
import { screenTexts } from './texts';

const question = { title: screenTexts.finishQuestion, confirmLabel: screenTexts.finish, cancelLabel: screenTexts.keepWriting };

export interface FinishButtonProps {
  /** Words of the writer's own. */
  words: number;
  pending: boolean;
  onFinish(): void;
}

/** Ends the session, after confirmation. */
export function FinishButton({ words, pending, onFinish }: FinishButtonProps) {
  return (
    <ConfirmButton
      type="submit"
      name="intent"
      value="finish"
      pending={pending}
      pendingText={screenTexts.finishing}
      question={{ ...question, description: descriptionOf(words) }}
      onConfirm={onFinish}
    >
      {screenTexts.finish}
    </ConfirmButton>
  );
}

function descriptionOf(words: number): string {
  if (words === 0) return screenTexts.finishWithoutWords;
  return words < FEWEST_WORDS ? screenTexts.finishWithFewWords(FEWEST_WORDS) : screenTexts.finishWithWords;
}
