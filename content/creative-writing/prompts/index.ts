import { company } from './company';
import { mechanisms } from './mechanisms';
import type { WritingPrompt } from './prompt';
import { relatives } from './relatives';
import { roads } from './roads';
import { seasons } from './seasons';
import { secrets } from './secrets';
import { strange } from './strange';
import { streets } from './streets';
import { trades } from './trades';
import { water } from './water';

/** Every writing prompt of the arena. */
export const writingPrompts: readonly WritingPrompt[] = [
  ...water,
  ...streets,
  ...relatives,
  ...mechanisms,
  ...roads,
  ...secrets,
  ...seasons,
  ...trades,
  ...strange,
  ...company,
];
