import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonProps } from './button';
import { ConfirmButton } from './confirm-button';
import type { Question } from './lazy-confirm';

export interface PressProps extends Pick<ButtonProps, 'variant' | 'size' | 'pendingText'> {
  /** What the page's action does: the form field `intent`. */
  intent: string;
  label: string;
  /** What is asked before it happens; without script it happens at once. */
  question?: Question;
  /** Whom it concerns: the form field `person`. */
  person?: string;
  /** Names what is handed in, so that it counts once: the form field `submitId`. */
  submitId?: string;
}

/** A form of one button, which does something on the page that it stands on. */
export function Press({ intent, label, question, person, submitId, ...look }: PressProps) {
  const form = useRef<HTMLFormElement>(null);
  const { formData } = useNavigation();
  const pending = formData?.get('intent') === intent && (person === undefined || formData.get('person') === person);
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
