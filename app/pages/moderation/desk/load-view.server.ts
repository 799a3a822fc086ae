import type { AccountsService } from '~/accounts/accounts.server';
import type { ModerationView } from './views';

/** Entries of the log on a page. */
const ENTRIES = 100;

interface ViewRequest {
  accounts: Pick<AccountsService, 'roles' | 'auditLog'>;
  /** The query of the address. */
  query: URLSearchParams;
}

/** What a view shows. An invalid cursor gives the first page. */
export async function loadView(view: ModerationView, { accounts, query }: ViewRequest) {
  switch (view) {
    case 'people':
      return { view, staff: await accounts.roles.list() };
    case 'log':
      return { view, ...(await accounts.auditLog({ before: entryIn(query.get('before')), limit: ENTRIES })) };
  }
}

function entryIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
