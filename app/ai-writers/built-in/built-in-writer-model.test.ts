import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { safeOpeners } from '~content/creative-writing/openers';
import { writingPrompts } from '~content/creative-writing/prompts';
import { createBuiltInWriterModel } from './built-in-writer-model';

const model = createBuiltInWriterModel(seededRandom(7));
const textsOf = (items: readonly { text: string }[]) => items.map(({ text }) => text);
const times = async <T>(count: number, ask: () => Promise<T>) => Promise.all(Array.from({ length: count }, ask));

describe('a starter of the built-in writer', () => {
  it('is one of the prompt’s own openers, and each of them at times', async () => {
    for (const prompt of writingPrompts) {
      const starters = await times(60, () => model.generateStoryStarter(prompt.text));
      expect(new Set(starters.map(({ storyStarter }) => storyStarter))).toEqual(new Set(textsOf(prompt.openers)));
    }
  });

  it('goes with any prompt when it does not know the prompt', async () => {
    const starters = await times(60, () => model.generateStoryStarter('A prompt of somebody’s own.'));
    expect(new Set(starters.map(({ storyStarter }) => storyStarter))).toEqual(new Set(textsOf(safeOpeners)));
  });
});
