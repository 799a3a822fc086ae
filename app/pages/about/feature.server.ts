import { createContext } from 'react-router';
import { donationsContext } from '~/donation/donations.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { siteFiguresContext } from '~/progress/site-figures.server';

/** Paid donations so far. */
interface DonationTotals {
  donations: number;
  cents: number;
}

/** Data of other features for the about page. */
export interface AboutService {
  /** Games that players have finished. */
  gamesPlayed(): Promise<number>;
  donations(): Promise<DonationTotals>;
}

export const aboutContext = createContext<AboutService>();

export const aboutFeature = defineFeature({
  name: 'about',
  needs: { siteFigures: siteFiguresContext, donations: donationsContext },
  provides: { about: aboutContext },
  shows: { navigation: [{ to: '/about', label: 'About', order: 5 }], addresses: ['/about'] },
  create: ({ siteFigures, donations }) => ({
    services: { about: { gamesPlayed: siteFigures.gamesPlayed, donations: donations.totals } },
  }),
});
