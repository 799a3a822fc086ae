import { createContext, type RouterContextProvider } from 'react-router';
import { databaseHealth } from '~/platform/database/database-health.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import type { Outbox } from '~/platform/mail/outbox.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import type { Link } from '~/site/shows';
import { footerMap } from './frame/footer/footer-map';

/** What pages may know of the site itself. */
export interface SiteFacts {
  siteUrl: URL;
  /** Whether the database answers now. */
  databaseAnswers(): Promise<boolean>;
  /** Present only on a site on one's own machine without a mail server. */
  outbox: Outbox | undefined;
  /** The links of the header. */
  navigation: readonly Link[];
  /** The links of the footer, as markup. */
  footerMap: string;
}

export const siteContext = createContext<SiteFacts>();

export const webFeature = defineFeature({
  name: 'web',
  provides: { site: siteContext },
  create: ({ siteUrl, database, outbox, shown }) => ({
    services: {
      site: {
        ...{ siteUrl, outbox },
        databaseAnswers: databaseHealth(database),
        navigation: shown('navigation').map(({ to, label }) => ({ to, label })),
        footerMap: footerMap(shown('footer')),
      },
    },
  }),
});

/** The outbox, only for requests from this machine, because its mails contain codes; undefined for all others. */
export function outboxFor(context: Readonly<RouterContextProvider>): Outbox | undefined {
  return context.get(requestFactsContext).isFromThisMachine ? context.get(siteContext).outbox : undefined;
}
