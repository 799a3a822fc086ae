import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { continuations } from '~content/creative-writing/continuations';
import { safeOpeners } from '~content/creative-writing/openers';
import { writingPrompts } from '~content/creative-writing/prompts';
import { createBuiltInWriterModel } from './built-in-writer-model';
import { writeStoryContent } from './write-story-content';

const model = createBuiltInWriterModel(seededRandom(7), writeStoryContent);
const textsOf = (items: readonly { text: string }[]) => items.map(({ text }) => text);
const times = async <T>(count: number, ask: () => Promise<T>) => Promise.all(Array.from({ length: count }, ask));

describe('a starter of the built-in writer', () => {
  it('is one of the prompt’s own openers, and each of them at times', async () => {
    for (const prompt of writingPrompts) {
      const starters = await times(60, () => model.generateStoryStarter(prompt.text));
      expect(new Set(starters.map(({ storyStarter }) => storyStarter))).toEqual(new Set(textsOf(prompt.openers)));
    }
  });

  it('is none of those to be left out, as long as there are others', async () => {
    for (const { text, openers } of writingPrompts) {
      const [last, ...rest] = textsOf(openers);
      expect((await model.generateStoryStarter(text, { except: rest })).storyStarter).toBe(last);
      expect(textsOf(openers)).toContain((await model.generateStoryStarter(text, { except: textsOf(openers) })).storyStarter);
    }
  });

  it('leads on from an ending when the story continues another', async () => {
    const starters = await times(400, () => model.generateStoryStarter('And that was that.', { continues: true }));
    expect(new Set(starters.map(({ storyStarter }) => storyStarter))).toEqual(new Set(textsOf(continuations)));
  });

  it('goes with any prompt when it does not know the prompt', async () => {
    const starters = await times(60, () => model.generateStoryStarter('A prompt of somebody’s own.'));
    expect(new Set(starters.map(({ storyStarter }) => storyStarter))).toEqual(new Set(textsOf(safeOpeners)));
  });
});
