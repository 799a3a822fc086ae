import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { StoryArena } from '~/site/arenas';
import { isRatedFor, isWrittenBy } from '../content-rating/listed-for.server';
import { MOST_HIDDEN, hiddenStoryTexts as texts } from './texts';

/** A story that a reader hides, or is about to. */
export interface HiddenStory {
  id: string;
  arena: StoryArena;
  title: string;
}

export interface HiddenStories {
  /** A story that a person may hide: published, another's, and one that they are shown; undefined for any other. */
  toHide(playerId: string, storyId: string): Promise<HiddenStory | undefined>;
  /** Takes a story out of all lists and searches of a person; repeating it changes nothing. @throws {Refusal} not theirs to hide; too many. */
  hide(playerId: string, storyId: string): Promise<void>;
  /** Shows a story again; one that is not hidden is not an error. */
  show(playerId: string, storyId: string): Promise<void>;
  /** The stories that a person hides and that can be read, the latest first. */
  list(playerId: string): Promise<HiddenStory[]>;
}

/** Where routes find it. */
export const hiddenStoriesContext = createContext<HiddenStories>();

/** @see docs/product/own-things.md */
export function createHiddenStories({ db, clock }: { db: Db; clock: Clock }): HiddenStories {
  const shownTo = (playerId: string) =>
    db
      .selectFrom('story')
      .select(['story.id', 'story.arena', 'story.title'])
      .where('story.status', '=', 'published')
      .where(isRatedFor(playerId));

  return {
    async toHide(playerId, storyId) {
      if (!isUuid(storyId)) return undefined;
      const others = shownTo(playerId).where(sql<boolean>`not ${isWrittenBy(playerId)}`);
      return others.where('story.id', '=', storyId).executeTakeFirst();
    },

    async hide(playerId, storyId) {
      if (!(await this.toHide(playerId, storyId))) throw new Refusal(texts.missing, { status: 404 });
      await db.transaction().execute(async (trx) => {
        // Locks the person's own row, so that two tabs cannot exceed the limit.
        await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
        const others = trx.selectFrom('hidden_story').where('player_id', '=', playerId).where('story_id', '<>', storyId);
        const { count } = await others.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow();
        if (count >= MOST_HIDDEN) throw new Refusal(texts.full, { status: 409 });
        await sql`
          insert into hidden_story (player_id, story_id, hidden_at) select ${playerId}, id, ${clock.now()} from story where id = ${storyId}
          on conflict (player_id, story_id) do nothing`.execute(trx);
      });
    },

    async show(playerId, storyId) {
      if (!isUuid(storyId)) return;
      await db.deleteFrom('hidden_story').where('player_id', '=', playerId).where('story_id', '=', storyId).execute();
    },

    list: (playerId) =>
      shownTo(playerId)
        .innerJoin('hidden_story', 'hidden_story.story_id', 'story.id')
        .where('hidden_story.player_id', '=', playerId)
        .orderBy('hidden_story.hidden_at', 'desc')
        .orderBy('story.id')
        .execute(),
  };
}
