import { storyArena } from '~/site/arenas';
import type { StoryCard } from '../../story';

/** The names of the fandoms of a card's story, the one in which it was published first; none of a story of another arena. */
export function fandomsOfCard({ arena, prompt, tags = [] }: Pick<StoryCard, 'arena' | 'prompt' | 'tags'>): string[] {
  if (!storyArena(arena).hasFandoms) return [];
  const crossed = tags.filter(({ kind }) => kind === 'fandom').map(({ name }) => name);
  return [...new Set([prompt, ...crossed])].filter((name) => name !== '');
}
