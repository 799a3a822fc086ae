import { useRef, useState } from 'react';
import { Button } from '~/ui/actions/button';
import type { ChapterName } from '../../reading/reading.contract';
import { storyViewAddress } from '../../stories/story-links';
import { readingTexts } from '../../texts';
import type { FanComment, Thread } from '../comment.contract';
import { CommentBox, type ReturnedComment } from './comment-box';
import { CommentItem } from './comment-item';
import { CommentHead, CommentText } from './comment-text';
import { screenTexts } from './texts';
import type { Comments } from './use-comments';

interface CommentThreadProps {
  thread: Thread;
  viewer: { id: string; name: string } | undefined;
  list: Comments;
  namesChapter: boolean;
  namesPassage: boolean;
  /** The reader has come to this chapter to answer it: the box is open, without script, too. */
  asked: { chapter: ChapterName; returned: ReturnedComment | undefined } | undefined;
}

/** A comment with its answers, and the box to write one. */
export function CommentThread({ thread, viewer, list, namesChapter, namesPassage, asked }: CommentThreadProps) {
  const { id, comment, answers, earlier } = thread;
  const [answering, setAnswering] = useState(asked !== undefined && (comment?.may.answer || asked.returned !== undefined));
  const opener = useRef<HTMLButtonElement>(null);
  const sent = list.sent.filter((answer) => answer.answers === id);
  const close = () => {
    setAnswering(false);
    opener.current?.focus();
  };
  const answerButton = comment?.may.answer && viewer && (
    <Button ref={opener} size="sm" variant="quiet" aria-expanded={answering} onClick={() => setAnswering(!answering)}>
      {screenTexts.answer}
      <span className="sr-only"> {screenTexts.toTheCommentBy(comment.author)}</span>
    </Button>
  );
  return (
    <li id={`comment-${id}`} className="min-w-0 scroll-mt-6 border-b border-line py-4 last:border-b-0">
      {comment ? (
        <CommentItem
          comment={comment}
          playerId={viewer?.id}
          actions={list}
          namesChapter={namesChapter}
          namesPassage={namesPassage}
          answerButton={answerButton}
        />
      ) : (
        <p className="text-sm text-muted">{readingTexts.commentGone}</p>
      )}
      {answers.length + sent.length > 0 && (
        <div className="mt-2 border-l-2 border-line pl-4">
          {earlier && (
            <Button size="sm" variant="quiet" className="-ml-3.5" onClick={() => list.loadEarlier(thread)}>
              {screenTexts.showEarlierAnswers}
            </Button>
          )}
          <ul aria-label={comment ? screenTexts.answersTo(comment.author) : screenTexts.answers} className="grid gap-3">
            {answers.map((answer) => (
              <Answer key={answer.id} answer={answer} playerId={viewer?.id} list={list} />
            ))}
            {sent.map((answer) => (
              <li key={answer.id} className="min-w-0">
                <CommentHead author={viewer?.name ?? ''} note={readingTexts.posting} />
                <CommentText text={answer.text} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {comment?.frozen && <p className="mt-2 text-sm text-muted">{readingTexts.threadFrozen}</p>}
      {answering && viewer && (
        <div className="mt-3 border-l-2 border-line pl-4">
          <CommentBox
            playerId={viewer.id}
            draftKey={`answer:${id}`}
            label={comment ? screenTexts.ownAnswerTo(comment.author) : screenTexts.ownAnswer}
            placeholder={screenTexts.answerPlaceholder}
            submit={screenTexts.postAnswer}
            plain={asked && plainAnswer(list.storyId, id, asked.chapter)}
            returned={asked?.returned}
            post={(text) => list.post(text, id)}
            onPosted={close}
            onCancel={close}
          />
        </div>
      )}
    </li>
  );
}

/** How an answer is sent without script; the page that follows has no box open. */
function plainAnswer(storyId: string, commentId: string, { id: chapterId, number }: ChapterName) {
  return { address: storyViewAddress(storyId, { chapter: number, comments: true, answer: commentId }), chapterId, answers: commentId };
}

function Answer({ answer, playerId, list }: { answer: FanComment; playerId: string | undefined; list: Comments }) {
  return (
    <li className="min-w-0">
      <CommentItem comment={answer} playerId={playerId} actions={list} namesChapter={false} />
    </li>
  );
}
