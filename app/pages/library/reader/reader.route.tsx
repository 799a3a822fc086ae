import { lazy, useRef } from 'react';
import { data, href, Link, redirect } from 'react-router';
import { optionalPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { writingContext } from '~/arenas/creative-writing/creative-writing.server';
import { storyWeaveContext } from '~/arenas/story-weave/story-weave.server';
import { asRead } from '~/arenas/story-weave/woven-stories/parts-of-story.server';
import type { WovenStoryProps } from '~/arenas/story-weave/woven-stories/woven-story';
import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import { daysLineContext } from '~/days-line/days-line.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { clockContext, requestFactsContext } from '~/platform/requests/request-context.server';
import { arenaLabel, storyArena } from '~/site/arenas';
import { pageTitle } from '~/site/page-title';
import { BookmarkButton } from '~/stories/bookmarks/lazy-bookmark-button';
import { collectionsContext } from '~/stories/collections/collections.server';
import { firstReadersContext } from '~/stories/first-readers/first-readers.server';
import { kudosContext } from '~/stories/kudos/kudos.server';
import { kudosOutcome } from '~/stories/kudos/kudos-outcome.server';
import { AuthorNote } from '~/stories/notes/lazy-author-note';
import { ratingOutcome } from '~/stories/ratings/rating-refusals';
import { unlessGated } from '~/stories/reading/gates.server';
import { LoadedProgressLine } from '~/stories/reading/loaded-progress-line';
import { ReadingSettingsButton } from '~/stories/reading/settings/reading-settings-button';
import { readingListsContext } from '~/stories/reading-lists/reading-lists.server';
import { BelongsTo } from '~/stories/sharing/appendages/lazy-belongs-to';
import { storyHeadsContext } from '~/stories/sharing/heads/story-heads.server';
import { HideLink, ReportLink } from '~/stories/sharing/report-link';
import { ShareButton } from '~/stories/sharing/share-button';
import { storyAddress } from '~/stories/sharing/story-address';
import { storiesContext } from '~/stories/stories.server';
import { promptLabel } from '~/stories/story';
import { seriesTags, storyTags } from '~/stories/story-tags';
import { absentTexts, statusOfAbsence } from '~/stories/texts';
import { AuthorLink } from '~/stories/writers/author-link';
import { MoreByAuthor } from '~/stories/writers/more-by-author';
import { AboutStory } from '~/tags/screen/lazy-about-story';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { Badge } from '~/ui/people/badge';
import { orMissing } from '~/ui/states/part-missing';
import { FactLine } from '~/ui/text/fact-line';
import { Prose } from '~/ui/text/prose';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { withParts } from '~/ui/text/with-parts';
import type { Route } from './+types/reader.route';
import { beginningsOf } from './beginnings.server';
import { loadParagraphs, type ReaderData, readerData } from './reader-data.server';
import { readerHead } from './reader-head.server';
import { ALL_STORIES, BY, DRAFT, readingTimeText, STORY_PAGE } from './texts';
import { useCountRead } from './use-count-read';

export const headers = passHeaders;

/** One story, set for reading. @see docs/product/stories.md */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const viewer = optionalPlayer(context);
  const stories = context.get(storiesContext);
  const story = await stories.storyForReading(params.storyId, viewer?.id);
  if (!story) {
    await unlessGated(context, params.storyId);
    const absence = await stories.whyAbsent(params.storyId);
    const { title } = absentTexts[absence];
    return data({ story: undefined, absence, head: [{ title: pageTitle(title) }] }, { status: statusOfAbsence(absence) });
  }
  const { pages, ofRooms } = storyArena(story.arena);
  if (pages) throw redirect(storyAddress(story.arena, story.id) + url.search);
  const weave = context.get(storyWeaveContext);
  const woven = ofRooms ? asRead(await weave.partsOfStory(story.id, viewer?.id), viewer?.id) : [];
  const week = ofRooms && woven.length === 0 ? await context.get(daysLineContext).weekOfStory(story.id, viewer?.id) : undefined;
  const roomId = ofRooms ? await weave.privateRoomOf(story.id) : undefined;
  const after = await context.get(writingContext).afterClock({ storyId: story.id, viewerId: viewer?.id });
  const beginnings = await beginningsOf(context, story);
  const toRead = viewer && story.status === 'published' ? await context.get(firstReadersContext).oneToRead(viewer, story.id) : undefined;
  const series = await context.get(collectionsContext).seriesOf(story.id, viewer?.id);
  const now = context.get(clockContext).now();
  const isYoung = story.linksFrom !== undefined && story.linksFrom > now;
  cachePage(context, { tags: [...storyTags(story), ...seriesTags(series)], ...(isYoung && { until: story.linksFrom }) });
  const kudos = await context.get(kudosContext).of(story.id, viewer?.id);
  const parts = week?.parts ?? woven;
  const person = viewer?.id ?? context.get(requestFactsContext).clientAddress;
  const paragraphs = parts.length > 0 ? [] : await loadParagraphs(story, person, now);
  return {
    head: readerHead({ ...story, series }, context.get(storyHeadsContext)),
    address: context.get(storyHeadsContext).addressOf(story),
    series,
    story: readerData(story, viewer, { parts, after, roomId, week: week?.monday, beginnings, paragraphs }),
    toRead,
    signedIn: viewer !== undefined,
    rated: ratingOutcome(url.searchParams.get('rating'), story.ownRating),
    kept: viewer && (await context.get(readingListsContext).keptOf({ playerId: viewer.id, storyId: story.id })),
    kudos,
    kudosOutcome: await kudosOutcome(context, { request, storyId: story.id, said: url.searchParams.get('kudos'), kudos }),
  };
}

/** Publishes or deletes the author's draft, or takes the title of a story whose session is over: form field `intent`. */
export const action = acceptsForm(
  { fields: ['title'], intents: ['publish', 'delete', 'title', 'keep-title'] },
  async ({ request, context, params, url }: Route.ActionArgs) => {
    const viewer = requirePlayer(context, url);
    const stories = context.get(storiesContext);
    const draft = { storyId: params.storyId, playerId: viewer.id };
    const form = await request.formData();
    const intent = form.get('intent');
    try {
      if (intent === 'title') await stories.renameStory({ ...draft, title: String(form.get('title') ?? '') });
      if (intent === 'title' || intent === 'keep-title') await context.get(writingContext).titleAnswered(viewer, params.storyId);
      else if (intent === 'publish') await stories.publish(draft);
      else if (intent === 'delete') await stories.deleteStory(draft);
      else throw data(null, { status: 400 });
    } catch (error) {
      if (error instanceof Refusal) return data({ error: error.message }, refusedInit(error));
      throw error;
    }
    return redirect(intent === 'delete' ? href('/stories') : href('/story/:storyId', params));
  },
);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [{ title: pageTitle(STORY_PAGE) }];

export default function Reader({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.story) return <StoryMissing absence={loaderData.absence} />;
  return <StoryPage key={loaderData.story.id} {...loaderData} error={actionData?.error} />;
}

// What most stories do not have. Neither has a Suspense boundary, so a page waits for it rather than jumping.
const Appendages = lazy(() => import('~/stories/sharing/appendages/appendages').catch(orMissing));
const AfterStory = lazy(() => import('~/stories/reading/after/after-story').catch(orMissing));
const EndOfText = lazy(() => import('~/stories/reading/after/end-of-text').catch(orMissing));
const AfterSession = lazy(() => import('~/arenas/creative-writing/after/after-session').catch(orMissing));
const AuthorNotice = lazy(() => import('./author-notice').catch(orMissing));
const WaysOn = lazy(() => import('./ways-on').catch(orMissing));
const StoryMissing = lazy(() => import('./story-missing').catch(orMissing));
const WovenStory = lazy(() => import('~/arenas/story-weave/woven-stories/woven-story').catch(() => ({ default: PlainWovenStory })));

/** The words of a collaborative story, if the script that marks their writers cannot be loaded. */
function PlainWovenStory({ starter, parts }: WovenStoryProps) {
  return <Prose paragraphs={[...starter, ...parts.flatMap(({ text }) => splitParagraphs(text))]} dropCap />;
}

type StoryPageProps = Extract<Route.ComponentProps['loaderData'], { story: ReaderData }> & { error: string | undefined };

function StoryPage({ error, ...page }: StoryPageProps) {
  const { story, address, toRead, signedIn } = page;
  const text = useRef<HTMLElement>(null);
  const published = !story.draft && !story.outOfSight && !story.unlisted;
  useCountRead(published ? story.id : undefined);
  return (
    <Page className="max-sm:pt-4!">
      <LoadedProgressLine of={text} />
      <div className="reading-column mx-auto xl:max-w-[60rem]">
        <p className="mb-4 print:hidden">
          <BackLink to={href('/stories')}>{ALL_STORIES}</BackLink>
        </p>
        {(!published || story.ownRoom) && <AuthorNotice story={story} error={error} />}
      </div>
      <article ref={text} aria-labelledby="title">
        <StoryHeader story={story} series={page.series} address={published || story.unlisted ? address : undefined} signedIn={signedIn} />
        {story.noteBefore && <AuthorNote text={story.noteBefore} />}
        <StoryText story={story} signedIn={signedIn} />
      </article>
      <div className="reading-column mx-auto">
        <div className="end-mark" />
        {story.noteAfter && <AuthorNote text={story.noteAfter} />}
        <div className="mt-8 grid gap-10 print:hidden">
          {story.after && (
            <AfterSession
              {...{ storyId: story.id, title: story.title, own: story.after, mayReach: story.mayReach }}
              error={story.draft ? undefined : error}
            />
          )}
          {published && <EndOfText id="rating" {...page} />}
          {published && <AfterStory story={story} toRead={toRead} ends signedIn={signedIn} />}
          {story.tree && <Appendages tree={story.tree} more={story.moreAppendages ? 'appendages' : undefined} />}
          {story.moreByAuthor.length > 0 && <MoreByAuthor stories={story.moreByAuthor} />}
          {published && <WaysOn story={story} />}
          {signedIn && story.mayReport && <HideLink storyId={story.id} />}
          {story.mayReport && <ReportLink kind="story" thingId={story.id} />}
        </div>
      </div>
    </Page>
  );
}

interface StoryHeaderProps extends Pick<StoryPageProps, 'series' | 'signedIn'> {
  story: ReaderData;
  address: string | undefined;
}

/** @param props.address the whole address to share; undefined of what nobody else can read. */
function StoryHeader({ story, series, address, signedIn }: StoryHeaderProps) {
  return (
    <header className="story-header">
      <div className="grid content-start gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{arenaLabel(story.arena)}</Badge>
          {story.draft && <Badge tone="plain">{DRAFT}</Badge>}
        </p>
        <h1 id="title" dir="auto" className="display reading-title">
          {story.title}
        </h1>
      </div>
      <img src={coverAddress(story.cover)} alt="" {...STORY_COVER} />
      <div className="content-start gap-3 empty:hidden sm:grid">
        {(story.parent || series.length > 0) && <BelongsTo parent={story.parent} series={series} />}
        {story.prompt && (
          <div className="mt-3 border-l-2 border-bronze pl-4">
            <p className="text-sm font-medium text-muted">{promptLabel(story.arena)}</p>
            <p dir="auto" className="font-prose text-lg wrap-anywhere">
              {story.prompt}
            </p>
          </div>
        )}
      </div>
      <AboutStory story={story} />
      <div className="byline">
        <FactLine>
          <span>{withParts(BY, { author: <AuthorLink name={story.author} playerId={story.authorId} /> })}</span>
          <time dateTime={story.date.iso}>{story.date.text}</time>
          {readingTimeText(story.minutes)}
          {story.written.map(({ to, text }) =>
            to ? (
              <Link key={to} to={to} className="author-link">
                {text}
              </Link>
            ) : (
              text
            ),
          )}
        </FactLine>
        {address && signedIn && !story.unlisted && <BookmarkButton storyId={story.id} bookmarked={story.bookmarked} />}
        {address && <ShareButton title={story.title} address={address} />}
        <ReadingSettingsButton />
      </div>
    </header>
  );
}

/** The text of a story in the reader's chosen size and width. */
function StoryText({ story, signedIn }: { story: ReaderData; signedIn: boolean }) {
  return (
    <div lang={story.language} className="reading-text reading-column mx-auto mt-8">
      {story.parts.length > 0 ? (
        <WovenStory {...story} signedIn={signedIn} />
      ) : (
        <Prose paragraphs={[...story.starter, ...story.paragraphs]} dropCap />
      )}
    </div>
  );
}
