import { createContext } from 'react-router';
import type { ModelSettings } from '~/platform/config/config.server';
import type { Random } from '~/platform/random/random';
import { createBuiltInWriterModel } from './built-in/built-in-writer-model';
import { writeInThread } from './built-in/write-in-thread.server';
import type { AskModel } from './language-model/ask-model';
import { createLanguageModel } from './language-model/language-model.server';
import { type FallbackDependencies, withFallback } from './language-model/with-fallback.server';
import type { WriterModel } from './writer-model';

interface WriterModelDependencies extends Pick<FallbackDependencies, 'clock' | 'log' | 'seconds' | 'tracing'> {
  /** Undefined: built-in writer only. */
  settings: ModelSettings | undefined;
  random: Random;
}

/** The key under which features find the writer model. */
export const writerModelContext = createContext<WriterModel>();

/** The site's writer model: a language model with the built-in writer as fallback, or built-in writer only. */
export function createWriterModel({ settings, clock, random, log, seconds, tracing }: WriterModelDependencies): WriterModel {
  const builtIn = createBuiltInWriterModel(random, writeInThread);
  if (!settings) return builtIn;
  const languageModel = createLanguageModel({ ask: askWhenNeeded(settings), clock, random });
  return withFallback({ languageModel, builtIn, clock, log, seconds, tracing });
}

/** Loads the AI library, which takes 30 MB, with the first question, so only on sites with a language model. */
function askWhenNeeded(settings: ModelSettings): AskModel {
  let loading: Promise<AskModel> | undefined;
  return async (question, options) => {
    loading ??= import('./language-model/ask-model.server').then(({ createAskModel }) => createAskModel(settings));
    return (await loading)(question, options);
  };
}
