/**
 * The arenas that stories come from, in display order. `name` stands on cards and in headings, `label` on tabs, filters and
 * stories, `slug` in addresses.
 */
export const storyArenas = [
  { id: 'story_weave', name: 'Story Weave', label: 'Story Weave', slug: 'story-weave' },
  { id: 'creative_writing', name: 'Creative Writing', label: 'Creative Writing', slug: 'creative-writing' },
  { id: 'fan_fic', name: 'Fan Fic Colosseum', label: 'Fan Fiction', slug: 'fan-fiction' },
] as const;

/** An arena whose results are stories. */
export type StoryArena = (typeof storyArenas)[number]['id'];

/** Arenas without stories: each adds itself, as tables are added to `Tables`. @public */
// biome-ignore lint/suspicious/noEmptyInterface: arenas fill it.
export interface OtherArenas {}

/** Where XP can be earned. */
export type Arena = StoryArena | keyof OtherArenas;

/** The names of an arena. */
export function arenaNames(arena: StoryArena) {
  return storyArenas[storyArenas.findIndex(({ id }) => id === arena)] ?? storyArenas[0];
}

/** The name of an arena on tabs, filters and stories. */
export function arenaLabel(arena: StoryArena): string {
  return arenaNames(arena).label;
}

/** The arena for a slug; undefined if there is none. */
export function arenaOfSlug(slug: string | null | undefined): StoryArena | undefined {
  return storyArenas.find((arena) => arena.slug === slug)?.id;
}
