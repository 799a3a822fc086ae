import { defineFeature } from '~/platform/feature/define-feature.server';
import { accountsContext, createAccountsService } from './accounts.server';
import { accountsPersonalData } from './data-export/personal-data.server';
import { createSessionEnds } from './sessions/session-ends.server';

export const accountsFeature = defineFeature({
  name: 'accounts',
  provides: { accounts: accountsContext },
  personalData: accountsPersonalData,
  create(platform) {
    const accounts = createAccountsService({
      ...platform,
      announceEnd: createSessionEnds(platform),
    });
    return {
      services: { accounts },
      jobs: { 'accounts-housekeeping': { cron: '7 * * * *', work: accounts.removeStale } },
    };
  },
});
