import { type ReactNode, useRef, useState } from 'react';
import { href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { readingTexts } from '../../texts';
import type { FanComment } from '../comment.contract';
import { CommentHead, CommentText } from './comment-text';
import { EditComment } from './edit-comment';
import type { Comments } from './use-comments';

interface CommentItemProps {
  comment: FanComment;
  /** The reader; undefined for a visitor, who may change nothing. */
  playerId: string | undefined;
  actions: Pick<Comments, 'edit' | 'remove' | 'approve'>;
  namesChapter: boolean;
  /** The button to answer it. */
  answerButton?: ReactNode;
}

/** A comment or an answer, with the actions its reader is allowed. */
export function CommentItem({ comment, playerId, actions, namesChapter, answerButton }: CommentItemProps) {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const top = useRef<HTMLDivElement>(null);
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
  const approve = async () => {
    // The pressed button goes, so the comment takes over the focus.
    if (await doing(actions.approve(comment.id))) top.current?.focus();
  };
  const isWaiting = comment.waiting;
  const mayApprove = isWaiting && comment.may.approve;
  const which = <span className="sr-only"> {`${comment.answers === undefined ? 'the comment' : 'the answer'} by ${comment.author}`}</span>;

  return (
    <div ref={top} tabIndex={-1}>
      <CommentHead author={comment.author} note={noteOf(comment, namesChapter)} />
      {isWaiting && (
        <p className="mt-1 text-sm font-medium text-amber">{mayApprove ? readingTexts.waitsForYou : readingTexts.waitsForAuthor}</p>
      )}
      {editing && playerId ? (
        <EditComment comment={comment} playerId={playerId} pending={pending} save={save} onCancel={() => setEditing(false)} />
      ) : (
        <CommentText text={comment.text} linked={comment.linked} />
      )}
      {refused && (
        <p role="alert" className="mt-1 text-sm font-medium text-vermilion">
          {refused}
        </p>
      )}
      {!editing && (
        <div className="mt-1 -ml-3.5 flex flex-wrap items-center empty:hidden">
          {mayApprove && (
            <Button size="sm" variant="outline" className="ml-3.5" pending={pending} onClick={approve}>
              Approve
              {which}
            </Button>
          )}
          {answerButton}
          {comment.may.edit && (
            <Button size="sm" variant="quiet" onClick={() => setEditing(true)}>
              Edit<span className="sr-only"> your comment</span>
            </Button>
          )}
          {comment.may.remove && (
            <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
              Remove
              {which}
            </Button>
          )}
          {!comment.may.edit && (
            <TextLink
              to={href('/report/:kind/:thingId', { kind: 'comment', thingId: comment.id })}
              className="inline-flex min-h-9 items-center px-3.5 text-sm text-muted"
            >
              Report
              {which}
            </TextLink>
          )}
        </div>
      )}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={comment.answers === undefined ? 'Remove this comment?' : 'Remove this answer?'}
          description="It will be gone for good. This cannot be undone."
          confirmLabel="Remove"
          tone="danger"
          pending={pending}
          onConfirm={remove}
        />
      )}
    </div>
  );
}

function noteOf({ date, edited, chapter }: FanComment, namesChapter: boolean): string {
  const facts = [date, edited && 'edited', namesChapter && chapter !== undefined && `on chapter ${chapter}`];
  return facts.filter(Boolean).join(', ');
}
