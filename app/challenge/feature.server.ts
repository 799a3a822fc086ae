import { href } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { progressContext } from '~/progress/progress.server';
import { firstReadersContext } from '~/stories/first-readers/first-readers.server';
import { challengeContext, createChallenge } from './challenge.server';
import { anthologyNotice, drawnNotice, pickedNotice } from './notice-kinds';
import { challengePersonalData } from './personal-data.server';
import { pickReportable } from './pick-reportable.server';
import { unfinishedPick } from './picks/unfinished.server';
import { texts } from './texts';

export const challengeFeature = defineFeature({
  name: 'challenge',
  needs: { progress: progressContext, firstReaders: firstReadersContext },
  provides: { challenge: challengeContext },
  personalData: challengePersonalData,
  reportables: [pickReportable],
  noticeKinds: [anthologyNotice, drawnNotice, pickedNotice],
  shows: {
    footer: [{ column: 'Write', to: href('/challenge/:week?'), label: texts.title, order: 6 }],
    waysToWrite: [{ to: href('/challenge/:week?'), label: texts.title, text: texts.way, order: 2 }],
    addresses: [href('/challenge/:week?')],
    unfinished: [unfinishedPick],
  },
  create({ db, clock, random, limiter, progress, firstReaders }) {
    const challenge = createChallenge({ db, clock, random, limiter, progress, firstReaders });
    return { services: { challenge }, jobs: { 'challenge-turn': { cron: '* * * * *', work: challenge.turn } } };
  },
});
