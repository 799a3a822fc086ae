import { createContext, type RouterContext } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { createSiteBanner, siteBannerContext } from './banner/site-banner.server';
import { type DonationDesk, donationDeskContext } from './donations/donation-desk.server';
import { createSiteState, type SiteState } from './running/site-state.server';

export const siteStateContext = createContext<SiteState>();

/** @param donations context of the donations service; pages do not import each other. */
export const adminFeature = (donations: RouterContext<{ desk: DonationDesk }>) =>
  defineFeature({
    name: 'admin',
    needs: { donations },
    provides: { donationDesk: donationDeskContext, siteState: siteStateContext, siteBanner: siteBannerContext },
    create({ database, db, clock, config, donations }) {
      const siteBanner = createSiteBanner({ db, clock });
      return {
        services: { donationDesk: donations.desk, siteState: createSiteState({ database, config }), siteBanner },
        caches: [siteBanner.cache],
      };
    },
  });
