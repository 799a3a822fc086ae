import { ConfirmButton } from '~/ui/actions/confirm-button';
import { screenTexts } from './texts';

const question = { title: screenTexts.finishYourStory, confirmLabel: screenTexts.finish, cancelLabel: screenTexts.keepWriting };
const WITH_WORDS = 'The session ends now and your story goes to the library, where everybody can read it. You can revise it later.';
const WITHOUT_WORDS = 'There are no words of your own yet, so nothing will be published. The session ends now.';

export interface FinishButtonProps {
  hasWords: boolean;
  pending: boolean;
  onFinish(): void;
}

/** Ends the session, after confirmation. */
export function FinishButton({ hasWords, pending, onFinish }: FinishButtonProps) {
  return (
    <ConfirmButton
      type="submit"
      name="intent"
      value="finish"
      pending={pending}
      pendingText={screenTexts.finishing}
      question={{ ...question, description: hasWords ? WITH_WORDS : WITHOUT_WORDS }}
      onConfirm={onFinish}
    >
      {screenTexts.finish}
    </ConfirmButton>
  );
}
