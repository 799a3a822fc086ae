import { type FormEvent, useId, useRef, useState } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { Button } from '~/ui/actions/button';
import { controlStyle } from '~/ui/fields/field-frame';
import { FormError } from '~/ui/states/form-error';
import { useFormDraft } from '../../chapters/form/use-form-draft';
import { MAX_COMMENT } from '../../limits';
import { formTexts } from '../../texts';
import type { QuotedPassage } from '../comment.contract';
import { screenTexts } from './texts';

/** Words that were sent without script and refused. */
export interface ReturnedComment {
  text: string;
  refused: string;
  /** The comment that they answer. */
  answers?: string;
  /** What a visitor calls themselves. */
  name?: string;
}

interface CommentBoxProps {
  playerId: string;
  /** Under which the words are kept on this device until they are sent. */
  draftKey: string;
  label: string;
  placeholder: string;
  /** The label of its button. */
  submit: string;
  /** Where the form is sent without script, for which chapter or paragraph of it, or as an answer; undefined for a box that only script opens. */
  plain?: { address: string; chapterId: string; about?: QuotedPassage | undefined; answers?: string } | undefined;
  returned?: ReturnedComment | undefined;
  /** @returns why it was refused. */
  post(text: string): Promise<string | undefined>;
  /** Called when the words were taken and nothing else was typed meanwhile. */
  onPosted?(): void;
  /** The box can be closed, which discards the words. */
  onCancel?(): void;
}

/** The box to write a comment or an answer in. It empties when the words are sent; refused words come back. */
export function CommentBox(props: CommentBoxProps) {
  const { playerId, draftKey, label, placeholder, submit, plain, returned, post, onPosted, onCancel } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(returned?.refused);
  const { forget } = useFormDraft(form, { playerId, key: draftKey, names: ['text'] });

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
    if (answer === undefined) {
      forget();
      if (box.value === '') onPosted?.();
      return;
    }
    // Text typed in the meantime goes below it.
    box.value = box.value === '' ? text : `${text}\n\n${box.value}`;
  };
  const cancel = () => {
    forget();
    onCancel?.();
  };

  return (
    <form ref={form} method="post" action={plain?.address} onSubmit={send} className="grid gap-3">
      {plain && (
        <>
          <input type="hidden" name="intent" value="comment" />
          <input type="hidden" name="chapter" value={plain.chapterId} />
          {plain.answers && <input type="hidden" name="answers" value={plain.answers} />}
          {plain.about && (
            <>
              <input type="hidden" name="at" value={plain.about.at} />
              <input type="hidden" name="quote" value={plain.about.quote} />
            </>
          )}
          <noscript>
            <input type="hidden" name="id" defaultValue={randomId()} />
          </noscript>
        </>
      )}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        name="text"
        dir="auto"
        // biome-ignore lint/a11y/noAutofocus: a box that a button opens takes over the focus.
        autoFocus={onCancel !== undefined}
        placeholder={placeholder}
        defaultValue={returned?.text}
        aria-invalid={refused ? true : undefined}
        aria-describedby={refused ? `${id}-error` : undefined}
        className={`${controlStyle} field-sizing-content min-h-24 max-h-[50dvh] py-2.5`}
      />
      <FormError id={`${id}-error`}>{refused}</FormError>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="outline" size={onCancel ? 'sm' : undefined}>
          {submit}
        </Button>
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={cancel}>
            {screenTexts.cancel}
          </Button>
        )}
      </p>
    </form>
  );
}
