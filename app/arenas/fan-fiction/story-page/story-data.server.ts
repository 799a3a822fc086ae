import type { RouterContextProvider } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { isUuid } from '~/platform/ids/uuid';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { collectionsContext } from '~/stories/collections/collections.server';
import { pageFacts } from '~/stories/facts/counted-facts';
import { firstReadersContext } from '~/stories/first-readers/first-readers.server';
import { kudosContext } from '~/stories/kudos/kudos.server';
import { kudosOutcome } from '~/stories/kudos/kudos-outcome.server';
import { ratingOutcome } from '~/stories/ratings/rating-refusals';
import { readingListsContext } from '~/stories/reading-lists/reading-lists.server';
import { storyHeadsContext } from '~/stories/sharing/heads/story-heads.server';
import { CHOOSE, passageAsked } from '../comments/passages/passage-address';
import { guestOf } from '../comments/visitors/guest-of.server';
import { chapterDefaults, newDraftId } from '../drafts/draft-form';
import { fanFictionContext } from '../fan-fiction.server';
import { fandomAddress } from '../fandoms/fandom-links';
import { fandomById } from '../fandoms/fandom-registry';
import { chapterNumberOf, type FanStoryPage } from '../stories/fan-story';
import { may } from '../stories/policy';
import { storyTaskOf } from '../stories/story-links';
import { fanStoryHead } from './story-head.server';

/** The data of a fan fiction story's page; undefined when the story is missing. */
export async function storyData(
  context: Readonly<RouterContextProvider>,
  { request, storyId, query }: { request: Request; storyId: string; query: URLSearchParams },
) {
  const viewer = optionalPlayer(context);
  const service = context.get(fanFictionContext);
  const askedChapter = query.get('chapter') ?? '';
  const chapterId = isUuid(askedChapter) ? askedChapter : undefined;
  const story = await service.reading.page({
    storyId,
    chapterNumber: chapterNumberOf(askedChapter),
    chapterId,
    viewerId: viewer?.id,
    clientAddress: context.get(requestFactsContext).clientAddress,
    whole: query.has('whole'),
  });
  if (!story) return undefined;
  const facts = { authorId: story.own && viewer ? viewer.id : null };
  const asked = storyTaskOf(query.get('do'));
  const task = asked && may(viewer, 'addChapter', facts) ? asked : undefined;
  const passage = passageAsked(query);
  const commentsShown = query.has('comments') || passage !== undefined;
  const answer = query.get('answer') ?? '';
  const answering = isUuid(answer) ? answer : undefined;
  const askedDraft = query.get('draft');
  const read = { storyId: story.id, chapterId: story.chapter.id, viewerId: viewer?.id };
  const [acknowledged, series, kudos, kept, stopped, toRead, comments, passages, source, drafts, draft] = await Promise.all([
    service.acknowledgements.shown(story.id, viewer?.id),
    context.get(collectionsContext).seriesOf(story.id, viewer?.id),
    context.get(kudosContext).of(story.id, viewer?.id),
    viewer ? context.get(readingListsContext).keptOf({ playerId: viewer.id, storyId: story.id }) : undefined,
    viewer ? service.readers.positionOf({ playerId: viewer.id, storyId: story.id }) : undefined,
    viewer && !story.outOfSight ? context.get(firstReadersContext).oneToRead(viewer, story.id) : undefined,
    commentsShown ? service.comments.list({ ...read, guestId: await guestOf(request, context), passage, answering }) : undefined,
    story.passagesFolded
      ? undefined
      : service.comments.countAtPassages({
          ...read,
          authorId: story.authorId,
          isAuthor: story.own,
          chapterIds: shownChapters(story),
        }),
    task === 'edit' ? service.reading.chapterSource(story.id, story.chapter.id, viewer?.id) : undefined,
    viewer && story.own ? service.drafts.list(viewer.id, story.id) : [],
    viewer && (task === 'edit' || (task === 'add' && askedDraft !== 'new'))
      ? service.drafts.open(
          viewer.id,
          task === 'edit' ? { chapterId: story.chapter.id } : { storyId: story.id },
          task === 'add' && askedDraft,
        )
      : undefined,
  ]);
  const isPublished = story.chapters.some(({ id }) => id === askedDraft);
  const formId = task === 'edit' ? story.chapter.id : task === 'add' && story.joint ? draft?.id : undefined;
  const genre = fandomById(story.fandom.id)?.genres[0];
  const address = genre && fandomAddress(genre, story.fandom.id);
  const heads = context.get(storyHeadsContext);
  const { counted, ...shown } = story;
  return {
    head: fanStoryHead({ ...story, series }, address, heads),
    /** The whole address to share; undefined of what nobody else can read. */
    address: story.outOfSight ? undefined : heads.addressOf({ arena: 'fan_fic', id: story.id }),
    story: { ...shown, facts: counted ? pageFacts(counted) : [], language: counted?.language ?? undefined },
    /** What it says of others. */
    acknowledged: acknowledged.lines,
    /** Whom and what it names, shown or not: for caches alone. */
    namedTags: acknowledged.tags,
    series,
    kudos,
    kept,
    /** Where this person stopped, on any device. */
    stopped,
    kudosOutcome: await kudosOutcome(context, { request, storyId: story.id, said: query.get('kudos'), kudos }),
    toRead,
    viewer,
    comments,
    passage,
    /** The comment whose answer a reader comes to write. */
    answering,
    /** The comments at paragraphs, by chapter; undefined where they are folded. `offered`: whether each paragraph shows its mark; undefined where none can be commented on. */
    passages: passages && {
      of: passages,
      offered: story.commentRule === 'none' || story.outOfSight ? undefined : query.get('passage') === CHOOSE,
    },
    task,
    /** What the form of a chapter begins with: a draft, or what is published. */
    chapterForm: chapterDefaults(
      draft,
      source ? { ...source, base: String(source.base) } : { id: newDraftId(isPublished ? null : askedDraft), title: '', content: '' },
    ),
    askedDraft,
    drafts,
    /** Who else writes on the chapter of the form now. */
    holder: viewer && formId !== undefined ? await service.drafts.holderOf(viewer, formId) : undefined,
    isAuthor: may(viewer, 'editTitle', facts),
    fandomAddress: address,
    rated: ratingOutcome(query.get('rating'), story.ownRating),
  };
}

/** The ids of the chapters on the page. */
function shownChapters({ chapter, following }: Pick<FanStoryPage, 'chapter' | 'following'>): string[] {
  return [chapter, ...(following?.chapters ?? [])].map(({ id }) => id);
}

export type StoryData = NonNullable<Awaited<ReturnType<typeof storyData>>>;
