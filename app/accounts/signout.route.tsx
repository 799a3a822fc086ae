import { href, redirect } from 'react-router';
import { acceptsForm } from '~/platform/bodies/accepts.server';
import type { Route } from './+types/signout.route';
import { accountsContext } from './accounts.context.server';

export function loader() {
  return redirect(href('/'));
}

/** Ends this browser's session and goes home. */
export const action = acceptsForm({}, async ({ request, context }: Route.ActionArgs) => {
  const headers = new Headers();
  for (const cookie of await context.get(accountsContext).sessions.end(request.headers)) headers.append('Set-Cookie', cookie);
  return redirect(href('/'), { headers });
});
