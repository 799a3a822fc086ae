import { type RouterContextProvider, redirect } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { changePromptForm, endClaimForm, promptPressForm, writePromptForm } from '~/collections/prompts/forms';
import { promptsAddress } from '~/collections/prompts/prompt';
import { type Prompts, promptsContext } from '~/collections/prompts/prompts.server';
import { sharedCollectionsContext } from '~/collections/shared-collections.server';
import { texts } from '~/collections/texts';
import { Refusal } from '~/platform/forms/refusal';
import { submitForm } from '~/platform/forms/submit-form.server';

interface Sent {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  url: URL;
  address: string;
}

interface Acting {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  prompts: Prompts;
  /** Who does it, and in which collection. @throws {Refusal} where there is none for them. */
  find(): Promise<{ by: { playerId: string; collectionId: string }; slug: string; maintains: boolean }>;
}

/** What people do with the prompts of a collection, by the form field `intent`. @see docs/product/collections.md */
export async function promptsAction({ formData, context, url, address }: Sent) {
  const player = requirePlayer(context, url);
  const find = async () => {
    const found = await context.get(sharedCollectionsContext).find({ address, viewerId: player.id });
    if (!found) throw new Refusal(texts.gone, { status: 404 });
    return { by: { playerId: player.id, collectionId: found.id }, slug: found.slug, maintains: found.maintains };
  };
  const acting = { formData, context, prompts: context.get(promptsContext), find };
  switch (formData.get('intent')) {
    case 'write':
      return write(acting);
    case 'change':
      return change(acting);
    case 'end-claim':
      return endClaim(acting);
    default:
      return press(acting);
  }
}

export type PromptsReply = Awaited<ReturnType<typeof promptsAction>>['data'];

function write({ formData, context, prompts, find }: Acting) {
  return submitForm({
    ...{ formData, context, texts, schema: writePromptForm },
    run: async ({ body, fandoms, mature, several, dueAt }): Promise<{ result: string }> => {
      const { by, maintains } = await find();
      await prompts.write(by, { body, fandoms, mature: mature !== undefined, several: several !== undefined, dueAt });
      return { result: maintains ? texts.prompts.saidWritten : texts.prompts.saidProposed };
    },
  });
}

function change({ formData, context, prompts, find }: Acting) {
  return submitForm({
    ...{ formData, context, texts, schema: changePromptForm },
    run: async ({ prompt, body, fandoms, mature, several, dueAt }): Promise<{ result: string }> => {
      const { by, slug } = await find();
      await prompts.change(by, prompt, { body, fandoms, mature: mature !== undefined, several: several !== undefined, dueAt });
      throw redirect(promptsAddress(slug));
    },
  });
}

function endClaim({ formData, context, prompts, find }: Acting) {
  return submitForm({
    ...{ formData, context, texts, schema: endClaimForm },
    run: async ({ prompt, person }): Promise<{ result: string }> => {
      const { by } = await find();
      await prompts.endClaim(by, prompt, person);
      return { result: '' };
    },
  });
}

function press({ formData, context, prompts, find }: Acting) {
  return submitForm({
    ...{ formData, context, texts, schema: promptPressForm },
    run: async ({ intent, prompt }): Promise<{ result: string }> => {
      const { by } = await find();
      if (intent === 'give-back') await prompts.endClaim(by, prompt, by.playerId);
      else await prompts[intent](by, prompt);
      return { result: '' };
    },
  });
}
