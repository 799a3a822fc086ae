import { type FormEvent, useId, useRef, useState } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { Button } from '~/ui/actions/button';
import { controlStyle } from '~/ui/fields/field-frame';
import { useFormDraft } from '../chapters/use-form-draft';
import { MAX_COMMENT } from '../limits';
import { formTexts } from '../texts';

export interface CommentBoxProps {
  playerId: string;
  chapterId: string;
  /** Where the form is sent without script. */
  address: string;
  /** What was sent without script and refused. */
  returned?: { text: string; refused: string } | undefined;
  post(text: string): Promise<string | undefined>;
}

/** The box to write a comment in. It empties when the comment is sent; a refused comment comes back. */
export function CommentBox({ playerId, chapterId, address, returned, post }: CommentBoxProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(returned?.refused);
  const { forget } = useFormDraft(form, { playerId, key: `comment:${chapterId}`, names: ['text'] });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const box = area.current;
    if (!box) return;
    const text = box.value;
    setRefused(undefined);
    if (text.trim() === '') return setRefused(formTexts.commentEmpty);
    if (text.length > MAX_COMMENT) return setRefused(formTexts.commentTooLong);
    box.value = '';
    const answer = await post(text);
    setRefused(answer);
    if (answer === undefined) return forget();
    // Text typed in the meantime goes below it.
    box.value = box.value === '' ? text : `${text}\n\n${box.value}`;
  };

  return (
    <form ref={form} method="post" action={address} onSubmit={send} className="grid gap-3">
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="chapter" value={chapterId} />
      <noscript>
        <input type="hidden" name="id" defaultValue={randomId()} />
      </noscript>
      <label htmlFor={id} className="sr-only">
        Write a comment
      </label>
      <textarea
        ref={area}
        id={id}
        name="text"
        dir="auto"
        placeholder="Write a comment..."
        defaultValue={returned?.text}
        aria-invalid={refused ? true : undefined}
        aria-describedby={`${id}-error`}
        className={`${controlStyle} field-sizing-content min-h-24 max-h-[50dvh] py-2.5`}
      />
      <p id={`${id}-error`} role="alert" className="text-sm font-medium text-vermilion empty:hidden">
        {refused}
      </p>
      <Button type="submit" variant="outline" className="justify-self-start">
        Post Comment
      </Button>
    </form>
  );
}
