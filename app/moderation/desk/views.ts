import { href } from 'react-router';
import { may } from '~/accounts/roles/policy';
import type { Viewer } from '~/accounts/viewer/viewer';
import { isUuid } from '~/platform/ids/uuid';

/** The pages about moderation, in the order of their tabs, with who may see each. */
const views = [
  { id: 'queue', label: 'Queue', for: 'moderators' },
  { id: 'log', label: 'Log', for: 'moderators' },
  { id: 'search', label: 'People', for: 'moderators' },
  { id: 'people', label: 'Moderators', for: 'moderators' },
  { id: 'decisions', label: 'Decisions about you', for: 'players' },
  { id: 'numbers', label: 'In numbers', for: 'everybody' },
] as const;

type ViewId = (typeof views)[number]['id'];

/** What an address shows: one of the views, or a case. */
export type ModerationView = { view: ViewId } | { view: 'case'; caseId: string };

/** What an address names, the first view without a name; undefined for an unknown one. */
export function viewIn(name: string | undefined): ModerationView | undefined {
  if (name === undefined) return { view: views[0].id };
  if (isUuid(name)) return { view: 'case', caseId: name.toLowerCase() };
  const view = views.find(({ id }) => id === name)?.id;
  return view && { view };
}

/** For whom a view is: cases as the queue. */
export function audienceOf({ view }: ModerationView): (typeof views)[number]['for'] {
  return views.find(({ id }) => id === view)?.for ?? 'moderators';
}

/** The address of a view. */
export function viewAddress(view: ViewId): string {
  return href('/moderation/:view?', view === views[0].id ? {} : { view });
}

/** The address of a case. */
export function caseAddress(caseId: string): string {
  return href('/moderation/:view?', { view: caseId });
}

/** The address of a person's record. */
export function recordAddress(playerId: string): string {
  return `${viewAddress('search')}?${new URLSearchParams({ person: playerId })}`;
}

/** The tabs that a person may open, with the present one marked. @param person undefined for a visitor. */
export function viewTabs(person: Viewer | undefined, { view: current }: ModerationView) {
  const shown = views.filter((view) => {
    if (view.for === 'everybody') return true;
    return view.for === 'players' ? person !== undefined : may(person, 'moderate');
  });
  const marked = current === 'case' ? 'queue' : current;
  return shown.map(({ id, label }) => ({ to: viewAddress(id), label, current: id === marked }));
}
