import { data, href, type RouterContextProvider, redirect } from 'react-router';
import type { Viewer } from '../viewer/viewer';
import { requirePlayer } from '../viewer/viewer.server';
import { may, type StaffAction } from './policy';

/**
 * The signed-in person, who may do this.
 * @param url the requested address, to return to after signing in.
 * @throws a redirect to /signin for a visitor; a redirect to the page of passkeys and codes for staff who have none; 404 for everybody who may not, so that the page does not exist for them.
 */
export function requireStaff(context: Readonly<RouterContextProvider>, url: URL, action: StaffAction): Viewer {
  const viewer = requirePlayer(context, url);
  if (may({ role: viewer.unprotectedRole }, action)) throw redirect(`${href('/profile/security')}?needed`);
  if (!may(viewer, action)) throw data(null, { status: 404 });
  return viewer;
}
