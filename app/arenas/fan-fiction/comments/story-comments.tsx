import { useId, useState } from 'react';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { EmptyNote } from '~/ui/states/empty-note';
import { Notice } from '~/ui/states/notice';
import type { ChapterName } from '../reading/reading.contract';
import { signInAddress, storyViewAddress } from '../stories/story-links';
import { readingTexts } from '../texts';
import type { CommentPage } from './comment.contract';
import { CommentBox, type CommentBoxProps } from './comment-box';
import { CommentFrame, CommentItem, CommentText } from './comment-item';
import { type Comments, useComments } from './use-comments';

export interface StoryCommentsProps {
  storyId: string;
  chapter: ChapterName;
  viewer: { id: string; name: string } | undefined;
  /** Shorter texts, for a list of stories. */
  compact?: boolean;
  first?: CommentPage | undefined;
  returned?: CommentBoxProps['returned'];
}

/** The comments on a chapter, or on request on all chapters, and the box to write one. Set its `key` to the chapter's id. */
export function StoryComments({ first, ...props }: StoryCommentsProps) {
  const heading = useId();
  const [ofAll, setOfAll] = useState(false);
  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-4">
      <h3 id={heading} className="display text-xl wrap-anywhere">
        {ofAll ? (
          'Comments on all chapters'
        ) : (
          <>
            Comments on <bdi>{props.chapter.title}</bdi>
          </>
        )}
      </h3>
      <CommentsOf key={String(ofAll)} {...props} ofAll={ofAll} first={ofAll ? undefined : first} />
      {!props.compact && (
        <Button size="sm" variant="quiet" className="-ml-3.5 justify-self-start noscript:hidden" onClick={() => setOfAll(!ofAll)}>
          {ofAll ? 'Comments on this chapter' : 'Comments on all chapters'}
        </Button>
      )}
    </section>
  );
}

function CommentsOf({ storyId, chapter, viewer, compact = false, first, returned, ofAll }: StoryCommentsProps & { ofAll: boolean }) {
  const list = useComments({ storyId, chapterId: chapter.id, ofAll }, first);
  const address = storyViewAddress(storyId, { chapter: chapter.number, comments: true });
  return (
    <>
      {viewer && <CommentBox playerId={viewer.id} chapterId={chapter.id} address={address} returned={returned} post={list.post} />}
      {!viewer && (compact ? <SignInLine to={address} /> : <SignInPanel to={address} />)}
      <CommentList list={list} viewer={viewer} compact={compact} ofAll={ofAll} />
    </>
  );
}

interface CommentListProps {
  list: Comments;
  viewer: StoryCommentsProps['viewer'];
  compact: boolean;
  ofAll: boolean;
}

function CommentList({ list, viewer, compact, ofAll }: CommentListProps) {
  const { comments, sent, status, next } = list;
  if (status === 'failed') {
    return (
      <Notice
        tone="error"
        title={readingTexts.commentsFailed}
        actions={
          <Button size="sm" variant="outline" onClick={list.retry}>
            Try Again
          </Button>
        }
      />
    );
  }
  if (status === 'loading' && comments.length === 0) return <p role="status">{readingTexts.loadingComments}</p>;
  if (comments.length + sent.length === 0) {
    return <EmptyNote missing="talk">{compact ? readingTexts.noCommentsShort : readingTexts.noComments}</EmptyNote>;
  }
  return (
    <div>
      <ul className="border-t border-line">
        {sent.map((comment) => (
          <CommentFrame key={comment.id} author={viewer?.name ?? ''} note="Posting...">
            <CommentText text={comment.text} />
          </CommentFrame>
        ))}
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} playerId={viewer?.id} actions={list} namesChapter={ofAll} />
        ))}
      </ul>
      {next && (
        <Button size="sm" variant="outline" className="mt-2" onClick={list.loadMore}>
          Load older comments
        </Button>
      )}
    </div>
  );
}

function SignInLine({ to }: { to: string }) {
  return (
    <p className="text-muted">
      <TextLink to={signInAddress(to)}>Sign in</TextLink> to leave a comment
    </p>
  );
}

function SignInPanel({ to }: { to: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-4">
      <p className="font-medium">{readingTexts.joinConversation}</p>
      <ButtonLink to={signInAddress(to)} variant="outline" size="sm">
        Sign In to Comment
      </ButtonLink>
    </div>
  );
}
