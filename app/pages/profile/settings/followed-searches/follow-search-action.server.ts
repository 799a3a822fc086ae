import { data, type RouterContextProvider, redirect } from 'react-router';
import { safeReturn } from '~/accounts/sign-in/safe-return';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import { followSearchForm } from '~/stories/listing/filters/followed/follow-search.contract';
import { followedSearchesContext } from '~/stories/listing/filters/followed/followed-searches.server';
import { followedSearchTexts } from '~/stories/listing/filters/followed/texts';

interface FollowAction {
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/** Follows a search, or no longer, and leads back to the list that it was sent from. @see docs/product/library.md */
export async function followSearchAction({ formData, player, context }: FollowAction) {
  const searches = context.get(followedSearchesContext);
  const reply = await submitForm({
    ...{ formData, schema: followSearchForm, context, texts: followedSearchTexts },
    run: async ({ intent, search: query }) => {
      await searches[intent === 'follow-search' ? 'follow' : 'unfollow']({ playerId: player().id, query });
      const back = formData.get('back');
      if (back !== null) throw redirect(safeReturn(String(back)));
      return { result: { done: crypto.randomUUID() } };
    },
  });
  return data({ intent: 'search' as const, ...reply.data }, reply.init ?? undefined);
}

/** The reply to these forms. */
export type FollowSearchReply = Awaited<ReturnType<typeof followSearchAction>>['data'];
