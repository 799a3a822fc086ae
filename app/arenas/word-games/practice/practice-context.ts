import { createContext } from 'react';

/** What a board without a clock can ask for. */
export interface PracticeHelp {
  showAnswer(): void;
  /** A hint beside those of the game; undefined where there is none. */
  hint?: { ask(): void; isGiven: boolean };
}

/** Help without a clock; undefined in a run. */
export const PracticeContext = createContext<PracticeHelp | undefined>(undefined);
