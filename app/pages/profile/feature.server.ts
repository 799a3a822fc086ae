import { createContext } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import type { ProfileLink } from '~/site/shows';

/** The links of features on a player's own profile. */
export const profileLinksContext = createContext<readonly ProfileLink[]>();

export const profileFeature = defineFeature({
  name: 'profile',
  provides: { profileLinks: profileLinksContext },
  create: ({ shown }) => ({ services: { profileLinks: shown('profileLinks') } }),
});
