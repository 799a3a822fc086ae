import { href, redirect } from 'react-router';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { accountsContext } from '../accounts.server';
import { viewerContext } from '../viewer/viewer.server';
import type { Route } from './+types/signout.route';

export function loader() {
  return redirect(href('/'));
}

/**
 * Ends this browser's session and redirects home. With `only=replaced` it ends only a session that a newer sign-in replaced
 * and keeps a current one, because the person may have signed in again in another tab.
 */
export const action = acceptsForm({ fields: ['only'], whileSuspended: true }, async ({ request, context }: Route.ActionArgs) => {
  const { sessions } = context.get(accountsContext);
  const headers = new Headers();
  const onlyReplaced = (await request.formData()).get('only') === 'replaced';
  const { viewer } = context.get(viewerContext);
  if (onlyReplaced && viewer) return redirect(href('/'));
  for (const cookie of await sessions.end(request.headers)) headers.append('Set-Cookie', cookie);
  return redirect(href('/'), { headers });
});
