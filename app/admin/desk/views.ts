import { href } from 'react-router';

/** The pages of administrators, in the order of their tabs. */
const views = [
  { id: 'people', label: 'People' },
  { id: 'health', label: 'Health' },
  { id: 'writers', label: 'AI Writers' },
  { id: 'words', label: 'Words' },
  { id: 'donations', label: 'Donations' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'settings', label: 'Settings' },
  { id: 'banner', label: 'Banner' },
] as const;

export type AdminView = (typeof views)[number]['id'];

/** The view that an address names, the first without a name; undefined for an unknown one. */
export function adminViewIn(name: string | undefined): AdminView | undefined {
  if (name === undefined) return views[0].id;
  return views.find(({ id }) => id === name)?.id;
}

/** The address of a view. */
function adminViewAddress(view: AdminView): string {
  return href('/admin/:view?', view === views[0].id ? {} : { view });
}

/** The address of a person's record. */
export function recordAddress(playerId: string): string {
  return `${adminViewAddress('people')}?${new URLSearchParams({ person: playerId })}`;
}

/** The tabs, with the present one marked. */
export function adminTabs(current: AdminView): { to: string; label: string; current: boolean }[] {
  return views.map(({ id, label }) => ({ to: adminViewAddress(id), label, current: id === current }));
}
