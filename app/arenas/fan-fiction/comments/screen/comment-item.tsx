import { type ReactNode, useRef, useState } from 'react';
import { href, Link } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { PersonMenu } from '~/ui/people/person-menu';
import { FormError } from '~/ui/states/form-error';
import { Folded } from '~/ui/text/folded';
import { BY_BLOCKED } from '~/ui/texts';
import { storyViewAddress } from '../../stories/story-links';
import { readingTexts } from '../../texts';
import type { FanComment, QuotedPassage } from '../comment.contract';
import { CommentHead, CommentText } from './comment-text';
import { decisionTexts } from './decision-texts';
import { EditComment } from './edit-comment';
import { screenTexts } from './texts';
import type { Comments } from './use-comments';

const questions = {
  comment: { title: decisionTexts.removeCommentQuestion, description: decisionTexts.removeWarning, confirmLabel: screenTexts.remove },
  answer: { title: decisionTexts.removeAnswerQuestion, description: decisionTexts.removeWarning, confirmLabel: screenTexts.remove },
  block: {
    title: decisionTexts.removeAndBlockQuestion,
    description: decisionTexts.removeAndBlockWarning,
    confirmLabel: decisionTexts.removeAndBlock,
  },
  visitor: {
    title: decisionTexts.removeAndBlockVisitorQuestion,
    description: decisionTexts.removeAndBlockVisitorWarning,
    confirmLabel: decisionTexts.removeAndBlock,
  },
  all: {
    title: decisionTexts.removeAllQuestion,
    description: decisionTexts.removeAllWarning,
    confirmLabel: decisionTexts.removeAll,
  },
} as const;

interface CommentItemProps {
  comment: FanComment;
  /** The reader; undefined for a visitor, who may change nothing. */
  playerId: string | undefined;
  actions: Pick<Comments, 'storyId' | 'edit' | 'remove' | 'removeAllBy' | 'removeAndBlock' | 'approve' | 'freeze'>;
  namesChapter: boolean;
  /** Whether it says which paragraph it is about. */
  namesPassage?: boolean;
  /** The button to answer it. */
  answerButton?: ReactNode;
}

/** A comment or an answer, with the actions its reader is allowed. */
export function CommentItem({ comment, playerId, actions, namesChapter, namesPassage = false, answerButton }: CommentItemProps) {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState<keyof typeof questions>();
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
    const { remove: removeOne, removeAllBy: all, removeAndBlock: block } = actions;
    const removing = { all, block, visitor: block, comment: removeOne, answer: removeOne };
    if (asking) await doing(removing[asking](comment.id));
    setAsking(undefined);
  };
  const approve = async () => {
    // The pressed button goes, so the comment takes over the focus.
    if (await doing(actions.approve(comment.id))) top.current?.focus();
  };
  const isWaiting = comment.waiting;
  const isVisitors = comment.badge === 'visitor';
  const isOwn = comment.may.edit || (playerId !== undefined && comment.authorId === playerId);
  const mayApprove = isWaiting && comment.may.approve;
  const what = comment.answers === undefined ? screenTexts.theCommentBy(comment.author) : screenTexts.theAnswerBy(comment.author);
  const which = <span className="sr-only"> {what}</span>;

  return (
    <div ref={top} tabIndex={-1}>
      <CommentHead author={comment.author} authorId={comment.authorId} badge={comment.badge} note={noteOf(comment, namesChapter)} />
      {isWaiting && (
        <p className="mt-1 text-sm font-medium text-amber">{mayApprove ? readingTexts.waitsForYou : readingTexts.waitsForAuthor}</p>
      )}
      {editing && playerId ? (
        <EditComment comment={comment} playerId={playerId} pending={pending} save={save} onCancel={() => setEditing(false)} />
      ) : (
        <>
          {namesPassage && comment.about && <AboutPassage storyId={actions.storyId} chapter={comment.chapter} about={comment.about} />}
          <CommentWords comment={comment} namesPassage={namesPassage} />
        </>
      )}
      <FormError className="mt-1">{refused}</FormError>
      {!editing && (
        <div className="relative mt-1 -ml-3.5 flex flex-wrap items-center empty:hidden">
          {mayApprove && (
            <Button size="sm" variant="outline" className="ml-3.5" pending={pending} onClick={approve}>
              {screenTexts.approve}
              {which}
            </Button>
          )}
          {answerButton}
          {comment.may.edit && (
            <Button size="sm" variant="quiet" onClick={() => setEditing(true)}>
              {screenTexts.edit}
              <span className="sr-only"> {screenTexts.ownComment}</span>
            </Button>
          )}
          {comment.may.remove && (
            <Button size="sm" variant="quiet" onClick={() => setAsking(comment.answers === undefined ? 'comment' : 'answer')}>
              {screenTexts.remove}
              {which}
            </Button>
          )}
          {comment.may.block && (
            <Button size="sm" variant="quiet" onClick={() => setAsking(isVisitors ? 'visitor' : 'block')}>
              {decisionTexts.removeAndBlock}
              <span className="sr-only">, {comment.author}</span>
            </Button>
          )}
          {comment.may.freeze && !isWaiting && (
            <Button size="sm" variant="quiet" pending={pending} onClick={() => doing(actions.freeze(comment.id, !comment.frozen))}>
              {comment.frozen ? decisionTexts.unfreeze : decisionTexts.freeze}
              <span className="sr-only">{decisionTexts.ofTheCommentBy(comment.author)}</span>
            </Button>
          )}
          {comment.folded && comment.may.remove && (
            <Button size="sm" variant="quiet" onClick={() => setAsking('all')}>
              {decisionTexts.removeAllByPerson}
              <span className="sr-only">, {comment.author}</span>
            </Button>
          )}
          {!isOwn && <AboutWriter comment={comment} what={what} signedIn={playerId !== undefined} />}
        </div>
      )}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(undefined)}
          {...questions[asking]}
          tone="danger"
          pending={pending}
          onConfirm={remove}
        />
      )}
    </div>
  );
}

/** The menu about who wrote a comment; of one who has left, only their words can be reported. */
function AboutWriter({ comment: { id, author, authorId }, what, signedIn }: { comment: FanComment; what: string; signedIn: boolean }) {
  const to = href('/report/:kind/:thingId', { kind: 'comment', thingId: id });
  if (authorId === undefined) {
    return (
      <TextLink to={to} className="inline-flex min-h-9 items-center px-3.5 text-sm text-muted">
        {screenTexts.report}
        <span className="sr-only"> {what}</span>
      </TextLink>
    );
  }
  const player = href('/players/:playerId', { playerId: authorId });
  return <PersonMenu name={author} player={player} report={{ to, what }} signedIn={signedIn} />;
}

/** The words of a comment, folded where the reader blocks its writer, behind a door, and where its paragraph has changed. */
function CommentWords({ comment, namesPassage }: { comment: FanComment; namesPassage: boolean }) {
  const { text, linked, folded, behindDoor, about } = comment;
  const isChanged = namesPassage && about === null;
  return (
    <Folded why={behindDoor ? readingTexts.commentBehindDoor : folded ? BY_BLOCKED : isChanged && screenTexts.aboutChanged}>
      <CommentText text={text} linked={linked} />
    </Folded>
  );
}

interface AboutPassageProps {
  storyId: string;
  chapter: number | undefined;
  about: QuotedPassage;
}

/** How the paragraph begins that a comment is about; leads to all comments on it. */
function AboutPassage({ storyId, chapter, about }: AboutPassageProps) {
  return (
    <p className="mt-1 border-l-2 border-bronze pl-3 text-sm">
      <Link
        to={`${storyViewAddress(storyId, { chapter, passage: about.at })}#comments`}
        className="text-muted hover:text-gold hover:underline"
      >
        <span className="sr-only">{screenTexts.aboutPassage} </span>
        <bdi className="line-clamp-2 wrap-anywhere">{about.quote}</bdi>
      </Link>
    </p>
  );
}

function noteOf({ date, edited, chapter }: FanComment, namesChapter: boolean): string {
  const facts = [date, edited && screenTexts.edited, namesChapter && chapter !== undefined && screenTexts.onChapter(chapter)];
  return facts.filter(Boolean).join(', ');
}
