import { data } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import type { Route } from './+types/read-beacon.route';
import { readForm } from './read.contract';
import { readCounterContext } from './reads.server';

/** Counts that a reader has opened a story. @see docs/product/stories.md */
export const action = acceptsForm({ schemas: [readForm], whileSuspended: true }, async ({ request, context, params }: Route.ActionArgs) => {
  const sent = readForm.safeParse(Object.fromEntries(await request.formData()));
  if (!sent.success) throw data(null, { status: 400 });
  const reader = { player: optionalPlayer(context), clientAddress: context.get(requestFactsContext).clientAddress };
  await context.get(readCounterContext).countRead(reader, params.storyId, { origin: sent.data.from });
  return new Response(null, { status: 204 });
});
