import { href } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { progressContext } from '~/progress/progress.server';
import { settingsContext } from '~/settings/settings.server';
import { firstReadersContext } from '~/stories/first-readers/first-readers.server';
import { companyOf } from './company';
import { duelReportables } from './duel-reportables.server';
import { createDuels, duelsContext } from './duels.server';
import { duelDealtNotice, duelDecidedNotice, duelRematchNotice, duelThanksNotice } from './notice-kinds';
import { ringDetector } from './outcome/ring-detector.server';
import { duelsPersonalData } from './personal-data.server';
import { texts } from './texts';
import { unfinishedDuels } from './unfinished.server';

export const duelsFeature = defineFeature({
  name: 'duels',
  needs: { progress: progressContext, settings: settingsContext, firstReaders: firstReadersContext },
  provides: { duels: duelsContext },
  personalData: duelsPersonalData,
  reportables: duelReportables,
  detectors: [ringDetector],
  noticeKinds: [duelDecidedNotice, duelDealtNotice, duelThanksNotice, duelRematchNotice],
  shows: {
    footer: [{ column: 'Write', to: href('/duels'), label: texts.title, order: 4 }],
    waysToWrite: [{ to: href('/duels'), label: texts.title, text: texts.way, order: 1 }],
    addresses: [href('/duels')],
    unfinished: [unfinishedDuels],
  },
  create({ db, clock, limiter, log, shown, progress, settings, firstReaders }) {
    const company = companyOf(shown('company'));
    const readings = async () => (await settings.current()).duelReadings;
    const duels = createDuels({ db, clock, limiter, progress, firstReaders, log, readings, company });
    return {
      services: { duels },
      jobs: { 'duels-turn': { cron: '* * * * *', work: duels.turn }, 'duel-rings': { cron: '41 4 * * *', work: duels.findRings } },
    };
  },
});
