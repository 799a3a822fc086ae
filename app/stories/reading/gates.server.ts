import { type RouterContextProvider, redirect } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { unlessMature } from '../content-rating/mature-gate.server';
import { doorAddress } from '../door/door';
import { doorsContext } from '../door/doors.server';
import { unlessForMembers } from '../reach/reach-gate.server';

/**
 * For a story that was not found for a person: leads to the page that says why it is not shown, and how it can be. Returns if
 * there is none.
 * @throws a redirect.
 * @see docs/product/content-ratings.md, docs/product/reach.md, docs/product/trust.md
 */
export async function unlessGated(context: Readonly<RouterContextProvider>, storyId: string): Promise<void> {
  await unlessForMembers(context, storyId);
  await unlessMature(context, storyId);
  const viewer = optionalPlayer(context);
  const door = viewer && (await context.get(doorsContext).before(storyId, viewer.id));
  if (door) throw redirect(doorAddress(door.id));
}
