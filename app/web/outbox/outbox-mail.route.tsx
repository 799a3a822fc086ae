import { outboxFor } from '../feature.server';
import type { Route } from './+types/outbox-mail.route';
import { outboxTexts } from './texts';

/** One mail of the outbox, as it would be sent. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const raw = await outboxFor(context)?.read(params.name);
  if (raw === undefined) return new Response(outboxTexts.noSuchMail, { status: 404 });
  return new Response(raw, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
