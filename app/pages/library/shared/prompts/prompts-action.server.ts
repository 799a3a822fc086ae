import { type RouterContextProvider, redirect } from 'react-router';
import type { z } from 'zod';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { promptForms } from '~/collections/prompts/forms';
import { promptsAddress } from '~/collections/prompts/prompt';
import { promptsContext } from '~/collections/prompts/prompts.server';
import { sharedCollectionsContext } from '~/collections/shared-collections.server';
import { texts } from '~/collections/texts';
import { Refusal } from '~/platform/forms/refusal';

type Sent = z.output<(typeof promptForms)[number]>;

interface Acting {
  context: Readonly<RouterContextProvider>;
  player: Viewer;
  params: { address: string };
}

/** What people do with the prompts of a collection, by the form field `intent`. @see docs/product/collections.md */
export async function promptsAction(sent: Sent, { context, player, params }: Acting): Promise<Response | { result: string }> {
  const found = await context.get(sharedCollectionsContext).find({ address: params.address, viewerId: player.id });
  if (!found) throw new Refusal(texts.gone, { status: 404 });
  const prompts = context.get(promptsContext);
  const by = { playerId: player.id, collectionId: found.id };
  switch (sent.intent) {
    case 'write':
      await prompts.write(by, saidIn(sent));
      return { result: found.maintains ? texts.prompts.saidWritten : texts.prompts.saidProposed };
    case 'change':
      await prompts.change(by, sent.prompt, saidIn(sent));
      return redirect(promptsAddress(found.slug));
    case 'end-claim':
      await prompts.endClaim(by, sent.prompt, sent.person);
      return { result: '' };
    case 'claim':
      await prompts.claim(by, sent.prompt, sent.pen);
      return { result: '' };
    case 'give-back':
      await prompts.endClaim(by, sent.prompt, player.id);
      return { result: '' };
    default:
      await prompts[sent.intent](by, sent.prompt);
      return { result: '' };
  }
}

/** What a form says of a prompt. */
function saidIn({ body, fandoms, mature, several, dueAt }: Extract<Sent, { body: string }>) {
  return { body, fandoms, mature: mature !== undefined, several: several !== undefined, dueAt };
}
