/** Where XP can be earned. */
export const ARENAS = ['story_weave', 'creative_writing', 'fan_fic', 'word_games'] as const;

export type Arena = (typeof ARENAS)[number];

/** The arenas whose work is a story; each has a leaderboard of the XP earned in it. */
export const STORY_ARENAS = ['story_weave', 'creative_writing', 'fan_fic'] as const satisfies readonly Arena[];

export type StoryArena = (typeof STORY_ARENAS)[number];

/** The arenas that stories come from, in the order in which people see them. */
export const storyArenas: readonly { id: StoryArena; label: string; slug: string }[] = [
  { id: 'story_weave', label: 'Story Weave', slug: 'story-weave' },
  { id: 'creative_writing', label: 'Creative Writing', slug: 'creative-writing' },
  { id: 'fan_fic', label: 'Fan Fiction', slug: 'fan-fiction' },
];

/** The name of an arena as people read it. */
export function arenaLabel(arena: StoryArena): string {
  return storyArenas.find(({ id }) => id === arena)?.label ?? arena;
}

/** The arena that an address names; undefined for any other word. */
export function arenaOfSlug(slug: string | null | undefined): StoryArena | undefined {
  return storyArenas.find((arena) => arena.slug === slug)?.id;
}
