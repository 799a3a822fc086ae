import { sql } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { requireUnblocked } from '~/blocks/stopped.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { writesStory } from '~/stories/policy';
import { lockStoryToComment } from '../../stories/locked-story.server';
import { formTexts } from '../../texts';
import type { Sticker } from './stickers';

/** How many readers gave a sticker to a chapter, and whether this one did. */
interface GivenSticker {
  sticker: Sticker;
  count: number;
  own: boolean;
}

interface ChosenSticker {
  storyId: string;
  chapterId: string;
  sticker: Sticker;
}

export interface Stickers {
  /** Gives a sticker to a chapter, once each. @throws {Refusal} for one's own story, or one on which this person cannot comment. */
  give(player: Viewer, chosen: ChosenSticker): Promise<void>;
  /** Takes it back; where there is none, nothing changes. */
  takeBack(player: Viewer, chosen: ChosenSticker): Promise<void>;
}

/** @see docs/product/fan-fiction.md */
export function createStickers({ db, clock }: { db: Db; clock: Clock }): Stickers {
  return {
    give: (player, { storyId, chapterId, sticker }) =>
      db.transaction().execute(async (trx) => {
        const now = clock.now();
        const story = await lockStoryToComment(trx, storyId, player, { text: '', now });
        if (writesStory(player.id, story)) throw new Refusal(formTexts.ownSticker, { status: 403 });
        // A block would say whose a story without a name is.
        if (story.authorId !== null) await requireUnblocked(trx, player.id, [story.authorId, ...story.nameIds]);
        const chapter = isUuid(chapterId)
          ? await trx
              .selectFrom('fanfic_chapter')
              .select('id')
              .where('id', '=', chapterId)
              .where('story_id', '=', story.id)
              .executeTakeFirst()
          : undefined;
        if (!chapter) throw new Refusal(formTexts.chapterMissing, { status: 404 });
        await trx
          .insertInto('chapter_sticker')
          .values({ player_id: player.id, chapter_id: chapter.id, story_id: story.id, sticker, given_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    async takeBack(player, { storyId, chapterId, sticker }) {
      if (!isUuid(storyId) || !isUuid(chapterId)) return;
      const own = db.deleteFrom('chapter_sticker').where('player_id', '=', player.id).where('story_id', '=', storyId);
      await own.where('chapter_id', '=', chapterId).where('sticker', '=', sticker).execute();
    },
  };
}

/** The stickers of a chapter, those of hidden people apart. */
export async function stickersOf(executor: Executor, chapterId: string, viewerId: string | undefined): Promise<GivenSticker[]> {
  const { rows } = await sql<GivenSticker>`
    select sticker, count(*)::integer as count, bool_or(given.player_id = ${viewerId ?? null}::uuid) is true as own
    from chapter_sticker as given join player on player.id = given.player_id
    where given.chapter_id = ${chapterId} and player.hidden_at is null group by sticker`.execute(executor);
  return rows;
}
