import type { Random } from '~/platform/random/random';

/** How skilled a writer is; decides the length of their parts. */
export type Proficiency = 'basic' | 'intermediate' | 'advanced' | 'expert';

export interface LengthRange {
  /** Characters, inclusive. */
  min: number;
  max: number;
}

/** The lengths of a writer's parts, in characters. */
export const targetLengths: Readonly<Record<Proficiency, LengthRange>> = {
  basic: { min: 50, max: 100 },
  intermediate: { min: 100, max: 150 },
  advanced: { min: 150, max: 200 },
  expert: { min: 200, max: 300 },
};

/** A random length for one part within the writer's range, in characters. */
export function pickTargetLength(proficiency: Proficiency, random: Random): number {
  const { min, max } = targetLengths[proficiency];
  return min + random.integer(max - min + 1);
}

/** The allowed length of a part requested with `target` characters: the writer's range, shifted only as far as the target lies outside it. */
export function allowedLength(proficiency: Proficiency, target: number): LengthRange {
  const { min, max } = targetLengths[proficiency];
  return { min: Math.min(min, target), max: Math.max(max, target) };
}
