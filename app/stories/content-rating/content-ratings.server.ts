import type { Transaction } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { StoryArena } from '~/site/arenas';
import { coAuthorIds } from '../co-authors/authors-of.server';
import { hasWritten, may, type StoryFacts } from '../policy';
import { storyWriters, writersIn } from '../writers/story-writers.server';
import { isAdult, type StoryContent } from './content-rating';
import { contentTexts } from './content-texts';

/** A story as the page about its content needs it. */
interface RatedStory extends StoryContent {
  id: string;
  arena: StoryArena;
  title: string;
  facts: StoryFacts;
}

export interface ContentRatings {
  /** A story with its rating; undefined when there is none for this person. @param viewerId undefined for a visitor. */
  storyOf(storyId: string, viewerId: string | undefined): Promise<RatedStory | undefined>;
  /** Rates a story. @throws {Refusal} somebody else's, or gone. */
  rate(story: { storyId: string; playerId: string }, content: StoryContent): Promise<void>;
  /** Whether a person may read a story: a Mature one only as its writer, or as an adult who asked for such. */
  mayRead(viewerId: string | undefined, story: Pick<StoryContent, 'rating'> & Pick<StoryFacts, 'authorId' | 'writerIds'>): Promise<boolean>;
  /** What a person has set: their year of birth is known only while Mature stories are shown. */
  settingOf(playerId: string): Promise<MatureSetting>;
  /** Shows Mature stories to a person from now on. @throws {Refusal} for a year of birth of one who may be under 18. */
  showMature(person: { playerId: string }, birthYear: number): Promise<void>;
  /** No longer shows them, and forgets the year of birth. */
  hideMature(person: { playerId: string }): Promise<void>;
}

export interface MatureSetting {
  showsMature: boolean;
  birthYear: number | undefined;
}

export const contentRatingsContext = createContext<ContentRatings>();

/** Creates the service of content ratings. @see docs/product/content-ratings.md */
export function createContentRatings({ db, clock }: { db: Db; clock: Clock }): ContentRatings {
  async function settingOf(playerId: string): Promise<MatureSetting> {
    const row = await db.selectFrom('player').select(['shows_mature', 'birth_year']).where('id', '=', playerId).executeTakeFirst();
    return { showsMature: row?.shows_mature ?? false, birthYear: row?.birth_year ?? undefined };
  }

  return {
    settingOf,

    async storyOf(storyId, viewerId) {
      if (!isUuid(storyId)) return undefined;
      const row = await db
        .selectFrom('story')
        .select(['id', 'arena', 'title', 'status', 'author_id', 'content_rating', 'warnings'])
        .select([storyWriters().as('writers'), coAuthorIds().as('co_author_ids')])
        .where('id', '=', storyId)
        .$if(viewerId === undefined, (stories) => stories.where('members_only', '=', false))
        .executeTakeFirst();
      if (!row) return undefined;
      const writerIds = writersIn(row.writers).map(({ playerId }) => playerId);
      const facts: StoryFacts = { status: row.status, authorId: row.author_id, coAuthorIds: row.co_author_ids, writerIds };
      if (!may(viewerId === undefined ? undefined : { id: viewerId }, 'read', facts)) return undefined;
      return { id: row.id, arena: row.arena, title: row.title, rating: row.content_rating, warnings: row.warnings, facts };
    },

    async rate({ storyId, playerId }, content) {
      if (!isUuid(storyId)) throw new Refusal(contentTexts.gone, { status: 404 });
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('story')
          .select(['status', 'author_id', coAuthorIds().as('co_author_ids')])
          .where('id', '=', storyId)
          .forUpdate()
          .executeTakeFirst();
        if (!row) throw new Refusal(contentTexts.gone, { status: 404 });
        const facts = { status: row.status, authorId: row.author_id, coAuthorIds: row.co_author_ids };
        if (!may({ id: playerId }, 'rateContent', facts)) throw new Refusal(contentTexts.notYours, { status: 403 });
        await rateStory(trx, storyId, content);
      });
    },

    async mayRead(viewerId, { rating, ...facts }) {
      if (rating !== 'mature') return true;
      if (viewerId === undefined) return false;
      return hasWritten({ id: viewerId }, facts) || (await settingOf(viewerId)).showsMature;
    },

    async showMature({ playerId }, birthYear) {
      if (!isAdult(birthYear, clock.now().getUTCFullYear())) throw new Refusal(contentTexts.tooYoung, { field: 'birthYear', status: 422 });
      await db.updateTable('player').set({ birth_year: birthYear, shows_mature: true }).where('id', '=', playerId).execute();
    },

    async hideMature({ playerId }) {
      await db.updateTable('player').set({ birth_year: null, shows_mature: false }).where('id', '=', playerId).execute();
    },
  };
}

/** Gives a story its rating and warnings, for those who may. */
export async function rateStory(trx: Transaction<Tables>, storyId: string, { rating, warnings }: StoryContent): Promise<void> {
  await trx
    .updateTable('story')
    .set({ content_rating: rating, warnings: [...new Set(warnings)] })
    .where('id', '=', storyId)
    .execute();
}
