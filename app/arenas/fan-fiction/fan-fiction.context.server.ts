import { createContext } from 'react-router';
import type { FanFictionService } from './fan-fiction.server';

export const fanFictionContext = createContext<FanFictionService>();
