import type { CacheTag } from '~/platform/page-cache/tagged-cache';

interface TaggedStory {
  id: string;
  authorId: string | null;
  parent: { id: string } | undefined;
  next?: { id: string } | undefined;
}

/** The series that a story's page names, as cache tags. */
export function seriesTags(series: readonly { id: string }[]): CacheTag[] {
  return series.map(({ id }) => `collection:${id}`);
}

/** What a story's page shows besides the story itself, as cache tags: its writer, its parent story and the one to read next. */
export function storyTags({ id, authorId, parent, next }: TaggedStory): CacheTag[] {
  const linked = [parent, next].flatMap((story) => story?.id ?? []);
  return [
    `story:${id}`,
    ...(authorId ? [`author:${authorId}` as const, `player:${authorId}` as const] : []),
    ...linked.map((other) => `story:${other}` as const),
  ];
}
