import { createContext } from 'react-router';
import type { SyndicationService } from './syndication.server';

export const syndicationContext = createContext<SyndicationService>();
