import { createContext } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { lawFacts } from './facts';
import { type LawPage, renderLawPages } from './law-texts.server';

/** The pages by name. */
export const lawContext = createContext<ReadonlyMap<string, LawPage>>();

export const lawFeature = defineFeature({
  name: 'law',
  provides: { law: lawContext },
  create: ({ config }) => ({ services: { law: renderLawPages(lawFacts(config)) } }),
});
