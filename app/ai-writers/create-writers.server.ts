import { createContext } from 'react-router';
import type { Config, ModelSettings } from '~/platform/config/config.server';
import type { Random } from '~/platform/random/random';
import { createBuiltInWriterModel } from './built-in/built-in-writer-model';
import type { MemoryRequest } from './built-in/story/read-memory';
import { readInThread, writeInThread } from './built-in/write-in-thread.server';
import type { AskModel } from './language-model/ask-model';
import { createLanguageModel } from './language-model/language-model.server';
import { type FallbackDependencies, withFallback } from './language-model/with-fallback.server';
import type { MemoryReading } from './memory/story-memory';
import { createWriterSamples, type WriterSamples } from './trial/writer-samples.server';
import type { WriterModel } from './writer-model';

interface WriterDependencies extends Pick<FallbackDependencies, 'clock' | 'log' | 'seconds' | 'tracing' | 'note'> {
  /** Undefined: built-in writer only. */
  settings: Config['writerModel'];
  random: Random;
}

/** The key under which features find the writer model. */
export const writerModelContext = createContext<WriterModel>();

/** Reads a story for what the people of its room should know of it. @throws when too many stories wait to be read. */
export type ReadStoryMemory = (request: MemoryRequest) => Promise<MemoryReading>;

/** The key under which features find the reader of stories. */
export const readStoryMemoryContext = createContext<ReadStoryMemory>();

/** The site's reader: the built-in one, in its thread. */
export const readStoryMemory: ReadStoryMemory = readInThread;

/**
 * The site's writer model: a language model with the built-in writer as fallback, or built-in writer only; and samples of
 * what each of the two writes.
 */
export function createWriters({ settings, clock, random, log, seconds, tracing, note }: WriterDependencies): {
  writerModel: WriterModel;
  samples: WriterSamples;
} {
  const builtIn = createBuiltInWriterModel(random, writeInThread);
  const samplesOf = (languageModel: WriterModel | undefined) =>
    createWriterSamples({ languageModel, builtIn, model: settings?.model ?? '', clock });
  if (!settings) return { writerModel: builtIn, samples: samplesOf(undefined) };
  const languageModel = createLanguageModel({ ask: askWhenNeeded(settings), clock, random, contextTokens: settings.contextTokens });
  const both = withFallback({ languageModel, builtIn, clock, log, seconds, tracing, note });
  const writerModel = settings.usedFor === 'rooms' ? both : { ...both, generateStoryContent: builtIn.generateStoryContent };
  return { writerModel, samples: samplesOf(languageModel) };
}

/** Loads the AI library, which takes 30 MB, with the first question, so only on sites with a language model. */
function askWhenNeeded(settings: ModelSettings): AskModel {
  let loading: Promise<AskModel> | undefined;
  return async (question, options) => {
    loading ??= import('./language-model/ask-model.server').then(({ createAskModel }) => createAskModel(settings));
    return (await loading)(question, options);
  };
}
