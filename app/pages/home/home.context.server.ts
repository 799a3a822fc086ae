import { createContext } from 'react-router';
import type { StorySample } from '~/stories/reading/read-story.server';
import type { Gladiator } from './top-gladiators';

/** What the home page shows of other rooms; handed in, because rooms do not import each other. */
export interface HomeDoors {
  /** The opening of a story that readers find good; undefined while there is no story. */
  sample(): Promise<StorySample | undefined>;
  /** The head of the leaderboard. */
  gladiators(limit: number): Promise<Gladiator[]>;
}

export const homeContext = createContext<HomeDoors>();
