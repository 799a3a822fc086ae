import type { CacheTag } from '~/platform/page-cache/tagged-cache';

interface TaggedStory {
  id: string;
  authorId: string | null;
  parent: { id: string } | undefined;
}

/** What a story's page shows besides the story itself, as cache tags: its writer and its parent story. */
export function storyTags({ id, authorId, parent }: TaggedStory): CacheTag[] {
  return [`story:${id}`, ...(authorId ? [`author:${authorId}`] : []), ...(parent ? [`story:${parent.id}`] : [])];
}
