import { z } from 'zod';
import { type Detector, type FoundReason, wordsFor } from '~/platform/feature/detector';
import { crudeIn, foundInWords, linkIn } from '~/progress/trust/found-words.server';
import { releaseHeld } from '../comments/hold.server';

/** Crude words in the title of a chapter, and links in chapters of new accounts. */
export const chapterDetector: Detector = {
  kind: 'chapter',
  finds: foundInWords,
  async find(trx, { id, now }) {
    const chapter = await trx
      .selectFrom('fanfic_chapter as chapter')
      .innerJoin('story', 'story.id', 'chapter.story_id')
      .leftJoin('player as author', 'author.id', 'story.author_id')
      .select(['chapter.title', 'chapter.body', 'story.id as story_id', 'story.author_id', 'author.created_at'])
      .where('chapter.id', '=', id)
      .where('story.status', '=', 'published')
      .executeTakeFirst();
    if (!chapter) return [];
    const subject = { kind: 'chapter', thingId: id, ownerId: chapter.author_id, storyId: chapter.story_id };
    return [...crudeIn(chapter.title, subject), ...linkIn(chapter.body, chapter.created_at, now, subject)];
  },
};

/** Crude words in a comment, and links in comments of new accounts. */
export const commentDetector: Detector = {
  kind: 'comment',
  finds: foundInWords,
  async find(trx, { id, now }) {
    const comment = await trx
      .selectFrom('fanfic_comment as comment')
      .leftJoin('player as author', 'author.id', 'comment.author_id')
      .select(['comment.body', 'comment.author_id', 'comment.story_id', 'author.created_at'])
      .where('comment.id', '=', id)
      .where('comment.hidden_at', 'is', null)
      .executeTakeFirst();
    if (!comment) return [];
    const subject = { kind: 'comment', thingId: id, ownerId: comment.author_id, storyId: comment.story_id };
    return [...crudeIn(comment.body, subject), ...linkIn(comment.body, comment.created_at, now, subject)];
  },
  // The comments of a new account may wait for the case.
  closed: async (trx, { id, isUpheld, now }) => (isUpheld ? undefined : releaseHeld(trx, id, now)),
};

const othersWork: FoundReason = {
  id: 'import',
  label: 'A work from elsewhere that names another author, or that someone else has imported',
  weight: 300,
  words: wordsFor(z.object({ name: z.string(), byline: z.string(), address: z.string().nullable() }), ({ name, byline, address }) => {
    const from = address === null ? 'It comes from a file without an address.' : `It comes from ${address}`;
    return `Imported by “${name}”; its file names “${byline || 'nobody'}”. ${from}`;
  }),
};

/**
 * A work that was brought from elsewhere and waits for moderators, because it names another author than its own, or another
 * player has brought it too.
 * @see docs/product/importing.md
 */
export const importDetector: Detector = {
  kind: 'import',
  finds: [othersWork],
  async find(trx, { id }) {
    const work = await trx
      .selectFrom('imported_work as work')
      .innerJoin('story', 'story.id', 'work.story_id')
      .innerJoin('player', 'player.id', 'work.player_id')
      .select(['work.byline', 'work.address', 'work.player_id', 'player.name'])
      .where('work.id', '=', id)
      .where('work.held', '=', true)
      .where('story.status', '=', 'hidden')
      .executeTakeFirst();
    if (!work) return [];
    const { player_id: ownerId, ...params } = work;
    return [{ kind: 'story', thingId: id, ownerId, storyId: id, reason: othersWork, params, isHeld: true }];
  },
};
