import { redirect } from 'react-router';
import type { ProfileSection, ReplyTo, SectionForm } from '~/accounts/profile/profile-section.server';
import { safeReturn } from '~/accounts/sign-in/safe-return';
import { submitForm } from '~/platform/forms/submit-form.server';
import { followSearchForm } from '~/stories/listing/filters/followed/follow-search.contract';
import { followedSearchesContext } from '~/stories/listing/filters/followed/followed-searches.server';
import { followedSearchTexts } from '~/stories/listing/filters/followed/texts';
import { followedSearchesData } from './followed-searches-data.server';

/** Follows a search, or no longer, and leads back to the list that it was sent from. */
const followSearch = {
  intents: followSearchForm.shape.intent.options,
  schemas: [followSearchForm],
  fields: ['back'],
  whileSuspended: true,
  act: ({ formData, player, context }) =>
    submitForm({
      ...{ formData, schema: followSearchForm, context, texts: followedSearchTexts },
      run: async ({ intent, search: query }) => {
        const searches = context.get(followedSearchesContext);
        await searches[intent === 'follow-search' ? 'follow' : 'unfollow']({ playerId: player().id, query });
        const back = formData.get('back');
        if (back !== null) throw redirect(safeReturn(String(back)));
        return { result: { done: crypto.randomUUID() } };
      },
    }),
} satisfies SectionForm;

/** The searches that a player follows. @see docs/product/library.md */
export const searchesSection = {
  tab: 'notifications',
  load: async ({ context, player }) => ({ searches: await followedSearchesData(context, player.id) }),
  forms: [followSearch],
} satisfies ProfileSection;

/** The reply to these forms. */
export type FollowSearchReply = ReplyTo<typeof followSearch>;
