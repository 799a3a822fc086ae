import type { Random } from '~/platform/random/random';

/** How skilled a writer is; it decides how long their parts are. */
export type Proficiency = 'basic' | 'intermediate' | 'advanced' | 'expert';

export interface LengthRange {
  /** Characters, both included. */
  min: number;
  max: number;
}

/** How long the parts of a writer are, in characters. */
export const targetLengths: Readonly<Record<Proficiency, LengthRange>> = {
  basic: { min: 50, max: 100 },
  intermediate: { min: 100, max: 150 },
  advanced: { min: 150, max: 200 },
  expert: { min: 200, max: 300 },
};

/** A length for one part, in characters, anywhere in the writer's range. */
export function pickTargetLength(proficiency: Proficiency, random: Random): number {
  const { min, max } = targetLengths[proficiency];
  return min + random.integer(max - min + 1);
}

/** What a part asked for with `target` characters may measure: the writer's range, moved only as far as the target lies outside it. */
export function allowedLength(proficiency: Proficiency, target: number): LengthRange {
  const { min, max } = targetLengths[proficiency];
  return { min: Math.min(min, target), max: Math.max(max, target) };
}
