import { type StoryArena, storyArena } from '~/site/arenas';
import { type TagKind, tagKinds } from '~/tags/rules/tag';

/** The kinds of tags that stories of an arena have: only some are about a world that others know. */
export function tagKindsOf(arena: StoryArena): readonly TagKind[] {
  return storyArena(arena).hasFandoms ? tagKinds : ['freeform'];
}
