interface StoryArenaDeclaration {
  id: string;
  /** For cards and headings. */
  name: string;
  /** For tabs, filters and stories. */
  label: string;
  /** What its stories are, above their list. */
  intro: string;
  /** Its name in addresses. */
  slug: string;
  /** Where its stories are begun. */
  start: string;
  /** Above the addresses of its stories, where it has a page of its own for them. */
  pages?: string;
  /** Whether people write its stories together. */
  hasCoWriters?: true;
  /** Whether rooms write its stories: they are nobody's own, who write them are named one by one, and AI writers may be among them. */
  ofRooms?: true;
  /** Whether its stories are written in chapters, each published by itself; what is not published yet is kept beside them. */
  hasChapters?: true;
  /** Whether its stories are about a world that others know, so that what one is written to is its fandom. */
  hasFandoms?: true;
}

/** The arenas that stories come from, in display order, with what sets their stories apart. */
export const storyArenas = [
  {
    id: 'story_weave',
    name: 'Story Weave',
    label: 'Story Weave',
    intro: 'Collaborative stories created by our community, one turn at a time.',
    slug: 'story-weave',
    start: '/storyweave',
    hasCoWriters: true,
    ofRooms: true,
  },
  {
    id: 'creative_writing',
    name: 'Creative Writing',
    label: 'Creative Writing',
    intro: 'Original stories created by our talented community, each from a single prompt and against the clock.',
    slug: 'creative-writing',
    start: '/creative-writing',
  },
  {
    id: 'fan_fic',
    name: 'Fan Fic Colosseum',
    label: 'Fan Fiction',
    intro: 'Explore fan fiction from your favorite fictional universes. Rate stories to help authors earn XP!',
    slug: 'fan-fiction',
    start: '/fan-fiction',
    pages: '/fan-fiction/story',
    hasCoWriters: true,
    hasChapters: true,
    hasFandoms: true,
  },
] as const satisfies readonly StoryArenaDeclaration[];

/** An arena whose results are stories. */
export type StoryArena = (typeof storyArenas)[number]['id'];

/** The name on tabs and boards of the arena whose results are scores; cards and headings call it an arena. */
export const WORD_GAMES = 'Word Games';

/** Arenas without stories: each adds itself, as tables are added to `Tables`. @public */
// biome-ignore lint/suspicious/noEmptyInterface: arenas fill it.
export interface OtherArenas {}

/** Where XP can be earned. */
export type Arena = StoryArena | keyof OtherArenas;

/** What is so of the stories of some arenas. */
export type ArenaTrait = 'hasCoWriters' | 'ofRooms' | 'hasChapters' | 'hasFandoms';

/** The names of an arena, and what sets its stories apart. */
export function storyArena(arena: StoryArena): StoryArenaDeclaration & { id: StoryArena } {
  return storyArenas.find(({ id }) => id === arena) ?? storyArenas[0];
}

/** The name of an arena on tabs, filters and stories. */
export function arenaLabel(arena: StoryArena): string {
  return storyArena(arena).label;
}

/** The arena for a slug; undefined if there is none. */
export function arenaOfSlug(slug: string | null | undefined): StoryArena | undefined {
  return storyArenas.find((arena) => arena.slug === slug)?.id;
}
