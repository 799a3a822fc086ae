import { createContext } from 'react-router';
import type { WritingService } from './writing.server';

export const writingServiceContext = createContext<WritingService>();
