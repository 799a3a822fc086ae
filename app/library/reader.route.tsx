import { data, href, redirect } from 'react-router';
import { optionalPlayer, requirePlayer } from '~/accounts/viewer.server';
import { pageTitle } from '~/page-title';
import { keepPage } from '~/platform/page-cache/page-cache.context.server';
import { Refusal } from '~/platform/refusal';
import { AuthorLink } from '~/stories/author-link';
import type { StoryForReading } from '~/stories/read-story.server';
import { storiesServiceContext } from '~/stories/stories.context.server';
import { arenaLabel, promptLabel } from '~/stories/story';
import { storyAddress } from '~/stories/story-address';
import { Appendages, BookLink, ParentLink } from '~/stories/story-links';
import { siteOriginOf, storyMeta } from '~/stories/story-meta';
import { ownStoryTexts, ratingRefusal } from '~/stories/texts';
import { storyWeaveContext } from '~/story-weave/story-weave.context.server';
import type { StoryWeave } from '~/story-weave/story-weave.server';
import { type StoryPart, WovenStory } from '~/story-weave/woven-story';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button-link';
import { ErrorState } from '~/ui/error-state';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { Prose } from '~/ui/prose';
import { TextLink } from '~/ui/text-link';
import type { Route } from './+types/reader.route';
import { DraftNotice } from './draft-notice';
import { listAddress } from './library-list';
import { type ReaderData, readerData } from './reader-data.server';
import { StoryRating } from './story-rating';
import { libraryTexts } from './texts';

/** One story, set for reading. @see docs/product/stories.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = optionalPlayer(context);
  const story = await context.get(storiesServiceContext).storyForReading(params.storyId, viewer?.id);
  if (!story) return data({ story: undefined }, { status: 404 });
  if (story.arena === 'fan_fic') throw redirect(storyAddress(story.arena, story.id) + url.search);
  const parts = story.arena === 'story_weave' ? await writtenParts(context.get(storyWeaveContext), story.id) : [];
  keepPage(context, { tags: tagsOf(story) });
  return {
    story: readerData(story, viewer, parts),
    signedIn: viewer !== undefined,
    ratingRefused: ratingRefusal(url.searchParams.get('rating')),
  };
}

async function writtenParts(weave: StoryWeave, storyId: string): Promise<StoryPart[]> {
  const parts = await weave.partsOfStory(storyId);
  return parts.map(({ number, seat, kind, writer, text }) => ({ number, seat, writer, ai: kind === 'ai', text }));
}

/** What a story's page shows, besides itself: its writers, and the story that it belongs to. */
function tagsOf({ id, authorId, writers, parent }: StoryForReading): string[] {
  const authors = [authorId, ...writers.map(({ playerId }) => playerId)].flatMap((writer) => (writer ? [`author:${writer}`] : []));
  return [`story:${id}`, ...authors, ...(parent ? [`story:${parent.id}`] : [])];
}

/** What authors do with their drafts: form field `intent`, publish or delete. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const viewer = requirePlayer(context, url);
  const stories = context.get(storiesServiceContext);
  const draft = { storyId: params.storyId, playerId: viewer.id };
  const intent = (await request.formData()).get('intent');
  try {
    if (intent === 'publish') await stories.publish(draft);
    else if (intent === 'delete') await stories.deleteStory(draft);
    else throw data(null, { status: 400 });
  } catch (error) {
    if (error instanceof Refusal) return data({ error: error.message }, { status: error.status });
    throw error;
  }
  return redirect(intent === 'delete' ? href('/stories') : href('/story/:storyId', params));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const story = loaderData?.story;
  if (!story) return [{ title: pageTitle(libraryTexts.storyMissing.title) }];
  return story.draft || story.hidden ? [{ title: pageTitle(story.title) }] : storyMeta(describedStory(story), siteOriginOf(matches));
};

export default function Reader({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.story) return <StoryMissing />;
  const { story, signedIn, ratingRefused } = loaderData;
  const published = !story.draft && !story.hidden;
  return (
    <Page width="text">
      <div className="mx-auto max-w-[40.5rem]">
        <p className="mb-6">
          <TextLink to={href('/stories')}>All stories</TextLink>
        </p>
        {story.hidden && (
          <Notice tone="info" className="mb-8">
            {ownStoryTexts.hidden}
          </Notice>
        )}
        {story.draft && <DraftNotice story={story} error={actionData?.error} />}
        <article aria-labelledby="title">
          <StoryHeader story={story} />
          {story.parts.length > 0 ? (
            <WovenStory starter={story.paragraphs.join('\n\n')} parts={story.parts} />
          ) : (
            <Prose paragraphs={story.paragraphs} dropCap className="mt-8" />
          )}
        </article>
        <div className="mt-12 grid gap-10">
          {ratingRefused && (
            <Notice tone="error" title={ratingRefused.title}>
              {ratingRefused.text}
            </Notice>
          )}
          {published && <StoryRating story={story} signedIn={signedIn} />}
          {published && <BookLink story={story} />}
          {story.appendages.length > 0 && <Appendages stories={story.appendages} />}
          {published && (
            <p className="flex flex-wrap gap-3">
              <ButtonLink
                to={`${href('/creative-writing')}?${new URLSearchParams({ parent: story.id, type: 'appendage' })}`}
                variant="outline"
              >
                Write an Appendage
              </ButtonLink>
              <ButtonLink to={href('/stories')} variant="quiet">
                Back to all stories
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </Page>
  );
}

function StoryHeader({ story }: { story: ReaderData }) {
  return (
    <header className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{arenaLabel(story.arena)}</Badge>
        {story.draft && <Badge tone="plain">Draft</Badge>}
      </p>
      <h1 id="title" className="display text-4xl wrap-anywhere">
        {story.title}
      </h1>
      <p className="text-muted wrap-anywhere">
        By <AuthorLink name={story.author} playerId={story.authorId} /> · <time dateTime={story.date.iso}>{story.date.text}</time> ·{' '}
        {story.minutes} min read
      </p>
      {story.parent && <ParentLink parent={story.parent} />}
      {story.prompt && (
        <div className="mt-2 border-l-2 border-bronze pl-4">
          <p className="text-sm font-medium text-muted">{promptLabel(story.arena)}</p>
          <p className="font-prose text-lg wrap-anywhere">{story.prompt}</p>
        </div>
      )}
    </header>
  );
}

function StoryMissing() {
  return (
    <Page width="text">
      <h1 className="sr-only">{libraryTexts.title}</h1>
      <ErrorState title={libraryTexts.storyMissing.title} action={<ButtonLink to={href('/stories')}>All stories</ButtonLink>}>
        {libraryTexts.storyMissing.text}
      </ErrorState>
    </Page>
  );
}

function describedStory(story: ReaderData) {
  const { id, arena, title, author, writers, paragraphs, date, updatedAt, average, ratingCount, parent } = story;
  return {
    ...{ id, arena, title, author, writers, updatedAt, average, ratingCount, parent },
    text: paragraphs.join(' '),
    address: storyAddress(arena, id),
    publishedAt: date.iso,
    chapterCount: 1,
    partOf: { name: arenaLabel(arena), address: listAddress({ arena, sort: 'latest' }) },
  };
}
