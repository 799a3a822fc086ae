import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { controlStyle } from '~/ui/fields/field-frame';
import { useFormDraft } from '../chapters/use-form-draft';
import { MAX_COMMENT } from '../limits';
import type { FanComment } from './comment.contract';
import type { Comments } from './use-comments';

interface CommentItemProps {
  comment: FanComment;
  /** The reader; undefined for a visitor, who may change nothing. */
  playerId: string | undefined;
  actions: Pick<Comments, 'edit' | 'remove'>;
  namesChapter: boolean;
}

/** A comment, with the actions its reader is allowed. */
export function CommentItem({ comment, playerId, actions, namesChapter }: CommentItemProps) {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const doing = async (work: Promise<string | undefined>) => {
    setPending(true);
    const answer = await work;
    setPending(false);
    setRefused(answer);
    return answer === undefined;
  };
  const save = async (text: string) => {
    const saved = await doing(actions.edit(comment.id, text));
    setEditing(!saved);
    return saved;
  };
  const remove = async () => {
    await doing(actions.remove(comment.id));
    setAsking(false);
  };

  return (
    <CommentFrame author={comment.author} note={noteOf(comment, namesChapter)}>
      {editing && playerId ? (
        <EditComment comment={comment} playerId={playerId} pending={pending} save={save} onCancel={() => setEditing(false)} />
      ) : (
        <CommentText text={comment.text} />
      )}
      {refused && (
        <p role="alert" className="mt-1 text-sm font-medium text-vermilion">
          {refused}
        </p>
      )}
      {!editing && (comment.may.edit || comment.may.remove) && (
        <p className="-ml-3.5 flex">
          {comment.may.edit && (
            <Button size="sm" variant="quiet" onClick={() => setEditing(true)}>
              Edit<span className="sr-only"> your comment</span>
            </Button>
          )}
          {comment.may.remove && (
            <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
              Remove<span className="sr-only"> the comment by {comment.author}</span>
            </Button>
          )}
        </p>
      )}
      {!comment.may.edit && (
        <p className="text-sm">
          <TextLink
            to={href('/report/:kind/:thingId', { kind: 'comment', thingId: comment.id })}
            className="inline-flex min-h-9 items-center text-muted"
          >
            Report<span className="sr-only"> the comment by {comment.author}</span>
          </TextLink>
        </p>
      )}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Remove this comment?"
          description="It will be gone for good. This cannot be undone."
          confirmLabel="Remove"
          tone="danger"
          pending={pending}
          onConfirm={remove}
        />
      )}
    </CommentFrame>
  );
}

function noteOf({ date, edited, chapter }: FanComment, namesChapter: boolean): string {
  const facts = [date, edited && 'edited', namesChapter && chapter !== undefined && `on chapter ${chapter}`];
  return facts.filter(Boolean).join(', ');
}

/** A comment's author and date above its text. */
export function CommentFrame({ author, note, children }: { author: string; note: ReactNode; children: ReactNode }) {
  return (
    <li className="min-w-0 border-b border-line py-4 last:border-b-0">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        <bdi className="font-semibold text-text wrap-anywhere">{author}</bdi>
        <span>{note}</span>
      </p>
      {children}
    </li>
  );
}

export function CommentText({ text }: { text: string }) {
  return (
    <p dir="auto" className="mt-1 overflow-clip whitespace-pre-line wrap-anywhere">
      {text}
    </p>
  );
}

interface EditCommentProps {
  comment: FanComment;
  playerId: string;
  pending: boolean;
  /** @returns whether the server took it. */
  save(text: string): Promise<boolean>;
  onCancel(): void;
}

/** A comment being edited: the draft stays on the device until it is saved or discarded. */
function EditComment({ comment, playerId, pending, save, onCancel }: EditCommentProps) {
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
        Your comment
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
        <Button type="submit" size="sm" variant="outline" pending={pending} pendingText="Saving...">
          Save
        </Button>
        <Button size="sm" variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
