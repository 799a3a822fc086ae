import { type RouterContextProvider, redirect } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { reachContext } from './reach.server';
import { reachAddress } from './reach-address';

/**
 * For a story that was not found for a visitor: leads to the page that says that it is for members only. Returns if that is not the
 * reason.
 * @throws a redirect.
 * @see docs/product/reach.md
 */
export async function unlessForMembers(context: Readonly<RouterContextProvider>, storyId: string): Promise<void> {
  if (optionalPlayer(context)) return;
  if (await context.get(reachContext).isForMembers(storyId)) throw redirect(reachAddress(storyId));
}
