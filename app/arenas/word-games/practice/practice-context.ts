import { createContext } from 'react';

/** How a board in practice shows the answer; undefined in a run. */
export const PracticeContext = createContext<{ showAnswer(): void } | undefined>(undefined);
