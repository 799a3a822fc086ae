import type { Detector, FoundReason } from '~/platform/feature/detector';
import { crudeIn, foundInWords, linkIn } from '~/progress/trust/found-words.server';
import { storyArena } from '~/site/arenas';
import { writtenBody } from '../text/written-text.server';

/** Votes from one place that are more than a household's chance. */
const RING = 3;

/** Crude words in the title of a story, and links in the words of new accounts. */
export const storyDetector: Detector = {
  kind: 'story',
  finds: foundInWords,
  async find(trx, { id, now }) {
    const story = await trx
      .selectFrom('story')
      .leftJoin('player as author', 'author.id', 'story.author_id')
      .select(['story.arena', 'story.title', 'story.prompt', writtenBody().as('body'), 'story.author_id', 'author.created_at'])
      .where('story.id', '=', id)
      .where('story.status', '=', 'published')
      .executeTakeFirst();
    if (!story) return [];
    const subject = { thingId: id, ownerId: story.author_id, storyId: id };
    // Where stories have chapters their body is the first one, which is looked at itself.
    const words = storyArena(story.arena).hasChapters ? '' : `${story.prompt} ${story.body}`;
    return [...crudeIn(story.title, { ...subject, kind: 'title' }), ...linkIn(words, story.created_at, now, { ...subject, kind: 'story' })];
  },
};

/** Why moderators look at votes; `script/votes` closes cases of it. */
export const votesFromOnePlace: FoundReason = {
  id: 'votes',
  label: 'Votes that came from one place',
  weight: 120,
  breaks: 'by-hand',
  words: () => 'They count as one in the ranking until someone lets each of them count.',
};

/** Votes for one story that came from one place. */
export const votesDetector: Detector = {
  kind: 'votes',
  finds: [votesFromOnePlace],
  async find(trx, { id }) {
    const cluster = await trx
      .selectFrom('rating_cluster as cluster')
      .innerJoin('story', 'story.id', 'cluster.story_id')
      .innerJoin('story_rating as vote', 'vote.cluster_id', 'cluster.id')
      .select(({ fn }) => ['story.id', 'story.author_id', fn.countAll<number>().as('votes')])
      .where('cluster.id', '=', id)
      .where('cluster.released_at', 'is', null)
      .groupBy(['story.id', 'story.author_id'])
      .executeTakeFirst();
    if (!cluster || cluster.votes < RING) return [];
    return [{ kind: 'votes', thingId: id, ownerId: cluster.author_id, storyId: cluster.id, reason: votesFromOnePlace }];
  },
};
