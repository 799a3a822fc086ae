import { DEFAULT_OPENER, openers } from '~content/creative-writing/openers';
import { prompts } from '~content/creative-writing/prompts';
import type { Random } from '../random';
import type { WriterModel } from './writer-model';

/** Prompts and openers out of the product's own content: always there, always quick. */
export function createBuiltInWriterModel(random: Random): WriterModel {
  return {
    async generateCreativePrompt(except) {
      const fresh = prompts.filter((prompt) => !except.includes(prompt.text));
      return { prompt: random.pick(fresh.length > 0 ? fresh : prompts).text };
    },
    async generateStoryStarter(promptText) {
      const themes: readonly string[] = prompts.find((prompt) => prompt.text === promptText)?.themes ?? [];
      const fitting = openers.filter((opener) => opener.themes.some((theme) => themes.includes(theme)));
      const candidates = fitting.length > 0 ? fitting : openers;
      return { storyStarter: candidates.length > 0 ? random.pick(candidates).text : DEFAULT_OPENER };
    },
  };
}
