import { createContext, type RouterContext } from 'react-router';
import type { PersonHistory } from '~/accounts/people-desk/person-history';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { createSiteBanner, siteBannerContext } from './banner/site-banner.server';
import { type DonationDesk, donationDeskContext } from './donations/donation-desk.server';
import { createSiteState, type SiteState } from './running/site-state.server';

export const siteStateContext = createContext<SiteState>();

/** What administrators read of services of other pages, which do not import each other. */
interface AdminNeeds {
  donations: RouterContext<{ desk: DonationDesk }>;
  moderation: RouterContext<PersonHistories>;
}

/** Reports of people and decisions about them. */
export interface PersonHistories {
  /** @param readerId the administrator. @returns undefined for an invalid id. */
  historyOf(readerId: string, playerId: string): Promise<PersonHistory | undefined>;
}

export const personHistoriesContext = createContext<PersonHistories>();

export const adminFeature = (needs: AdminNeeds) =>
  defineFeature({
    name: 'admin',
    needs: { ...needs },
    provides: {
      donationDesk: donationDeskContext,
      histories: personHistoriesContext,
      siteState: siteStateContext,
      siteBanner: siteBannerContext,
    },
    create({ database, db, clock, config, donations, moderation }) {
      const siteBanner = createSiteBanner({ db, clock });
      return {
        services: {
          donationDesk: donations.desk,
          histories: { historyOf: moderation.historyOf },
          siteState: createSiteState({ database, config }),
          siteBanner,
        },
        caches: [siteBanner.cache],
      };
    },
  });
