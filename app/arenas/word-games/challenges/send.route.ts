import { data, href } from 'react-router';
import { z } from 'zod';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { browserGuest } from '../referee/run-owner.server';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/send.route';

/** A finished run, with the key of its page. */
export const sendForm = z.object({ run: z.string().default(''), key: z.string().default('') });

/** The link of a challenge, or why there is none. */
export interface SentChallenge {
  address?: string;
  error?: string;
}

/** Makes a challenge of a finished run. @see docs/product/word-challenges.md */
export const action = acceptsForm({ schemas: [sendForm] }, async ({ request, context }: Route.ActionArgs) => {
  const { challenges, siteUrl } = context.get(wordGamesContext);
  const headers = new Headers();
  try {
    const { run, key } = sendForm.parse(Object.fromEntries(await request.formData()));
    const { guestId, cookie } = await browserGuest(context, request);
    if (cookie) headers.append('Set-Cookie', cookie);
    const challengeId = await challenges.send(run, key, guestId);
    const address = siteUrl.origin + href('/word-games/challenges/:challengeId', { challengeId });
    return data<SentChallenge>({ address }, { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data<SentChallenge>({ error: error.message }, { status: error.status, headers });
  }
});
