import { type Voice, voices } from '~content/story-writer/piece';
import type { Proficiency, StoryContentRequest } from '../../writer-model';

const byPersonality: Readonly<Record<string, Voice>> = {
  thoughtful: 'Emma',
  creative: 'Noah',
  concise: 'Olivia',
  plain: 'Liam',
  simple: 'Liam',
};
const byProficiency: Readonly<Record<Proficiency, Voice>> = { expert: 'Emma', intermediate: 'Noah', advanced: 'Olivia', basic: 'Liam' };

/** A writer's voice: their own, or the one for their manner or skill. */
export function voiceOf({ writer, personality, proficiency }: Pick<StoryContentRequest, 'writer' | 'personality' | 'proficiency'>): Voice {
  const own = voices.find((voice) => voice === writer);
  return own ?? byPersonality[personality.toLowerCase().split(/[^a-z]/)[0] ?? ''] ?? byProficiency[proficiency];
}
