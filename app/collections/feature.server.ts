import { defineFeature } from '~/platform/feature/define-feature.server';
import { progressContext } from '~/progress/progress.server';
import { destinationsContext } from '~/stories/destinations/destinations.server';
import { endMaintainingBetween } from './maintainers/change-maintainers.server';
import { askedNotice, decidedNotice, maintainNotice, revealedNotice } from './notice-kinds';
import { sharedCollectionsPersonalData } from './personal-data.server';
import { promptAcceptedNotice, promptAnsweredNotice, promptDueNotice, promptProposedNotice } from './prompts/notice-kinds';
import { collectionPromptReportable } from './prompts/prompt-reportable.server';
import { createPrompts, promptsContext } from './prompts/prompts.server';
import { sharedAddress } from './rules/shared-collection';
import { createDestinations } from './server/destinations.server';
import { createSharedCollections, sharedCollectionsContext } from './shared-collections.server';
import { texts } from './texts';

export const collectionsFeature = defineFeature({
  name: 'collections',
  needs: { progress: progressContext },
  provides: { sharedCollections: sharedCollectionsContext, prompts: promptsContext, destinations: destinationsContext },
  personalData: sharedCollectionsPersonalData,
  noticeKinds: [
    ...[askedNotice, decidedNotice, revealedNotice, maintainNotice],
    ...[promptProposedNotice, promptAcceptedNotice, promptDueNotice, promptAnsweredNotice],
  ],
  reportables: [collectionPromptReportable],
  endBetween: endMaintainingBetween,
  shows: {
    footer: [{ column: 'Read', to: sharedAddress(), label: texts.title, order: 4 }],
    addresses: [sharedAddress()],
  },
  create({ db, clock, limiter, log, progress }) {
    const sharedCollections = createSharedCollections({ db, clock, limiter, progress, log });
    const prompts = createPrompts({ db, clock, limiter });
    const turn = async () => {
      await sharedCollections.turn();
      await prompts.turn();
    };
    return {
      services: { sharedCollections, prompts, destinations: createDestinations({ db, clock, add: sharedCollections.add }) },
      jobs: { 'collections-turn': { cron: '* * * * *', work: turn } },
    };
  },
});
