import { type SelectQueryBuilder, sql } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { StoryArena } from '~/site/arenas';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { isListedFor } from '../content-rating/listed-for.server';
import { rankedVotes, rankScore } from '../ratings/order/rating-order.server';
import { averageOf } from '../story';
import { openingOf } from '../text/words';
import { storyWriters, writersIn } from '../writers/story-writers.server';
import { bylineOf } from '../writers/writers';

/** Characters of a story in which to find its opening. */
const OPENING_CHARACTERS = 1200;
/** The votes a sample on the home page needs: more than a friend or two. */
const VOTES_OF_A_SAMPLE = 3;

/** A story for the home page: its facts and its opening. */
export interface StorySample {
  id: string;
  title: string;
  arena: StoryArena;
  author: string;
  /** Undefined while nobody has rated. */
  average: number | undefined;
  /** About 60 words in one or two paragraphs. */
  paragraphs: string[];
}

/**
 * The best story with three votes or more, otherwise the newest one; undefined while there are no stories.
 * @param viewerId who sees it, of what lists show them; undefined for a visitor.
 * @see docs/product/home.md
 */
export async function sampleStory(executor: Executor, viewerId: string | undefined): Promise<StorySample | undefined> {
  const published = executor.selectFrom('story').where('story.status', '=', sql.lit('published')).where(isListedFor(viewerId));
  const voted = published.where(rankedVotes, '>=', sql.lit(VOTES_OF_A_SAMPLE)).orderBy(rankScore, 'desc');
  const row = (await sampleRow(voted)) ?? (await sampleRow(published));
  if (!row) return undefined;
  const { id, title, arena, text } = row;
  const average = averageOf(row.rating_sum, row.rating_count);
  return { id, title, arena, author: bylineOf(row.author, writersIn(row.writers)), average, paragraphs: openingOf(splitParagraphs(text)) };
}

/** The first of some stories, or the newest among equals. */
function sampleRow<Row>(stories: SelectQueryBuilder<Tables, 'story', Row>) {
  return stories
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select(['story.id', 'story.title', 'story.arena', 'author.name as author', 'story.rating_sum', 'story.rating_count'])
    .select(storyWriters().as('writers'))
    .select(sql<string>`left(concat_ws(E'\n\n', nullif(story.starter, ''), nullif(story.body, '')), ${OPENING_CHARACTERS})`.as('text'))
    .orderBy('story.published_at', 'desc')
    .orderBy('story.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
