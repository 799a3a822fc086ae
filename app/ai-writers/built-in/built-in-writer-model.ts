import type { Random } from '~/platform/random/random';
import { continuations } from '~content/creative-writing/continuations';
import { safeOpeners } from '~content/creative-writing/openers';
import { writingPrompts } from '~content/creative-writing/prompts';
import type { StoryContentRequest, StoryPass, WriterModel } from '../writer-model';
import type { WrittenPart } from './write-story-content';

/**
 * Prompts and openers from the product's own content, and story parts assembled from it: always available, always fast.
 * @param write writes a part, in this thread or another one.
 */
export function createBuiltInWriterModel(
  random: Random,
  write: (request: StoryContentRequest) => WrittenPart | StoryPass | Promise<WrittenPart | StoryPass>,
): WriterModel {
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
      const written = await write(request);
      return 'passes' in written ? written : { generatedContent: written.text, replies: written.replies };
    },
  };
}
