/** Where XP can be earned. */
export const ARENAS = ['story_weave', 'creative_writing', 'fan_fic', 'word_games'] as const;

export type Arena = (typeof ARENAS)[number];

/** The arenas whose results are stories; each has a leaderboard of the XP earned there. */
export const STORY_ARENAS = ['story_weave', 'creative_writing', 'fan_fic'] as const satisfies readonly Arena[];

export type StoryArena = (typeof STORY_ARENAS)[number];

/** The arenas that stories come from, in display order. */
export const storyArenas: readonly { id: StoryArena; label: string; slug: string }[] = [
  { id: 'story_weave', label: 'Story Weave', slug: 'story-weave' },
  { id: 'creative_writing', label: 'Creative Writing', slug: 'creative-writing' },
  { id: 'fan_fic', label: 'Fan Fiction', slug: 'fan-fiction' },
];

/** The display name of an arena. */
export function arenaLabel(arena: StoryArena): string {
  return storyArenas.find(({ id }) => id === arena)?.label ?? arena;
}

/** The arena for a slug; undefined if there is none. */
export function arenaOfSlug(slug: string | null | undefined): StoryArena | undefined {
  return storyArenas.find((arena) => arena.slug === slug)?.id;
}
