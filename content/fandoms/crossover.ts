import type { Fandom } from './fandom';

export const crossoverFandoms: readonly Fandom[] = [];
