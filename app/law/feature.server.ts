import { createContext } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { lawFacts } from './facts';
import { type LawPage, renderLawPages } from './law-texts.server';

/** The pages by name. */
export const lawContext = createContext<ReadonlyMap<string, LawPage>>();

export const lawFeature = defineFeature({
  name: 'law',
  provides: { law: lawContext },
  create({ config, log }) {
    const law = renderLawPages(lawFacts(config));
    const missing = new Set([...law.values()].flatMap((page) => page.missing));
    if (missing.size > 0) {
      log.warn({ missing: [...missing] }, 'pages of law lack facts about the operator, and say so');
    }
    return { services: { law } };
  },
});
