import { createContext } from 'react-router';
import type { Clock } from './clock';

export const clockContext = createContext<Clock>();
