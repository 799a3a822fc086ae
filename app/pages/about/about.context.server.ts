import { createContext } from 'react-router';

/** What the about page shows of other rooms; handed in, because rooms do not import each other. */
export interface AboutDoors {
  /** Games that players have finished. */
  gamesPlayed(): Promise<number>;
  /** Paid donations so far. */
  donations(): Promise<{ donations: number; cents: number }>;
}

export const aboutContext = createContext<AboutDoors>();
