/** Where XP can be earned. */
export const ARENAS = ['story_weave', 'creative_writing', 'fan_fic', 'word_games'] as const;

export type Arena = (typeof ARENAS)[number];

/** The arenas whose work is a story; each has a leaderboard of the XP earned in it. */
export const STORY_ARENAS = ['story_weave', 'creative_writing', 'fan_fic'] as const satisfies readonly Arena[];

export type StoryArena = (typeof STORY_ARENAS)[number];

/** Whether an arena's work is a story. */
export function isStoryArena(arena: Arena): arena is StoryArena {
  return STORY_ARENAS.some((storyArena) => storyArena === arena);
}
