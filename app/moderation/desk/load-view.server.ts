import { data, type RouterContextProvider } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { may } from '~/accounts/roles/policy';
import { requireStaff } from '~/accounts/roles/require-staff.server';
import { optionalPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { isUuid } from '~/platform/ids/uuid';
import { rosterContext } from '../duty/roster.server';
import { moderationContext } from '../moderation.server';
import { filtersIn } from '../queue/queue-filters';
import { audienceOf, type ModerationView, viewIn, viewTabs } from './views';

/** Entries of the log on a page. */
const ENTRIES = 100;

interface ViewRequest {
  context: Readonly<RouterContextProvider>;
  url: URL;
  /** The part of the address that names the view. */
  name: string | undefined;
}

/**
 * What a page about moderation shows.
 * @throws a redirect to /signin for a visitor of what is not public; 404 for what is not theirs to see.
 */
export async function loadView({ context, url, name }: ViewRequest) {
  const view = viewIn(name);
  if (!view) throw data(null, { status: 404 });
  const audience = audienceOf(view);
  if (audience === 'moderators') requireStaff(context, url, 'moderate');
  if (audience === 'players') requirePlayer(context, url);
  const viewer = optionalPlayer(context);
  return { tabs: viewTabs(viewer, view), shown: await shownIn(context, view, url.searchParams) };
}

async function shownIn(context: Readonly<RouterContextProvider>, asked: ModerationView, query: URLSearchParams) {
  const viewer = optionalPlayer(context);
  const moderation = context.get(moderationContext);
  const { auditLog } = context.get(accountsContext);
  const { view } = asked;
  switch (view) {
    case 'queue': {
      const cursor = query.get('after');
      const filters = filtersIn(query, moderation);
      return {
        ...{ view, filters, kinds: moderation.kinds, reasons: moderation.reasons },
        ...{ viewerId: viewer?.id, paged: cursor !== null },
        ...(await moderation.queue({ cursor, filters, viewerId: viewer?.id ?? '' })),
        urgent: viewer ? await moderation.urgent(viewer) : [],
        ...{ words: await moderation.words(), closed: closedIn(query) },
      };
    }
    case 'case': {
      const filters = filtersIn(query, moderation);
      const found = viewer && (await moderation.case(viewer, asked.caseId));
      if (!found) throw data(null, { status: 404 });
      return {
        ...{ view, found, filters, words: await moderation.words() },
        beside: await moderation.casesBeside(viewer, found.id, filters),
        ...{ closed: closedIn(query), undone: query.has('undone') },
      };
    }
    case 'people': {
      const roster = context.get(rosterContext);
      return {
        view,
        staff: await roster.staff(),
        wranglers: await moderation.wranglers(),
        turns: await roster.turns(),
        viewerId: viewer?.id,
        mayName: may(viewer, 'giveRoles'),
      };
    }
    case 'search': {
      const person = query.get('person');
      const found = viewer && person !== null ? await moderation.person(viewer, person) : undefined;
      if (person !== null && !found) throw data(null, { status: 404 });
      return { view, person: found };
    }
    case 'log':
      return { view, ...(await auditLog({ before: entryIn(query.get('before')), limit: ENTRIES })) };
    case 'decisions':
      return { view, suspension: viewer?.suspension, decisions: await moderation.decisionsAbout(viewer?.id ?? '') };
    case 'numbers':
      return { view, months: await moderation.months() };
  }
}

function entryIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The decision that led to a page; empty where there is none to undo, undefined where nothing was decided. */
function closedIn(query: URLSearchParams): string | undefined {
  const closed = query.get('closed');
  if (closed === null) return undefined;
  return isUuid(closed) ? closed : '';
}
