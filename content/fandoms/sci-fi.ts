import type { Fandom } from './fandom';

export const sciFiFandoms: readonly Fandom[] = [];
