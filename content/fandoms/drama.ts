import type { Fandom } from './fandom';

export const dramaFandoms: readonly Fandom[] = [];
