import type { Random } from '~/platform/random/random';
import { continuations } from '~content/creative-writing/continuations';
import { safeOpeners } from '~content/creative-writing/openers';
import { writingPrompts } from '~content/creative-writing/prompts';
import type { WriterModel } from '../writer-model';
import { writeStoryContent } from './write-story-content';

/** Prompts and openers from the product's own content, and story parts assembled from it: always available, always fast. */
export function createBuiltInWriterModel(random: Random): WriterModel {
  return {
    async generateCreativePrompt(except) {
      const fresh = writingPrompts.filter((prompt) => !except.includes(prompt.text));
      return { prompt: random.pick(fresh.length > 0 ? fresh : writingPrompts).text };
    },
    async generateStoryStarter(promptText, { except = [], continues = false } = {}) {
      const openers = continues ? continuations : (writingPrompts.find(({ text }) => text === promptText)?.openers ?? safeOpeners);
      const fresh = openers.filter(({ text }) => !except.includes(text));
      return { storyStarter: random.pick(fresh.length > 0 ? fresh : openers).text };
    },
    async generateStoryContent(request) {
      const { text, replies } = writeStoryContent(request);
      return { generatedContent: text, replies };
    },
  };
}
