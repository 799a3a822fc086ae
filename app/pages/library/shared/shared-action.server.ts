import { type RouterContextProvider, redirect } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { changeForm, inviteForm, pressForm, removeForm, workForm } from '~/collections/forms';
import { promptsAddress } from '~/collections/prompts/prompt';
import { manageAddress, ownWorksAddress, sharedAddress } from '~/collections/rules/shared-collection';
import { type SharedCollections, sharedCollectionsContext } from '~/collections/shared-collections.server';
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

/** Who sends a form, and to which collection. */
interface Acting {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  player: ReturnType<typeof requirePlayer>;
  shared: SharedCollections;
  /** @throws {Refusal} where there is none for them. */
  find(): Promise<{ id: string; slug: string }>;
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
  const acting = { formData, context, player, shared, find };
  const intent = String(formData.get('intent'));
  if (intent === 'change') return changeSaid(acting);
  if (workForm.shape.intent.safeParse(intent).success) return actOnWork(acting);
  if (intent === 'invite' || intent === 'remove-maintainer') return changePeople(acting, intent);
  return press(acting);
}

export type SharedReply = Awaited<ReturnType<typeof sharedAction>>['data'];

function changeSaid({ formData, context, player, shared, find }: Acting) {
  return submitForm({
    ...{ formData, context, texts, schema: changeForm },
    run: async ({ moderated, proposals, ...said }) => {
      const found = await find();
      const settled = { moderated: moderated !== undefined, proposals: proposals !== undefined };
      const slug = await shared.change(player.id, found.id, { ...said, ...settled });
      if (slug !== found.slug) throw redirect(manageAddress(slug));
      return { result: texts.saved };
    },
  });
}

function actOnWork({ formData, context, player, shared, find }: Acting) {
  return submitForm({
    ...{ formData, context, texts, schema: workForm },
    run: async ({ intent, story: storyId, prompt: promptId }): Promise<{ result: string }> => {
      const { id, slug } = await find();
      const work = { playerId: player.id, collectionId: id, storyId };
      switch (intent) {
        case 'add':
          await shared.add({ ...work, promptId });
          throw redirect(promptId === undefined ? ownWorksAddress(slug) : promptsAddress(slug));
        case 'withdraw':
          await shared.withdraw(work);
          throw redirect(ownWorksAddress(slug));
        default:
          await shared.decide(work, intent === 'let-in' ? 'in' : 'declined');
          throw redirect(manageAddress(slug));
      }
    },
  });
}

function changePeople({ formData, context, player, shared, find }: Acting, intent: 'invite' | 'remove-maintainer') {
  const leadBack = (slug: string): never => {
    throw redirect(manageAddress(slug));
  };
  if (intent === 'invite') {
    return submitForm({
      ...{ formData, context, texts, schema: inviteForm },
      run: async ({ name }): Promise<{ result: string }> => {
        const { id, slug } = await find();
        await shared.invite(player.id, id, name);
        return leadBack(slug);
      },
    });
  }
  return submitForm({
    ...{ formData, context, texts, schema: removeForm },
    run: async ({ person }): Promise<{ result: string }> => {
      const { id, slug } = await find();
      await shared.removeMaintainer(player.id, id, person);
      return leadBack(slug);
    },
  });
}

function press({ formData, context, player, shared, find }: Acting) {
  return submitForm({
    ...{ formData, context, texts, schema: pressForm },
    run: async ({ intent }): Promise<{ result: string }> => {
      const { id, slug } = await find();
      switch (intent) {
        case 'delete':
          await shared.remove(player.id, id);
          throw redirect(sharedAddress());
        case 'accept':
          await shared.answer(player.id, id, true);
          throw redirect(manageAddress(slug));
        case 'decline-invitation':
          await shared.answer(player.id, id, false);
          throw redirect(sharedAddress(slug));
        case 'leave':
          await shared.leave(player.id, id);
          throw redirect(sharedAddress(slug));
        default:
          await context.get(collectionsContext)[intent](player, id);
          return { result: intent };
      }
    },
  });
}
