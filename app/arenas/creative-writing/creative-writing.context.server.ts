import { createContext } from 'react-router';
import type { WritingService } from './creative-writing.server';

export const writingServiceContext = createContext<WritingService>();
