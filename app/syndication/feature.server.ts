import { defineFeature } from '~/platform/feature/define-feature.server';
import { createSyndicationService, syndicationContext } from './syndication.server';

export const syndicationFeature = defineFeature({
  name: 'syndication',
  provides: { syndication: syndicationContext },
  shows: { footer: [{ column: 'Read', to: '/feeds/stories.atom', label: 'Atom feed', order: 9 }] },
  create: ({ db, siteUrl, shown }) => ({
    services: { syndication: createSyndicationService({ db, siteUrl, addresses: shown('addresses'), uncrawled: shown('uncrawled') }) },
  }),
});
