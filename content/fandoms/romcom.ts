import type { Fandom } from './fandom';

export const romcomFandoms: readonly Fandom[] = [];
