import { type SubmissionResult, useForm } from '@conform-to/react';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Reveal } from '~/ui/actions/reveal';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { FormError } from '~/ui/states/form-error';
import { useFormDraft } from '../../chapters/form/use-form-draft';
import { ownCommentsTexts as texts } from './own-comments';
import type { WaitingComment } from './own-comments.server';

export interface AnswerWaitingProps {
  comment: Pick<WaitingComment, 'id' | 'answerId' | 'author'>;
  playerId: string;
  /** The form that was refused. */
  refused: SubmissionResult<string[]> | undefined;
  /** Is told when it is sent. @param forget removes what this device keeps of its words. */
  onSend(forget: () => void): void;
}

/** The box in which an author answers a comment that waits; the answer approves it. */
export function AnswerWaiting({ comment: { id, answerId, author }, playerId, refused, onSend }: AnswerWaitingProps) {
  const box = useRef<HTMLFormElement>(null);
  const sent = useNavigation().formData;
  const busy = sent?.get('intent') === 'answer' && sent.get('id') === id;
  const { forget } = useFormDraft(box, { playerId, key: `answer:${id}`, names: ['text'] });
  const [form, fields] = useForm<{ text: string }>({
    id: `answer-${id}`,
    lastResult: busy ? null : refused,
    onSubmit: () => onSend(forget),
  });
  return (
    <Reveal
      variant="quiet"
      size="sm"
      open={refused !== undefined}
      label={
        <span>
          {texts.answer}
          <span className="sr-only"> {texts.commentBy(author)}</span>
        </span>
      }
    >
      <Form
        ref={box}
        method="post"
        preventScrollReset
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        className="grid justify-items-start gap-3"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="answer" value={answerId} />
        <FormError>{form.errors?.[0]}</FormError>
        <TextAreaField field={fields.text} label={texts.yourAnswer(author)} hint={texts.answerHint} className="w-full" />
        <Button type="submit" name="intent" value="answer" variant="outline" size="sm" pending={busy} pendingText={texts.saving}>
          {texts.approveAndAnswer}
        </Button>
      </Form>
    </Reveal>
  );
}
