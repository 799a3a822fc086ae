import type { AskedProfile, ProfileSection } from '~/accounts/profile/profile-section.server';
import type { KeptListName } from '../kept-lists';
import { readingListsContext } from '../reading-lists.server';
import { clearHistory, forgetRead, keepBookmark, markForLater } from './keep-forms.server';
import { keptListData } from './kept-list-data.server';

const loadList =
  (list: KeptListName) =>
  ({ context, player, query }: AskedProfile) =>
    keptListData(context, { list, playerId: player.id, query });

/** @see docs/product/own-things.md */
export const bookmarksSection = { tab: 'bookmarks', load: loadList('bookmarks'), forms: [keepBookmark] } satisfies ProfileSection;

export const laterSection = { tab: 'later', load: loadList('later'), forms: [markForLater] } satisfies ProfileSection;

/** The stories that this device keeps, as they are marked for later. */
export const onDeviceSection = {
  tab: 'later',
  load: async ({ context, player }) => ({ stories: await context.get(readingListsContext).laterOnDevice(player.id) }),
} satisfies ProfileSection;

export const historySection = { tab: 'history', load: loadList('history'), forms: [forgetRead, clearHistory] } satisfies ProfileSection;
