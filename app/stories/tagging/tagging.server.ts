import type { Selectable, Transaction } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { createKeyedHash } from '~/platform/sealing/seal.server';
import { type StoryArena, storyArena } from '~/site/arenas';
import { isNamedFandom } from '~/site/named-fandom';
import { answerLikeness, type LikenessQuestion, likenessQuestions } from '~/tags/likeness/likeness.server';
import type { WrittenTag } from '~/tags/rules/tag';
import { requireTags } from '~/tags/story-tags/require-tags.server';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { writtenTags } from '~/tags/story-tags/story-tags.server';
import { moveSome } from '~/tags/wrangling/move-stories.server';
import { coAuthorIds } from '../co-authors/authors-of.server';
import { factsFor, setStoryFacts } from '../facts/set-facts.server';
import type { StoryFacts } from '../facts/story-facts';
import { notifyOfNewTags } from '../news/notify-of-story.server';
import { may } from '../policy';
import type { RatingSource } from '../ratings/order/rating-order.server';
import type { StoryTable } from '../stories.tables';
import type { StoryStatus } from '../story';
import { storyWriters, writersIn } from '../writers/story-writers.server';
import { weaverIds } from '../writers/weavers.server';
import { type Said, saidVersion } from './said-version.server';
import { type SharedBy, sharedBy } from './shared-by';
import { tagKindsOf } from './tag-kinds';
import { taggingTexts } from './texts';

/** A story of which one of its writers asks for the tags. */
interface TaggedStory {
  id: string;
  arena: StoryArena;
  title: string;
  /** Of fan fiction: the name of the fandom of the registry that it was published in. */
  ownFandom: string | undefined;
  facts: StoryFacts;
  tags: WrittenTag[];
  /** Names what is said of it now, for a form that changes it. */
  base: string;
  /** Who can change all that besides them; undefined where nobody else can. */
  sharedBy: SharedBy | undefined;
}

/** An answer to a question about a tag of a story. */
interface TagAnswer {
  tagId: number;
  canonicalId: number;
  isSame: boolean;
  /** Where it is answered. */
  source: RatingSource;
}

export interface StoryTagging {
  /** A story with its tags, for those who may change them; undefined for all others. */
  story(storyId: string, playerId: string): Promise<TaggedStory | undefined>;
  /**
   * Gives a story these tags instead of those it has, and keeps what its author says of it.
   * @param base the `base` of the story that the writer saw; undefined where they saw nothing that could be lost.
   * @throws {Refusal} when the story is not theirs, for tags that cannot be, or where something else was said meanwhile (409).
   */
  tag(story: { storyId: string; playerId: string }, said: Said, base?: string): Promise<void>;
  /** Which tags of a story may be canonical ones, spelled differently; what its author has answered is not asked again. */
  questions(story: { storyId: string; playerId: string }): Promise<LikenessQuestion[]>;
  /**
   * Takes an answer to such a question: with a yes the story has the canonical tag instead, and with the third author's yes the tag
   * counts as that for everybody.
   * @throws {Refusal} not theirs to say, or not asked.
   */
  answer(story: { storyId: string; playerId: string }, answer: TagAnswer): Promise<void>;
}

/** Where routes find it. */
export const storyTaggingContext = createContext<StoryTagging>();

/** @see docs/product/tags.md */
export function createStoryTagging({ db, clock, secret }: { db: Db; clock: Clock; secret: string }): StoryTagging {
  const keyOf = createKeyedHash(secret, 'likeness origins');
  const mayTag = async (storyId: string, playerId: string) => {
    const row = await tagged(db, storyId).executeTakeFirst();
    return row !== undefined && may({ id: playerId }, 'tag', factsOf(row));
  };
  const questions = async (storyId: string, playerId: string) =>
    (await mayTag(storyId, playerId)) ? likenessQuestions(db, storyId, playerId) : [];

  return {
    questions: ({ storyId, playerId }) => questions(storyId, playerId),

    async answer({ storyId, playerId }, { tagId, canonicalId, isSame, source: { clientAddress, browserPlayers } }) {
      const asked = (await questions(storyId, playerId)).find((each) => each.tagId === tagId && each.canonicalId === canonicalId);
      if (!asked) throw new Refusal(taggingTexts.notAsked, { status: 409 });
      const now = clock.now();
      // By itself: it waits for wranglers, who wait for the tags of stories that are being tagged.
      const origin = { addressKey: keyOf(clientAddress), browserPlayers };
      const answer = { playerId, tagId, canonicalId, isSame, origin };
      const isMerged = await db.transaction().execute((trx) => answerLikeness(trx, answer, now));
      if (isMerged) await moveSome(db);
      else if (isSame) await db.transaction().execute((trx) => replaceTag(trx, storyId, asked, now));
    },

    async story(storyId, playerId) {
      const row = await tagged(db, storyId).executeTakeFirst();
      if (!row || !may({ id: playerId }, 'tag', factsOf(row))) return undefined;
      const { id, arena, title } = row;
      const said = { facts: saidIn(row), tags: await writtenTags(db, id) };
      const shared = row.weaver_ids.includes(playerId) ? sharedBy(writersIn(row.writers), playerId) : undefined;
      return { id, arena, title, ownFandom: ownFandomOf(row), ...said, base: saidVersion(said), sharedBy: shared };
    },

    tag: ({ storyId, playerId }, said, base) =>
      db.transaction().execute(async (trx) => {
        const row = await tagged(trx, storyId).forUpdate().executeTakeFirst();
        if (!row || !may({ id: playerId }, 'tag', factsOf(row))) {
          throw new Refusal(taggingTexts.notYours, { status: 403 });
        }
        const now = clock.now();
        const story = { storyId, arena: row.arena, ownFandom: ownFandomOf(row) };
        if (base !== undefined) await requireKnown(trx, { ...story, facts: saidIn(row) }, said, base);
        await tagStory(trx, { ...story, ...said, now });
        await notifyOfNewTags(trx, storyId, now);
      }),
  };
}

/** Gives a story the canonical tag in place of its own spelling of it. */
async function replaceTag(
  trx: Transaction<Tables>,
  storyId: string,
  { kind, name, canonicalName }: LikenessQuestion,
  now: Date,
): Promise<void> {
  const row = await tagged(trx, storyId).forUpdate().executeTakeFirst();
  if (!row) return;
  const tags = (await writtenTags(trx, storyId)).map((tag) =>
    tag.kind === kind && tag.name === name ? { ...tag, name: canonicalName } : tag,
  );
  await setStoryTags(trx, {
    storyId,
    tags: await requireTags(trx, tags, { kinds: tagKindsOf(row.arena), ownFandom: ownFandomOf(row) }),
    now,
  });
  await notifyOfNewTags(trx, storyId, now);
}

interface SaidStory {
  storyId: string;
  arena: StoryArena;
  ownFandom: string | undefined;
  facts: StoryFacts;
}

/** @throws {Refusal} where a story has something else than its writer saw, and than they say themselves (409). */
async function requireKnown(trx: Transaction<Tables>, { storyId, arena, ownFandom, facts }: SaidStory, said: Said, base: string) {
  const there = saidVersion({ facts, tags: await writtenTags(trx, storyId) });
  if (base === there) return;
  const tags = await requireTags(trx, said.tags, { kinds: tagKindsOf(arena), ownFandom });
  if (saidVersion({ tags, facts: factsFor(arena, said.facts) }) !== there) throw new Refusal(taggingTexts.changed, { status: 409 });
}

interface Tagging extends SaidStory {
  tags: readonly WrittenTag[];
  now: Date;
}

/**
 * Gives a story that its author has written or locked these tags, and keeps what they say of it.
 * @throws {Refusal} for tags and summaries that cannot be.
 */
export async function tagStory(trx: Transaction<Tables>, { storyId, arena, ownFandom, tags, facts, now }: Tagging): Promise<void> {
  await setStoryFacts(trx, { storyId, arena, facts, now });
  await setStoryTags(trx, { storyId, tags: await requireTags(trx, tags, { kinds: tagKindsOf(arena), ownFandom }), now });
}

function tagged(executor: Executor, storyId: string) {
  return executor
    .selectFrom('story')
    .select(['id', 'arena', 'title', 'status', 'author_id', 'prompt', 'fandom_id', 'summary', 'progress', 'planned_chapters', 'language'])
    .select(['note_before', 'note_after', coAuthorIds().as('co_author_ids'), weaverIds().as('weaver_ids'), storyWriters().as('writers')])
    .where('id', '=', isUuid(storyId) ? storyId : null);
}

type SaidColumns = 'summary' | 'progress' | 'planned_chapters' | 'language' | 'note_before' | 'note_after';

function saidIn(row: Pick<Selectable<StoryTable>, SaidColumns>): StoryFacts {
  const { summary, progress, planned_chapters: plannedChapters, language } = row;
  return { summary, progress, plannedChapters, language, noteBefore: row.note_before, noteAfter: row.note_after };
}

function factsOf(row: { status: StoryStatus; author_id: string | null; co_author_ids: string[]; weaver_ids: string[] }) {
  return { status: row.status, authorId: row.author_id, coAuthorIds: row.co_author_ids, weaverIds: row.weaver_ids };
}

/** The fandom of the registry that a story is of; one that its author named is one of its tags. */
function ownFandomOf({ arena, prompt, fandom_id }: { arena: StoryArena; prompt: string; fandom_id: string | null }): string | undefined {
  return storyArena(arena).hasFandoms && !isNamedFandom(fandom_id) ? prompt : undefined;
}
