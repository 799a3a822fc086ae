import { createContext } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { settingsContext } from '~/settings/settings.server';
import { lawAddress, lawPages } from '~/site/law-pages';
import { changeNotice } from './changes/change-notice';
import { noteChanges, notifyOfChanges } from './changes/notify-changes.server';
import { createLawPages, type LawPages } from './law-pages.server';

export const lawContext = createContext<LawPages>();

/** How many of the pages of law are rules; the others are about the site. */
const RULES = 5;

export const lawFeature = defineFeature({
  name: 'law',
  provides: { law: lawContext },
  needs: { settings: settingsContext },
  shows: {
    footer: lawPages.map(({ name, label }, index) => ({
      column: index < RULES ? 'Rules' : 'The site',
      to: lawAddress(name),
      label,
      order: index + 2,
    })),
    addresses: lawPages.map(({ name }) => lawAddress(name)),
  },
  noticeKinds: [changeNotice],
  create({ config, db, clock, log, settings }) {
    const law = createLawPages({ config, settings });
    return {
      services: { law },
      jobs: { 'law-changes-to-tell': { cron: '*/5 * * * *', work: () => notifyOfChanges({ db, clock, log }) } },
      async start() {
        await noteChanges({ db, clock });
        const missing = await law.missingFacts();
        if (missing.length > 0) log.warn({ missing }, 'pages of law lack facts about the operator, and say so');
      },
    };
  },
});
