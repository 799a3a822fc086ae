import type { CacheTag } from '~/platform/page-cache/tagged-cache';

interface TaggedStory {
  id: string;
  authorId: string | null;
  /** Everybody who wrote it, where several did. */
  credits?: readonly { playerId: string | null }[] | undefined;
  parent: { id: string } | undefined;
  next?: { id: string } | undefined;
}

/** The series that a story's page names, as cache tags. */
export function seriesTags(series: readonly { id: string }[]): CacheTag[] {
  return series.map(({ id }) => `collection:${id}`);
}

/** What a story's page shows besides the story itself, as cache tags: its writers, its parent story and the one to read next. */
export function storyTags({ id, authorId, credits = [], parent, next }: TaggedStory): CacheTag[] {
  const people = new Set([authorId, ...credits.map(({ playerId }) => playerId)]);
  const linked = [parent, next].flatMap((story) => story?.id ?? []);
  return [
    `story:${id}`,
    ...[...people].flatMap((person) => (person ? [`author:${person}` as const, `player:${person}` as const] : [])),
    ...linked.map((other) => `story:${other}` as const),
  ];
}
