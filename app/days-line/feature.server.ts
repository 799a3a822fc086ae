import { href } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { progressContext } from '~/progress/progress.server';
import { createDaysLine, daysLineContext } from './days-line.server';
import { lineReportable } from './line-reportable.server';
import { lineWonNotice } from './notice-kinds';
import { daysLinePersonalData } from './personal-data.server';
import { takeOverLine } from './taking-part/take-over.server';
import { texts } from './texts';
import { todaysLine } from './todays-line.server';

export const daysLineFeature = defineFeature({
  name: 'days-line',
  needs: { progress: progressContext },
  provides: { daysLine: daysLineContext },
  personalData: daysLinePersonalData,
  reportables: [lineReportable],
  noticeKinds: [lineWonNotice],
  shows: {
    arrivals: [takeOverLine],
    today: [todaysLine],
    footer: [{ column: 'Write', to: href('/days-line/:week?'), label: texts.title, order: 5 }],
    waysToWrite: [{ to: href('/days-line/:week?'), label: texts.title, text: texts.way, order: 3 }],
    addresses: [href('/days-line/:week?')],
  },
  create({ db, clock, limiter, progress }) {
    const daysLine = createDaysLine({ db, clock, limiter, progress });
    return {
      services: { daysLine },
      jobs: {
        'days-line-turn': { cron: '* * * * *', work: daysLine.turn },
        'days-line-old': { cron: '23 3 * * *', work: daysLine.forgetOld },
      },
    };
  },
});
