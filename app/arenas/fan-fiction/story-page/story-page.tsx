import { lazy } from 'react';
import { href, useNavigate } from 'react-router';
import FollowStory from '~/notices/story-follows/follow-story';
import { AuthorNote } from '~/stories/notes/lazy-author-note';
import { RatingNotice } from '~/stories/ratings/rating-notice';
import { AppendageLink } from '~/stories/sharing/appendages/appendage-link';
import Appendages from '~/stories/sharing/appendages/appendages';
import { BelongsTo } from '~/stories/sharing/appendages/lazy-belongs-to';
import { HideLink, ReportLink } from '~/stories/sharing/report-link';
import { BookLink } from '~/stories/sharing/story-links';
import { MoreByAuthor } from '~/stories/writers/more-by-author';
import { ButtonLink } from '~/ui/actions/button-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { Notice } from '~/ui/states/notice';
import { orMissing } from '~/ui/states/part-missing';
import { StoryChapter } from '../chapters/reading/story-chapter';
import { CommentAtEnd } from '../comments/screen/comment-at-end';
import { StoryComments } from '../comments/screen/lazy-story-comments';
import { DraftList } from '../drafts/draft-list';
import { useArrowKeys } from '../reading/use-arrow-keys';
import { useCountRead } from '../reading/use-count-read';
import { type StoryTask, storyViewAddress } from '../stories/story-links';
import { draftTexts } from '../texts';
import type { StoryReply } from './story-actions.server';
import type { StoryData } from './story-data.server';
import { StoryHeader } from './story-header';
import { storyPageTexts } from './texts';

// Nobody needs them to read. They have no Suspense boundary, so nothing jumps.
const StoryTasks = lazy(() => import('./story-tasks').catch(orMissing));
const AuthorTools = lazy(() => import('./author-tools').catch(orMissing));
const SilenceQuestion = lazy(() => import('../silence/silence-question').catch(orMissing));
const AcknowledgedLines = lazy(() => import('../acknowledgements/screen/acknowledged-lines').catch(orMissing));
const RestOfWork = lazy(() => import('../chapters/reading/rest-of-work').catch(orMissing));
const WaysToRead = lazy(() => import('../chapters/reading/ways-to-read').catch(orMissing));
const ContinueReading = lazy(() => import('../reading/position/continue-reading').catch(orMissing));
const PassageMark = lazy(() => import('../comments/passages/passage-mark').catch(orMissing));
const PassageLinks = lazy(() => import('../comments/passages/passage-links').catch(orMissing));
const EndOfText = lazy(() => import('~/stories/reading/after/end-of-text').catch(orMissing));
const AfterStory = lazy(() => import('~/stories/reading/after/after-story').catch(orMissing));

/** Two buttons fit on one line of a phone. */
const COMPACT = 'max-sm:px-3 max-sm:text-sm';

/** A story of fan fiction: one chapter at a time, with what readers and its author can do. */
export function StoryPage({ reply, ...page }: Omit<StoryData, 'namedTags'> & { reply: StoryReply | undefined }) {
  const { story, viewer, comments, isAuthor, rated, kudos, address, passages } = page;
  const { chapter, chapters } = story;
  const navigate = useNavigate();
  const shown = comments !== undefined;
  const { following } = story;
  const last = following?.chapters.at(-1) ?? chapter;
  const isLast = last.number === chapters.length;
  const whole = following !== undefined;
  const counts = passages?.of[chapter.id];
  const chapterAddress = (number: number) => storyViewAddress(story.id, { chapter: number, whole, comments: shown });
  const turn = (number: number) =>
    number >= 1 && number <= chapters.length ? () => void navigate(`${chapterAddress(number)}#chapter`) : undefined;
  useArrowKeys({ previous: turn(chapter.number - 1), next: turn(last.number + 1) });
  useCountRead(story.id, chapter.id);
  const taskAddress = (task: StoryTask) => storyViewAddress(story.id, { chapter: chapter.number, comments: shown, task });

  return (
    <Page className="max-sm:pt-4!">
      <div className="reading-column mx-auto xl:max-w-[60rem]">
        <p className="mb-3 sm:mb-4 print:hidden">
          <BackLink to={href('/fan-fiction')}>{storyPageTexts.back}</BackLink>
        </p>
        {story.outOfSight && (
          <Notice tone="info" className="mb-6">
            {story.outOfSight}
          </Notice>
        )}
        {story.asksProgress && <SilenceQuestion action={chapterAddress(chapter.number)} />}
        {page.task && <StoryTasks {...page} task={page.task} reply={reply} address={chapterAddress(chapter.number)} />}
      </div>
      <StoryHeader story={story} signedIn={viewer !== undefined} fandomAddress={page.fandomAddress} address={page.address} />
      <div className="reading-column mx-auto">
        {(story.parent || page.series.length > 0) && (
          <div className="mt-3">
            <BelongsTo parent={story.parent} series={page.series} />
          </div>
        )}
        {page.acknowledged.length > 0 && <AcknowledgedLines lines={page.acknowledged} />}
        {rated && <RatingNotice outcome={rated} className="mt-4" />}
        <div className="mt-4 flex flex-wrap items-start gap-x-3 gap-y-2 sm:mt-6 sm:gap-y-3 print:hidden">
          {isAuthor && (
            <>
              <ButtonLink to={taskAddress('add')} className={COMPACT}>
                {storyPageTexts.addChapter}
              </ButtonLink>
              <AuthorTools story={story} address={taskAddress} className={COMPACT} />
            </>
          )}
          {!story.outOfSight && <AppendageLink storyId={story.id} className={COMPACT} />}
          <ButtonLink
            to={`${storyViewAddress(story.id, { chapter: chapter.number, comments: !shown })}${shown ? '' : '#comments'}`}
            variant="outline"
            className={COMPACT}
            preventScrollReset={shown}
            replace
          >
            {shown ? storyPageTexts.hideComments : storyPageTexts.viewComments}
          </ButtonLink>
          {viewer && !story.own && !story.outOfSight && <FollowStory storyId={story.id} followed={story.followed} />}
        </div>
        <ContinueReading key={story.id} {...{ ...story, readerId: viewer?.id, stopped: page.stopped }} />
        {chapter.number === 1 && story.noteBefore && <AuthorNote text={story.noteBefore} />}
        <StoryChapter
          story={story}
          address={chapterAddress}
          next={isLast ? undefined : last.number + 1}
          rest={
            following && <RestOfWork {...{ storyId: story.id, language: story.language, viewer, passages }} chapters={following.chapters} />
          }
          ways={chapters.length > 1 && <WaysToRead storyId={story.id} chapter={chapter.number} whole={whole} />}
          beside={
            passages &&
            ((at) => <PassageMark {...{ storyId: story.id, chapter, viewer, at }} count={counts?.at[at]} offered={passages.offered} />)
          }
        >
          {passages && (
            <PassageLinks {...{ storyId: story.id, chapter: chapter.number, whole }} changed={counts?.changed} offered={passages.offered} />
          )}
          {isLast && story.noteAfter && <AuthorNote text={story.noteAfter} />}
          {!story.outOfSight && (
            <EndOfText
              {...{ story, kudos, address, kept: page.kept, signedIn: viewer !== undefined }}
              kudosOutcome={page.kudosOutcome}
              chapter={last.number}
            />
          )}
          {!shown && !story.outOfSight && <CommentAtEnd story={{ ...story, chapter: last }} viewer={viewer} />}
        </StoryChapter>
        <DraftList
          drafts={page.drafts}
          title={draftTexts.unpublished}
          another={storyViewAddress(story.id, { task: 'add', draft: 'new' })}
        />
        <div className="mt-12 grid gap-12 print:hidden">
          {!story.outOfSight && (
            <AfterStory
              story={{ ...story, next: isLast ? story.next : undefined }}
              toRead={page.toRead}
              ends={isLast}
              signedIn={viewer !== undefined}
            />
          )}
          <div id="comments" className="scroll-mt-6 empty:hidden">
            {shown && (
              <StoryComments
                key={`${chapter.id} ${page.passage ?? ''} ${page.answering ?? ''}`}
                storyId={story.id}
                chapter={chapter}
                passage={page.passage}
                answering={page.answering}
                viewer={viewer}
                first={comments}
                returned={reply?.comment ?? unreadComment(reply)}
              />
            )}
          </div>
          {story.tree && <Appendages tree={story.tree} more={story.moreAppendages ? `/story/${story.id}/appendages` : undefined} />}
          {story.moreByAuthor.length > 0 && <MoreByAuthor stories={story.moreByAuthor} />}
          <div className="flex flex-wrap items-center gap-x-6 text-sm empty:hidden">
            {story.hasBook && !story.outOfSight && <BookLink story={{ arena: 'fan_fic', id: story.id }} />}
            {viewer && !isAuthor && <HideLink storyId={story.id} />}
            {!isAuthor && <ReportLink kind="story" thingId={story.id} />}
            {!isAuthor && <ReportLink kind="chapter" thingId={chapter.id} />}
          </div>
        </div>
      </div>
    </Page>
  );
}

/** A comment that was refused before it was read, as while its writer is suspended. */
function unreadComment(reply: StoryReply | undefined): StoryReply['comment'] {
  const refused = reply?.intent === 'comment' ? reply.form?.error?.['']?.[0] : undefined;
  if (refused === undefined) return undefined;
  const { text, answers } = reply?.form?.initialValue ?? {};
  return { text: String(text ?? ''), refused, ...(answers && { answers: String(answers) }) };
}
