import { href } from 'react-router';

const tabs = [
  { id: 'profile', label: 'Profile' },
  { id: 'stories', label: 'My Stories' },
  { id: 'statistics', label: 'Statistics' },
  { id: 'bookmarks', label: 'Bookmarks' },
  { id: 'later', label: 'For Later' },
  { id: 'history', label: 'History' },
  { id: 'words', label: 'My Words' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'blocked', label: 'Blocked' },
  { id: 'settings', label: 'Settings' },
] as const;

export type ProfileTab = (typeof tabs)[number]['id'];

export const profileTabIds = tabs.map(({ id }) => id);

/** The tab in an address; defaults to the profile. */
export function profileTabOf(query: URLSearchParams): ProfileTab {
  return tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'profile';
}

/** The address of a tab. */
export function profileTabAddress(tab: ProfileTab, after?: string): string {
  if (tab === 'profile') return href('/profile');
  return `${href('/profile')}?${new URLSearchParams({ tab, ...(after && { after }) })}`;
}

/** The tabs of the profile, with the current one marked. */
export function profileTabs(current: ProfileTab): { to: string; label: string; current: boolean }[] {
  return tabs.map(({ id, label }) => ({ to: profileTabAddress(id), label, current: id === current }));
}
