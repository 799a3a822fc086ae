import type { Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { coAuthorIds } from '~/stories/co-authors/authors-of.server';
import type { ShownHistory } from '~/stories/history/history';
import { readHistory } from '~/stories/history/history-page.server';
import { historyTexts } from '~/stories/history/history-texts';
import { keepVersion, versionWords } from '~/stories/history/text-versions.server';
import { may, type StoryFacts } from '~/stories/policy';
import { currentWords } from '~/stories/text/current-words';
import { writtenBody, writtenColumns } from '~/stories/text/written-text.server';
import { reviseWith } from '../revising/revision.server';

/** What happens to a story when an earlier version is brought back. */
export type StoryState = 'session' | 'draft' | 'published';

interface WritingHistory extends Pick<ShownHistory, 'title' | 'versions' | 'comparison'> {
  state: StoryState;
}

export interface StoryHistories {
  /** The history of a person's own story; undefined when they have none with this id. */
  read(player: Viewer, storyId: string, query: URLSearchParams): Promise<WritingHistory | undefined>;
  /**
   * Puts an earlier version into the open session, the draft, or the revision of a published story, which stays as it is;
   * the words that stood there become a version.
   * @returns which of them it was.
   * @throws {Refusal} when the story or the version is missing, or is not theirs.
   */
  bringBack(player: Viewer, storyId: string, versionId: string): Promise<StoryState>;
}

/** @see docs/product/stories.md */
export function createStoryHistories({ db, clock }: { db: Db; clock: Clock }): StoryHistories {
  return {
    async read(player, storyId, query) {
      const story = isUuid(storyId) ? currentWords(await storyQuery(db, storyId).executeTakeFirst()) : undefined;
      if (!story || !may(player, 'readHistory', factsOf(story))) return undefined;
      const { title, body } = story;
      const shown = await readHistory(db, { playerId: player.id, textId: storyId, title, body }, query);
      return { title, state: await stateOf(db, storyId, story.status), ...shown };
    },

    bringBack: (player, storyId, versionId) =>
      db.transaction().execute(async (trx) => {
        const story = isUuid(storyId) ? await lockStory(trx, storyId) : undefined;
        if (!story || !may(player, 'readHistory', factsOf(story))) throw new Refusal(historyTexts.missing, { status: 404 });
        const words = await versionWords(trx, { playerId: player.id, textId: storyId }, versionId);
        if (!words) throw new Refusal(historyTexts.missing, { status: 404 });
        const now = clock.now();
        const state = await stateOf(trx, storyId, story.status);
        if (state === 'published') {
          if (!(await reviseWith(trx, player.id, storyId, words, now))) throw new Refusal(historyTexts.missing, { status: 404 });
          return state;
        }
        await keepVersion(trx, { playerId: player.id, textId: storyId, storyId }, { ...story, savedAt: story.updated_at }, now);
        await trx
          .updateTable('story')
          .set({ title: words.title, ...writtenColumns(words.body), version: story.version + 1, updated_at: now })
          .where('id', '=', storyId)
          .execute();
        return state;
      }),
  };
}

type StoryRow = NonNullable<Awaited<ReturnType<typeof lockStory>>>;

/** Locks the story's session before the story, as every save does. */
async function lockStory(trx: Transaction<Tables>, storyId: string) {
  await trx.selectFrom('writing_session').select('story_id').where('story_id', '=', storyId).forUpdate().execute();
  return currentWords(await storyQuery(trx, storyId).forUpdate().executeTakeFirst());
}

function storyQuery(executor: Db | Transaction<Tables>, storyId: string) {
  return executor
    .selectFrom('story')
    .select(['author_id', 'status', 'title', writtenBody().as('body'), 'markup', 'version', 'updated_at'])
    .select(coAuthorIds().as('co_author_ids'))
    .where('id', '=', storyId)
    .where('arena', '=', 'creative_writing');
}

function factsOf({ author_id: authorId, co_author_ids: coAuthorIds, status }: StoryRow): StoryFacts {
  return { authorId, coAuthorIds, status };
}

async function stateOf(executor: Db | Transaction<Tables>, storyId: string, status: StoryRow['status']): Promise<StoryState> {
  if (status !== 'draft') return 'published';
  const open = executor.selectFrom('writing_session').select('story_id').where('story_id', '=', storyId);
  return (await open.where('settled_at', 'is', null).executeTakeFirst()) ? 'session' : 'draft';
}
