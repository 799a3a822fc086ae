import { type RouterContextProvider, redirect } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { contentAddress } from './content-address';
import { contentRatingsContext } from './content-ratings.server';

/**
 * For a story that was not found for a person: leads to the page that says why a Mature one is not shown, and what to do.
 * Returns if that is not the reason.
 * @throws a redirect.
 * @see docs/product/content-ratings.md
 */
export async function unlessMature(context: Readonly<RouterContextProvider>, storyId: string): Promise<void> {
  const story = await context.get(contentRatingsContext).storyOf(storyId, optionalPlayer(context)?.id);
  if (story?.rating === 'mature') throw redirect(contentAddress(story.id));
}
