import type { Thread } from './piece';
import { figureThreads } from './threads/figures';
import { markThreads } from './threads/marks';
import { paperThreads } from './threads/papers';
import { soundThreads } from './threads/sounds';

/** The small mysteries, of which every story gets two. */
export const threads: readonly Thread[] = [...markThreads, ...soundThreads, ...paperThreads, ...figureThreads];
