import { type RouterContextProvider, redirect } from 'react-router';
import type { z } from 'zod';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { sharedForms } from '~/collections/forms';
import { promptsAddress } from '~/collections/prompts/prompt';
import { manageAddress, ownWorksAddress, sharedAddress } from '~/collections/rules/shared-collection';
import { sharedCollectionsContext } from '~/collections/shared-collections.server';
import { texts } from '~/collections/texts';
import { Refusal } from '~/platform/forms/refusal';
import { collectionsContext } from '~/stories/collections/collections.server';

type Sent = z.output<(typeof sharedForms)[number]>;

interface Acting {
  context: Readonly<RouterContextProvider>;
  player: Viewer;
  params: { address: string };
}

/** What people do with a collection, by the form field `intent`. @see docs/product/collections.md */
export async function sharedAction(sent: Sent, { context, player, params }: Acting): Promise<Response | { result: string }> {
  const shared = context.get(sharedCollectionsContext);
  const found = await shared.find({ address: params.address, viewerId: player.id });
  if (!found) throw new Refusal(texts.gone, { status: 404 });
  const { id, slug } = found;
  const toManage = () => redirect(manageAddress(slug));
  switch (sent.intent) {
    case 'change': {
      const { moderated, proposals, ...said } = sent;
      const settled = { moderated: moderated !== undefined, proposals: proposals !== undefined };
      const named = await shared.change(player.id, id, { ...said, ...settled });
      return named === slug ? { result: texts.saved } : redirect(manageAddress(named));
    }
    case 'add':
      await shared.add({ playerId: player.id, collectionId: id, storyId: sent.story, promptId: sent.prompt });
      return redirect(sent.prompt === undefined ? ownWorksAddress(slug) : promptsAddress(slug));
    case 'withdraw':
      await shared.withdraw({ playerId: player.id, collectionId: id, storyId: sent.story });
      return redirect(ownWorksAddress(slug));
    case 'let-in':
    case 'decline':
      await shared.decide({ playerId: player.id, collectionId: id, storyId: sent.story }, sent.intent === 'let-in' ? 'in' : 'declined');
      return toManage();
    case 'invite':
      await shared.invite(player.id, id, sent.name);
      return toManage();
    case 'remove-maintainer':
      await shared.removeMaintainer(player.id, id, sent.person);
      return toManage();
    case 'accept':
    case 'decline-invitation':
      await shared.answer(player.id, id, sent.intent === 'accept');
      return sent.intent === 'accept' ? toManage() : redirect(sharedAddress(slug));
    case 'leave':
      await shared.leave(player.id, id);
      return redirect(sharedAddress(slug));
    case 'delete':
      await shared.remove(player.id, id);
      return redirect(sharedAddress());
    default:
      await context.get(collectionsContext)[sent.intent](player, id);
      return { result: sent.intent };
  }
}
