import { type RouterContextProvider, redirect } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { changeForm, pressForm, workForm } from '~/collections/forms';
import { manageAddress, ownWorksAddress, sharedAddress } from '~/collections/rules/shared-collection';
import { sharedCollectionsContext } from '~/collections/shared-collections.server';
import { texts } from '~/collections/texts';
import { Refusal } from '~/platform/forms/refusal';
import { submitForm } from '~/platform/forms/submit-form.server';
import { collectionsContext } from '~/stories/collections/collections.server';

interface Sent {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  url: URL;
  address: string;
}

/** What people do with a collection, by the form field `intent`. @see docs/product/collections.md */
export async function sharedAction({ formData, context, url, address }: Sent) {
  const player = requirePlayer(context, url);
  const shared = context.get(sharedCollectionsContext);
  const find = async () => {
    const found = await shared.find({ address, viewerId: player.id });
    if (!found) throw new Refusal(texts.gone, { status: 404 });
    return found;
  };
  const intent = String(formData.get('intent'));
  if (intent === 'change') {
    return submitForm({
      ...{ formData, context, texts, schema: changeForm },
      run: async ({ moderated, ...said }) => {
        const found = await find();
        const slug = await shared.change(player.id, found.id, { ...said, moderated: moderated !== undefined });
        if (slug !== found.slug) throw redirect(manageAddress(slug));
        return { result: texts.saved };
      },
    });
  }
  if (workForm.shape.intent.safeParse(intent).success) {
    return submitForm({
      ...{ formData, context, texts, schema: workForm },
      run: async (sent): Promise<{ result: string }> => {
        const { id, slug } = await find();
        const work = { playerId: player.id, collectionId: id, storyId: sent.story };
        if (sent.intent === 'add' || sent.intent === 'withdraw') {
          await shared[sent.intent](work);
          throw redirect(ownWorksAddress(slug));
        }
        await shared.decide(work, sent.intent === 'let-in' ? 'in' : 'declined');
        throw redirect(manageAddress(slug));
      },
    });
  }
  return submitForm({
    ...{ formData, context, texts, schema: pressForm },
    run: async ({ intent: pressed }): Promise<{ result: string }> => {
      const { id } = await find();
      if (pressed === 'delete') {
        await shared.remove(player.id, id);
        throw redirect(sharedAddress());
      }
      await context.get(collectionsContext)[pressed](player, id);
      return { result: pressed };
    },
  });
}

export type SharedReply = Awaited<ReturnType<typeof sharedAction>>['data'];
