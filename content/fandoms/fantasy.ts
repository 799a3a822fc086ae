import type { Fandom } from './fandom';

export const fantasyFandoms: readonly Fandom[] = [];
