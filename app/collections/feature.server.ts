import { defineFeature } from '~/platform/feature/define-feature.server';
import { askedNotice, decidedNotice } from './notice-kinds';
import { sharedCollectionsPersonalData } from './personal-data.server';
import { sharedAddress } from './rules/shared-collection';
import { createSharedCollections, sharedCollectionsContext } from './shared-collections.server';
import { texts } from './texts';

export const collectionsFeature = defineFeature({
  name: 'collections',
  provides: { sharedCollections: sharedCollectionsContext },
  personalData: sharedCollectionsPersonalData,
  noticeKinds: [askedNotice, decidedNotice],
  shows: {
    footer: [{ column: 'Read', to: sharedAddress(), label: texts.title, order: 4 }],
    addresses: [sharedAddress()],
  },
  create: ({ db, clock, limiter }) => ({ services: { sharedCollections: createSharedCollections({ db, clock, limiter }) } }),
});
