import { defineFeature } from '~/platform/feature/define-feature.server';
import { settingsContext } from '~/settings/settings.server';
import { accountsContext, createAccountsService, passwordHashingContext } from './accounts.server';
import { accountsPersonalData } from './data-export/personal-data.server';
import { createErasureCopy } from './leaving/erasures.server';
import { createSessionEnds } from './sessions/session-ends.server';

export const accountsFeature = defineFeature({
  name: 'accounts',
  provides: { accounts: accountsContext },
  needs: { settings: settingsContext, hashing: passwordHashingContext },
  personalData: accountsPersonalData,
  create(platform) {
    const keepErasures = createErasureCopy({ ...platform, dataDir: platform.config.dataDir });
    const accounts = createAccountsService({
      ...platform,
      settings: platform.settings,
      newcomers: platform.shown('newcomers'),
      arrivals: platform.shown('arrivals'),
      adminEmail: platform.config.adminEmail,
      announceEnd: createSessionEnds(platform),
      keepErasures,
      passwordHashing: platform.hashing ?? undefined,
    });
    return {
      services: { accounts },
      jobs: {
        'accounts-housekeeping': { cron: '7 * * * *', work: accounts.removeStale },
        'names-to-read': { cron: '* * * * *', work: accounts.readNames },
      },
      start: keepErasures,
    };
  },
});
