import type { StoryArena } from '~/site/arenas';
import { type TagKind, tagKinds } from '~/tags/rules/tag';

/** The kinds of tags that stories of an arena have: only fan fiction is about a world that others know. */
export function tagKindsOf(arena: StoryArena): readonly TagKind[] {
  return arena === 'fan_fic' ? tagKinds : ['freeform'];
}
