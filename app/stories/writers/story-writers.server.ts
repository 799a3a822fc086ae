import { type RawBuilder, sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { StoryWriter } from './writers';

interface WriterRow {
  place: number;
  player_id: string | null;
  /** Null for an AI writer, and for a person who is out of sight. */
  name: string | null;
  hidden: boolean | null;
  ai_name: string | null;
  characters: number;
}

/** Those who wrote the story of a query's row together, as a part of that query; null for a story of one author. */
export function storyWriters() {
  return sql<WriterRow[] | null>`case when story.arena = 'story_weave' then (
    select json_agg(json_build_object(
      'place', story_writer.place, 'player_id', story_writer.player_id, 'name', case when writer.hidden_at is null then writer.name end, 'hidden', writer.hidden_at is not null,
      'ai_name', story_writer.ai_name, 'characters', story_writer.characters))
    from story_writer left join player as writer on writer.id = story_writer.player_id
    where story_writer.story_id = story.id) end`;
}

/**
 * Whether a player wrote the story of a query's row together with others. Their stories are found first, by their index:
 * as a join it would look cheap to walk all stories in the order of a list until enough are theirs.
 */
export function isWovenBy(playerId: string) {
  return sql<boolean>`story.id = any(array(select woven.story_id from story_writer as woven where woven.player_id = ${playerId}))`;
}

/**
 * Whether the story of a query's row is among the first that a player wrote, alone or with others: of each kind the first
 * are found by its index, and of both together the first.
 * @param firstOf the first of the stories for which a condition holds, sorted and as many as are wanted.
 * @param order of these. @param limit how many are wanted.
 */
export function isAmongFirstBy(
  playerId: string,
  firstOf: (theirs: RawBuilder<boolean>) => RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit: number,
) {
  const [alone, woven] = [sql<boolean>`story.author_id = ${playerId}`, sql<boolean>`story.status = 'published' and ${isWovenBy(playerId)}`];
  return sql<boolean>`story.id = any(array(
    select found.id from ((${firstOf(alone)}) union all (${firstOf(woven)})) as found order by ${order} limit ${limit}))`;
}

/** The writers as the query gave them, in their order. */
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
