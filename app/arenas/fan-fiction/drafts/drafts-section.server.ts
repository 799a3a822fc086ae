import type { ProfileSection } from '~/accounts/profile/profile-section.server';
import { validCursor } from '~/stories/listing/cursor.server';
import { fanFictionContext } from '../fan-fiction.server';

/** What an author has written and not published, before the first page of their stories. */
export const draftsSection = {
  tab: 'stories',
  load: async ({ context, player, query }) => ({
    drafts: validCursor('latest', query.get('after')) ? [] : await context.get(fanFictionContext).drafts.list(player.id),
  }),
} satisfies ProfileSection;
