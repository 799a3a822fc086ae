import { createContext } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { moderationPersonalData } from './personal-data.server';
import { createReportsService, forgetOldCases, type ReportsService } from './report/reports.server';

export const reportsContext = createContext<ReportsService>();

export const moderationFeature = defineFeature({
  name: 'moderation',
  provides: { reports: reportsContext },
  personalData: moderationPersonalData,
  create({ db, clock, limiter, mailer, log, siteUrl, config }) {
    const reports = createReportsService({ db, clock, limiter, mailer, log, siteUrl, operatorEmail: config.operator.email });
    return {
      services: { reports },
      jobs: { 'old-cases': { cron: '23 3 * * *', work: () => forgetOldCases(db, clock) } },
    };
  },
});
