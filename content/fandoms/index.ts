import { animeFandoms } from './anime';
import { crossoverFandoms } from './crossover';
import { dramaFandoms } from './drama';
import type { Fandom } from './fandom';
import { fantasyFandoms } from './fantasy';
import { romcomFandoms } from './romcom';
import { sciFiFandoms } from './sci-fi';

/** Every fandom of the product, once, by its own genre. */
export const fandoms: readonly Fandom[] = [
  ...animeFandoms,
  ...sciFiFandoms,
  ...fantasyFandoms,
  ...dramaFandoms,
  ...romcomFandoms,
  ...crossoverFandoms,
];
