import { createContext } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { settingsContext } from '~/settings/settings.server';
import { createSiteBanner, siteBannerContext } from './banner/site-banner.server';
import { createHealth, healthContext } from './health/health.server';
import { createProcessReports } from './health/process-reports.server';
import { createFailedJobs, failedJobsContext } from './running/failed-jobs.server';
import { createSiteState, type SiteState } from './running/site-state.server';
import { changeSettingsContext, createChangeSettings } from './settings/change-settings.server';

export const siteStateContext = createContext<SiteState>();

export const adminFeature = defineFeature({
  name: 'admin',
  provides: {
    siteState: siteStateContext,
    siteBanner: siteBannerContext,
    health: healthContext,
    failedJobs: failedJobsContext,
    changeSettings: changeSettingsContext,
  },
  needs: { settings: settingsContext },
  create({ database, db, clock, config, metrics, log, jobs, mailer, siteUrl, settings }) {
    const siteBanner = createSiteBanner({ db, clock });
    const { registry } = metrics;
    const reports = createProcessReports({ db, clock, config, registry, log });
    const siteState = createSiteState({ database, config });
    const health = createHealth({ db, clock, registry, config, reports, siteState });
    return {
      services: {
        siteState,
        siteBanner,
        changeSettings: createChangeSettings({ db, clock, settings }),
        health,
        failedJobs: createFailedJobs({ database, db, clock, jobs, mailer, siteUrl }),
      },
      caches: [siteBanner.cache],
      jobs: {
        'site-size': { cron: '17 * * * *', work: health.note },
        'standbys-seen': { cron: '* * * * *', work: health.noteStandbys },
      },
      start: reports.start,
      stop: reports.stop,
    };
  },
});
