import type { Proficiency, StoryContentRequest } from '../writer-model';

const RANGES: Readonly<Record<Proficiency, readonly [number, number]>> = {
  basic: [50, 100],
  intermediate: [100, 150],
  advanced: [150, 200],
  expert: [200, 300],
};

export interface LengthRange {
  /** Characters. */
  min: number;
  max: number;
  /** The length to aim for. */
  aim: number;
}

/** The allowed and the intended length of a part, in characters. */
export function lengthRange({ proficiency, targetLength }: Pick<StoryContentRequest, 'proficiency' | 'targetLength'>): LengthRange {
  const [min, max] = RANGES[proficiency];
  const aim = Number.isFinite(targetLength) ? Math.min(Math.max(targetLength, min), max) : (min + max) / 2;
  return { min, max, aim };
}
