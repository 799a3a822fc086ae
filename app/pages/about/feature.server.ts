import { createContext, type RouterContext } from 'react-router';
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

/** @param donations context of the donations service; pages do not import each other. */
export const aboutFeature = (donations: RouterContext<{ totals(): Promise<DonationTotals> }>) =>
  defineFeature({
    name: 'about',
    needs: { siteFigures: siteFiguresContext, donations },
    provides: { about: aboutContext },
    create: ({ siteFigures, donations }) => ({
      services: { about: { gamesPlayed: siteFigures.gamesPlayed, donations: donations.totals } },
    }),
  });
