import { ConfirmButton } from '~/ui/actions/confirm-button';
import { FEWEST_WORDS } from '../session/enough-words';
import { screenTexts } from './texts';

const question = { title: screenTexts.finishQuestion, confirmLabel: screenTexts.finish, cancelLabel: screenTexts.keepWriting };
const WITH_WORDS = 'The session ends now and your story goes to the library, where everybody can read it. You can revise it later.';
const FEW_WORDS = `The session ends now. A story of fewer than ${FEWEST_WORDS} words stays a draft that only you see; you can publish it anyway.`;
const WITHOUT_WORDS = 'There are no words of your own yet, so nothing will be published. The session ends now.';

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
      question={{ ...question, description: words === 0 ? WITHOUT_WORDS : words < FEWEST_WORDS ? FEW_WORDS : WITH_WORDS }}
      onConfirm={onFinish}
    >
      {screenTexts.finish}
    </ConfirmButton>
  );
}
