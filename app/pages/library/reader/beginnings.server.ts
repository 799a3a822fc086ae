import { href, type RouterContextProvider } from 'react-router';
import { challengeContext } from '~/challenge/challenge.server';
import { texts as challengeTexts } from '~/challenge/texts';
import { duelsContext } from '~/duels/duels.server';
import type { StoryForReading } from '~/stories/reading/read-story.server';

/** The duel or the challenge that a story of Creative Writing comes from. */
export async function beginningsOf(
  context: Readonly<RouterContextProvider>,
  { id, arena, status }: Pick<StoryForReading, 'id' | 'arena' | 'status'>,
): Promise<{ text: string; to?: string }[]> {
  if (arena !== 'creative_writing' || status === 'draft') return [];
  const [duel, challenge] = await Promise.all([context.get(duelsContext).ofStory(id), context.get(challengeContext).ofStory(id)]);
  return [
    ...(duel ? [{ text: duel }] : []),
    ...(challenge
      ? [{ text: challengeTexts.fromChallenge(challenge.title), to: href('/challenge/:week?', { week: challenge.monday }) }]
      : []),
  ];
}
