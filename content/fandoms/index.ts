import { animeFandoms } from './anime';
import { crossoverFandoms } from './crossover';
import { dramaFandoms } from './drama';
import type { Fandom } from './fandom';
import { fantasyFandoms } from './fantasy';
import { romcomFandoms } from './romcom';
import { sciFiFandoms } from './sci-fi';

/** Every fandom of the product, each once, by the genre that is its own. */
export const fandoms: readonly Fandom[] = [
  ...animeFandoms,
  ...sciFiFandoms,
  ...fantasyFandoms,
  ...dramaFandoms,
  ...romcomFandoms,
  ...crossoverFandoms,
];
