import { createContext } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { lawAddress, lawPages } from '~/site/law-pages';
import { changeNotice } from './changes/change-notice';
import { noteChanges, tellChanges } from './changes/tell-changes.server';
import { lawFacts } from './facts';
import { type LawPage, renderLawPages } from './law-texts.server';

/** The pages by name. */
export const lawContext = createContext<ReadonlyMap<string, LawPage>>();

/** How many of the pages of law are rules; the others are about the site. */
const RULES = 5;

export const lawFeature = defineFeature({
  name: 'law',
  provides: { law: lawContext },
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
  create({ config, db, clock, log }) {
    const law = renderLawPages(lawFacts(config));
    const missing = new Set([...law.values()].flatMap((page) => page.missing));
    if (missing.size > 0) {
      log.warn({ missing: [...missing] }, 'pages of law lack facts about the operator, and say so');
    }
    return {
      services: { law },
      jobs: { 'law-changes-to-tell': { cron: '*/5 * * * *', work: () => tellChanges({ db, clock, log }) } },
      start: () => noteChanges({ db, clock }),
    };
  },
});
