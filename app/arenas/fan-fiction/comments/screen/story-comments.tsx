import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { EmptyNote } from '~/ui/states/empty-note';
import { Notice } from '~/ui/states/notice';
import { withParts } from '~/ui/text/with-parts';
import type { ChapterName } from '../../reading/reading.contract';
import { signInAddress, storyViewAddress } from '../../stories/story-links';
import { readingTexts } from '../../texts';
import type { CommentPage } from '../comment.contract';
import { CHANGED } from '../passages/passage-address';
import { StickerRow } from '../stickers/sticker-row';
import { VisitorBox } from '../visitors/lazy-visitor-box';
import { CommentBox, type ReturnedComment } from './comment-box';
import { CommentHead, CommentText } from './comment-text';
import { CommentThread } from './comment-thread';
import { SignInLine } from './sign-in-line';
import { screenTexts } from './texts';
import { type Comments, type CommentView, useComments } from './use-comments';

/** How much of a paragraph tells the words typed about it from those about others, in characters. */
const DRAFT_KEY = 60;

interface StoryCommentsProps {
  storyId: string;
  chapter: ChapterName;
  /** A paragraph of the chapter, or those that have changed, whose comments are shown at first. */
  passage?: number | typeof CHANGED | undefined;
  /** The comment whose box for an answer is open at first. */
  answering?: string | undefined;
  viewer: { id: string; name: string } | undefined;
  /** Shorter texts, for a list of stories. */
  compact?: boolean;
  first?: CommentPage | undefined;
  returned?: ReturnedComment | undefined;
}

/** The comments on a chapter, or on request on all chapters, and the box to write one. Set its `key` to the chapter's id. */
export default function StoryComments({ first, ...props }: StoryCommentsProps) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const leadsHere = hash === '#comments';
  // A reader who posted from the end of a chapter has left the box that had the focus.
  useEffect(() => {
    if (leadsHere && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [leadsHere]);
  const firstView = props.passage === undefined ? 'chapter' : 'passage';
  const [view, setView] = useState<CommentView>(firstView);
  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-4">
      <h3 ref={title} id={heading} tabIndex={-1} className="display text-xl wrap-anywhere outline-none">
        {headingOf(view, props.passage) ?? withParts(screenTexts.commentsOn, { chapter: <bdi>{props.chapter.title}</bdi> })}
      </h3>
      <CommentsOf key={view} {...props} view={view} show={setView} first={view === firstView ? first : undefined} />
      {!props.compact && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3.5 justify-self-start noscript:hidden"
          onClick={() => setView(view === 'chapter' ? 'all' : 'chapter')}
        >
          {view === 'chapter' ? screenTexts.ofAllChapters : screenTexts.ofThisChapter}
        </Button>
      )}
    </section>
  );
}

function headingOf(view: CommentView, passage: StoryCommentsProps['passage']): string | undefined {
  if (view === 'passage') return passage === CHANGED ? screenTexts.aboutChanged : screenTexts.onPassage;
  return view === 'chapter' ? undefined : view === 'all' ? screenTexts.ofAllChapters : screenTexts.waiting;
}

interface CommentsOfProps extends StoryCommentsProps {
  view: CommentView;
  show(view: CommentView): void;
}

/** The comments in one view, and the box to write one. */
export function CommentsOf(props: CommentsOfProps) {
  const { storyId, chapter, passage, answering, viewer, compact = false, first, view, show } = props;

  const list = useComments({ storyId, chapterId: chapter.id, view, passage }, first);
  const isAnswer = list.page?.threads.some(({ id }) => id === props.returned?.answers);
  const returned = isAnswer ? undefined : props.returned;
  const { posting, closed, waiting = 0, newcomer, about } = list.page ?? {};
  const isAbout = view === 'passage';
  const address = storyViewAddress(storyId, { chapter: chapter.number, comments: true, ...(isAbout && { comments: false, passage }) });
  const isGone = isAbout && list.page !== undefined && !about;
  const isClosed = posting === 'closed' || isGone;
  return (
    <>
      {about && (
        <blockquote className="border-l-2 border-bronze pl-3">
          <bdi className="line-clamp-4 font-prose wrap-anywhere">{about.quote}</bdi>
        </blockquote>
      )}
      {isGone && passage !== CHANGED && <p className="text-muted">{screenTexts.passageGone}</p>}
      {view === 'chapter' && list.page?.stickers && <StickerRow {...{ storyId, chapterId: chapter.id, address }} {...list.page.stickers} />}
      {waiting > 0 && view !== 'waiting' && <WaitingLine count={waiting} onShow={() => show('waiting')} />}
      {closed && !list.page?.visitors && <p className="text-muted">{closed}</p>}
      {viewer && (!isClosed || returned) && view !== 'waiting' && (!isAbout || list.page) && (
        <div className="grid gap-2">
          <CommentBox
            playerId={viewer.id}
            draftKey={`comment:${chapter.id}${about ? `:${about.quote.slice(0, DRAFT_KEY)}` : ''}`}
            label={screenTexts.writeAComment}
            placeholder={list.page?.commentAs ?? screenTexts.commentPlaceholder}
            submit={screenTexts.postComment}
            plain={{ address, chapterId: chapter.id, about }}
            returned={returned}
            post={list.post}
          />
          {posting === 'waiting' && <p className="text-sm text-muted">{readingTexts.commentsWait}</p>}
          {newcomer && <p className="text-sm text-muted">{newcomer}</p>}
        </div>
      )}
      {!viewer && list.page?.visitors && !isGone && (
        <VisitorBox {...{ address, chapterId: chapter.id, about, returned }} post={(text, name) => list.post(text, undefined, name)} />
      )}
      {!viewer && !isClosed && !list.page?.visitors && (compact ? <SignInLine to={address} /> : <SignInPanel to={address} />)}
      <CommentList {...{ list, viewer, compact, view, answering, chapter }} returned={props.returned} />
    </>
  );
}

interface CommentListProps {
  list: Comments;
  viewer: StoryCommentsProps['viewer'];
  compact: boolean;
  view: CommentView;
  answering: string | undefined;
  chapter: ChapterName;
  returned: ReturnedComment | undefined;
}

function CommentList({ list, viewer, compact, view, answering, chapter, returned }: CommentListProps) {
  const { page, status } = list;
  const threads = page?.threads ?? [];
  const sent = list.sent.filter(({ answers }) => answers === undefined);
  if (status === 'failed') {
    return (
      <Notice
        tone="error"
        title={readingTexts.commentsFailed}
        actions={
          <Button size="sm" variant="outline" onClick={list.retry}>
            {screenTexts.tryAgain}
          </Button>
        }
      />
    );
  }
  if (status === 'loading' && threads.length === 0) return <p role="status">{readingTexts.loadingComments}</p>;
  if (threads.length + sent.length === 0) {
    // Who cannot comment here is not asked to.
    if (page?.posting === 'closed' && (view === 'chapter' || view === 'passage')) return null;
    return <EmptyNote missing="talk">{emptyText(view, compact)}</EmptyNote>;
  }
  return (
    <div>
      <ul className="border-t border-line">
        {sent.map((comment) => (
          <li key={comment.id} className="min-w-0 border-b border-line py-4 last:border-b-0">
            <CommentHead author={comment.name ?? viewer?.name ?? ''} note={readingTexts.posting} />
            <CommentText text={comment.text} />
          </li>
        ))}
        {threads.map((thread) => (
          <CommentThread
            key={thread.id}
            thread={thread}
            viewer={viewer}
            list={list}
            namesChapter={view === 'all' || view === 'waiting'}
            namesPassage={view !== 'passage'}
            asked={answering === thread.id ? { chapter, returned: returned?.answers === thread.id ? returned : undefined } : undefined}
          />
        ))}
      </ul>
      {page?.next && (
        <Button size="sm" variant="outline" className="mt-2" onClick={list.loadMore}>
          {screenTexts.loadOlderComments}
        </Button>
      )}
    </div>
  );
}

function emptyText(view: CommentView, compact: boolean): string {
  if (view === 'waiting') return readingTexts.noneWaiting;
  if (view === 'passage') return screenTexts.noneOnPassage;
  return compact ? readingTexts.noCommentsShort : readingTexts.noComments;
}

function WaitingLine({ count, onShow }: { count: number; onShow(): void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-amber p-4">
      <span className="font-medium">{screenTexts.wait(count)}</span>
      <Button size="sm" variant="outline" onClick={onShow}>
        {screenTexts.showWaiting(count)}
      </Button>
    </p>
  );
}

function SignInPanel({ to }: { to: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-4">
      <p className="font-medium">{readingTexts.joinConversation}</p>
      <ButtonLink to={signInAddress(to)} variant="outline" size="sm">
        {screenTexts.signInToComment}
      </ButtonLink>
    </div>
  );
}
