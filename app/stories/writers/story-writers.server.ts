import { type RawBuilder, sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';
import { isAuthoredBy } from '../co-authors/authors-of.server';
import { isOfArena } from '../of-arena.server';
import type { StoryWriter } from './writers';

interface WriterRow {
  place: number;
  player_id: string | null;
  /** Null for an AI writer, and for a hidden person. */
  name: string | null;
  hidden: boolean | null;
  ai_name: string | null;
  characters: number;
}

/** Whether the story of a query's row is of an arena whose stories people write together: no other needs a look at its writers. */
export const mayHaveCoWriters = isOfArena('hasCoWriters');

/** The writers of the story of a query's row, as an SQL expression; null for a story by one author. */
export function storyWriters() {
  return sql<WriterRow[] | null>`case when ${mayHaveCoWriters} then (
    select json_agg(json_build_object(
      'place', story_writer.place, 'player_id', story_writer.player_id, 'name', case when writer.hidden_at is null then writer.name end, 'hidden', writer.hidden_at is not null,
      'ai_name', story_writer.ai_name, 'characters', story_writer.characters))
    from story_writer left join player as writer on writer.id = story_writer.player_id
    where story_writer.story_id = story.id) end`;
}

/**
 * Whether a player wrote the story of a query's row with others. Finds their stories first, by their index: with a
 * join the planner would walk all stories in the order of a list until enough are theirs.
 */
export function isWovenBy(playerId: string) {
  return sql<boolean>`story.id = any(array(select woven.story_id from story_writer as woven where woven.player_id = ${playerId}))`;
}

/** The ids of the stories for which a player is credited, under whatever name: also once they have left them. Nobody else may be told. */
export function worksCrediting(playerId: string): RawBuilder<string[]> {
  return sql<string[]>`array(
    select credited.story_id from story_writer as credited where credited.player_id = any(${namesOf(playerId)}))`;
}

/** Whether a player is credited for the story of a query's row, under whatever name: also once they have left it. Nobody else may be told. */
export function isCreditedTo(playerId: string) {
  return sql<boolean>`exists (
    select from story_writer as credited where credited.story_id = story.id and credited.player_id = any(${namesOf(playerId)}))`;
}

/**
 * Whether the story of a query's row is among the first that a player wrote, alone or with others: the first of each
 * kind are found by its index, and then the first of both together.
 * @param firstOf the first stories that meet a condition, sorted and limited.
 * @param order of these. @param limit how many are wanted.
 * @param withPens whether those under their pen names are among them, which nobody else may be told.
 */
export function isAmongFirstBy(
  playerId: string,
  firstOf: (theirs: RawBuilder<boolean>) => RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit: number,
  { withPens = false }: { withPens?: boolean } = {},
) {
  const pens = sql<boolean>`story.author_id is not null and story.id = any(array(
    select co_author.story_id from co_author
    where co_author.player_id = ${playerId} and co_author.pen_id is not null and co_author.joined_at is not null))`;
  const [alone, woven] = [
    sql<boolean>`story.author_id = ${playerId}`,
    sql<boolean>`(story.status in ('published', 'unlisted', 'behind_door') or ${isOfArena('hasChapters')} and ${isAuthoredBy(playerId)}) and ${isWovenBy(playerId)}`,
  ];
  return sql<boolean>`story.id = any(array(
    select found.id from ((${firstOf(alone)}) union all (${firstOf(woven)}) ${withPens ? sql`union all (${firstOf(pens)})` : sql``}) as found order by ${order} limit ${limit}))`;
}

/** The writers from the query's rows, in order. */
export function writersIn(rows: WriterRow[] | null): StoryWriter[] {
  return [...(rows ?? [])]
    .sort((one, other) => one.place - other.place)
    .map(({ player_id, name, hidden, ai_name, characters }) => ({
      playerId: player_id,
      name: ai_name ?? name ?? ANONYMOUS,
      isAi: ai_name !== null,
      hidden: hidden === true,
      characters,
    }));
}
