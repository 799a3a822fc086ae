import { createContext } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { accountsContext, createAccountsService } from './accounts.server';
import { accountsPersonalData } from './data-export/personal-data.server';
import { createErasureCopy } from './leaving/erasures.server';
import { createSessionEnds } from './sessions/session-ends.server';

/** The age from which people may have an account, in years. */
export const minimumAgeContext = createContext<number>();

export const accountsFeature = defineFeature({
  name: 'accounts',
  provides: { accounts: accountsContext, minimumAge: minimumAgeContext },
  personalData: accountsPersonalData,
  create(platform) {
    const keepErasures = createErasureCopy({ ...platform, dataDir: platform.config.dataDir });
    const accounts = createAccountsService({
      ...platform,
      newcomers: platform.shown('newcomers'),
      arrivals: platform.shown('arrivals'),
      adminEmail: platform.config.adminEmail,
      announceEnd: createSessionEnds(platform),
      keepErasures,
    });
    return {
      services: { accounts, minimumAge: platform.config.operator.minimumAge },
      jobs: {
        'accounts-housekeeping': { cron: '7 * * * *', work: accounts.removeStale },
        'names-to-read': { cron: '* * * * *', work: accounts.readNames },
      },
      start: keepErasures,
    };
  },
});
