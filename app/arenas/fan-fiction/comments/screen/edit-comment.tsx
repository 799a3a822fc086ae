import { type FormEvent, useId, useRef } from 'react';
import { Button } from '~/ui/actions/button';
import { controlStyle } from '~/ui/fields/field-frame';
import { useFormDraft } from '../../chapters/form/use-form-draft';
import { MAX_COMMENT } from '../../limits';
import type { FanComment } from '../comment.contract';
import { screenTexts } from './texts';

interface EditCommentProps {
  comment: FanComment;
  playerId: string;
  pending: boolean;
  /** @returns whether the server took it. */
  save(text: string): Promise<boolean>;
  onCancel(): void;
}

/** A comment being edited: the draft stays on the device until it is saved or discarded. */
export function EditComment({ comment, playerId, pending, save, onCancel }: EditCommentProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { forget } = useFormDraft(form, { playerId, key: `edit-comment:${comment.id}`, names: ['text'] });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!pending && area.current && (await save(area.current.value))) forget();
  };
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <form ref={form} className="mt-2 grid gap-2" onSubmit={submit}>
      <label htmlFor={id} className="sr-only">
        {screenTexts.commentLabel}
      </label>
      <textarea
        ref={area}
        id={id}
        name="text"
        // biome-ignore lint/a11y/noAutofocus: this field replaces the button that had the focus.
        autoFocus
        defaultValue={comment.text}
        maxLength={MAX_COMMENT}
        className={`${controlStyle} field-sizing-content min-h-24 py-2.5`}
      />
      <p className="flex gap-2">
        <Button type="submit" size="sm" variant="outline" pending={pending} pendingText={screenTexts.saving}>
          {screenTexts.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={cancel}>
          {screenTexts.cancel}
        </Button>
      </p>
    </form>
  );
}
