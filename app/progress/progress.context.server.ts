import { createContext } from 'react-router';
import type { ProgressService } from './progress.server';

export const progressServiceContext = createContext<ProgressService>();
