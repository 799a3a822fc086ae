import { ConfirmButton } from '~/ui/actions/confirm-button';

const question = { title: 'Finish your story?', confirmLabel: 'Finish', cancelLabel: 'Keep writing' };
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
      pendingText="Finishing..."
      question={{ ...question, description: hasWords ? WITH_WORDS : WITHOUT_WORDS }}
      onConfirm={onFinish}
    >
      Finish
    </ConfirmButton>
  );
}
