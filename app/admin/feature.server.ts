import { createContext } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { createSiteBanner, siteBannerContext } from './banner/site-banner.server';
import { createSiteState, type SiteState } from './running/site-state.server';

export const siteStateContext = createContext<SiteState>();

export const adminFeature = defineFeature({
  name: 'admin',
  provides: { siteState: siteStateContext, siteBanner: siteBannerContext },
  create({ database, db, clock, config }) {
    const siteBanner = createSiteBanner({ db, clock });
    return { services: { siteState: createSiteState({ database, config }), siteBanner }, caches: [siteBanner.cache] };
  },
});
