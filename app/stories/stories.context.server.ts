import { createContext } from 'react-router';
import type { RatingsService } from './ratings/ratings.server';
import type { ReadCounter } from './reading/reads.server';
import type { StoriesService } from './stories.server';

export const storiesServiceContext = createContext<StoriesService>();
export const ratingsServiceContext = createContext<RatingsService>();
export const readCounterContext = createContext<ReadCounter>();
