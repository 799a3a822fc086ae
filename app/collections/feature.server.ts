import { defineFeature } from '~/platform/feature/define-feature.server';
import { progressContext } from '~/progress/progress.server';
import { askedNotice, decidedNotice, revealedNotice } from './notice-kinds';
import { sharedCollectionsPersonalData } from './personal-data.server';
import { sharedAddress } from './rules/shared-collection';
import { createSharedCollections, sharedCollectionsContext } from './shared-collections.server';
import { texts } from './texts';

export const collectionsFeature = defineFeature({
  name: 'collections',
  needs: { progress: progressContext },
  provides: { sharedCollections: sharedCollectionsContext },
  personalData: sharedCollectionsPersonalData,
  noticeKinds: [askedNotice, decidedNotice, revealedNotice],
  shows: {
    footer: [{ column: 'Read', to: sharedAddress(), label: texts.title, order: 4 }],
    addresses: [sharedAddress()],
  },
  create({ db, clock, limiter, progress }) {
    const sharedCollections = createSharedCollections({ db, clock, limiter, progress });
    return { services: { sharedCollections }, jobs: { 'collections-turn': { cron: '* * * * *', work: sharedCollections.turn } } };
  },
});
