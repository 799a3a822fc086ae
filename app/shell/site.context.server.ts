import { createContext } from 'react-router';
import type { Outbox } from '~/platform/mail/outbox.server';

/** What pages may know of the site itself. */
export interface SiteFacts {
  siteUrl: URL;
  /** Whether the database answers now. */
  databaseAnswers(): Promise<boolean>;
  /** Present only on a site on one's own machine without a mail server. */
  outbox: Outbox | undefined;
}

export const siteContext = createContext<SiteFacts>();
