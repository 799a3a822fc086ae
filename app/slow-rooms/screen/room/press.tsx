import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonProps } from '~/ui/actions/button';
import { ConfirmButton } from '~/ui/actions/confirm-button';
import type { Question } from '~/ui/actions/lazy-confirm';
import type { Press as PressIntent } from '../../forms';

interface PressProps extends Pick<ButtonProps, 'variant' | 'size' | 'pendingText'> {
  intent: PressIntent | 'hand-in' | 'hand-in-last' | 'remove';
  label: string;
  /** What is asked before it happens; without script it happens at once. */
  question?: Question;
  /** Whom it concerns. */
  person?: string;
  /** Names what is handed in. */
  submitId?: string;
}

/** One press that does something with the room. */
export function Press({ intent, label, question, person, submitId, ...look }: PressProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const pending = navigation.formData?.get('intent') === intent && (person === undefined || navigation.formData.get('person') === person);
  return (
    <Form ref={form} method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {person !== undefined && <input type="hidden" name="person" value={person} />}
      {submitId !== undefined && <input type="hidden" name="submitId" value={submitId} />}
      {question ? (
        <ConfirmButton {...look} type="submit" pending={pending} question={question} onConfirm={() => form.current?.requestSubmit()}>
          {label}
        </ConfirmButton>
      ) : (
        <Button {...look} type="submit" pending={pending}>
          {label}
        </Button>
      )}
    </Form>
  );
}
