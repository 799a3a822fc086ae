import { z } from 'zod';
import type { Step } from './steps';

/** Time, place, characters removed, text, and 1 if it was pasted. */
const storedStep = z.tuple([z.number(), z.number(), z.number(), z.string(), z.literal(1).optional()]);

/** Steps as they are stored: one line each. */
export function writeSteps(steps: readonly Step[]): string {
  return steps.map(({ ms, at, removed, text, pasted }) => `${JSON.stringify([ms, at, removed, text, ...(pasted ? [1] : [])])}\n`).join('');
}

/** Reads what {@link writeSteps} wrote. @throws for anything else. */
export function readSteps(stored: string): Step[] {
  return stored.split('\n').flatMap((line) => {
    if (line === '') return [];
    const [ms, at, removed, text, pasted] = storedStep.parse(JSON.parse(line));
    return [{ ms, at, removed, text, pasted: pasted === 1 }];
  });
}
