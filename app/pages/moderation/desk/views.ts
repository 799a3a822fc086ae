import { href } from 'react-router';
import { may, type StaffAction } from '~/accounts/roles/policy';
import type { Role } from '~/accounts/roles/role';

/** The pages of moderators, in the order of their tabs, with who may see each. */
const views = [
  { id: 'log', label: 'Log', for: 'moderate' },
  { id: 'people', label: 'Moderators', for: 'moderate' },
] as const satisfies readonly { id: string; label: string; for: StaffAction }[];

export type ModerationView = (typeof views)[number]['id'];

/** The view that an address names, the first without a name; undefined for an unknown one. */
export function viewIn(name: string | undefined): ModerationView | undefined {
  if (name === undefined) return views[0].id;
  return views.find(({ id }) => id === name)?.id;
}

/** The address of a view. */
export function viewAddress(view: ModerationView): string {
  return href('/moderation/:view?', view === views[0].id ? {} : { view });
}

/** The tabs that a person may open, with the present one marked. */
export function viewTabs(person: { role?: Role | undefined }, current: ModerationView) {
  return views.filter((view) => may(person, view.for)).map(({ id, label }) => ({ to: viewAddress(id), label, current: id === current }));
}
