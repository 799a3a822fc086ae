import type { Random } from '../../../app/platform/random/random.ts';

const WORDS = 'lamp rain gate ink river quiet tower letter salt window orchard thread winter copper sparrow'.split(' ');

/** A sentence that contains a key as a separate word. */
export function sentenceWith(key: string, random: Random): string {
  const words = Array.from({ length: 4 + random.integer(8) }, () => random.pick(WORDS));
  return `The ${words.join(' ')} kept ${key} and went on.`;
}
