import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModel, streamText } from 'ai';
import type { ModelSettings } from '~/platform/config/config.server';
import { type AskModel, ModelUnavailable, type Question, type Timeouts } from './ask-model';

export const TIMEOUTS: Timeouts = { firstWordMs: 10_000, stallMs: 5000 };
/** Tokens in an answer; far more than a part needs, because some models think before they write. */
const MAX_TOKENS = 2048;

/** Creates the client of an endpoint. It streams answers so as to notice a model that falls silent. */
export function createAskModel(settings: ModelSettings, timeouts: Timeouts = TIMEOUTS): AskModel {
  let tokenField: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';
  const provider = createOpenAICompatible({
    name: 'writer-model',
    baseURL: settings.baseUrl,
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
    transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, [tokenField]: max_tokens }),
  });
  const model = provider(settings.model);

  return async (question, options) => {
    try {
      return await readAnswer(model, question, { ...options, timeouts });
    } catch (error) {
      if (tokenField === 'max_completion_tokens' || !wantsOtherTokenField(error)) throw unavailable(error, options.signal);
      tokenField = 'max_completion_tokens';
    }
    return readAnswer(model, question, { ...options, timeouts }).catch((error: unknown) => {
      throw unavailable(error, options.signal);
    });
  };
}

async function readAnswer(
  model: LanguageModel,
  { instructions, material, maxCharacters }: Question,
  { withinMs, signal, timeouts }: { withinMs: number; signal: AbortSignal | undefined; timeouts: Timeouts },
): Promise<string> {
  signal?.throwIfAborted();
  const enough = new AbortController();
  // The library's own time-out for the first word starts at the answer's headers; a dead endpoint sends none.
  const firstWord = setTimeout(() => enough.abort(), timeouts.firstWordMs);
  const { stream } = streamText({
    model,
    instructions,
    prompt: material,
    maxOutputTokens: MAX_TOKENS,
    maxRetries: 0,
    timeout: { totalMs: withinMs, chunkMs: timeouts.stallMs },
    abortSignal: signal ? AbortSignal.any([signal, enough.signal]) : enough.signal,
    // The stream carries the error too; this stops the library from printing it with the story in it.
    onError: () => {},
  });
  let answer = '';
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new ModelUnavailable('no answer in time', { passing: true });
      if (part.type === 'finish' && part.finishReason === 'content-filter') {
        throw new ModelUnavailable('declined to answer', { passing: false });
      }
      if (part.type === 'finish' && (part.finishReason === 'error' || part.finishReason === 'other') && answer === '') {
        throw new ModelUnavailable('unreadable answer', { passing: true });
      }
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') clearTimeout(firstWord);
      if (part.type === 'text-delta') answer += part.text;
      if (answer.length >= maxCharacters) break;
    }
  } finally {
    clearTimeout(firstWord);
    enough.abort();
  }
  if (answer.trim() === '') throw new ModelUnavailable('No content generated', { passing: true });
  return answer.slice(0, maxCharacters);
}

/** Newer models of some endpoints refuse `max_tokens` and name the field they want instead. */
function wantsOtherTokenField(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === 400 && error.message.includes('max_completion_tokens');
}

function unavailable(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof ModelUnavailable) return error;
  if (APICallError.isInstance(error)) {
    return error.statusCode === undefined || error.statusCode === 200
      ? new ModelUnavailable('connection failed', { passing: true })
      : new ModelUnavailable(`status ${error.statusCode}`, { passing: error.isRetryable, retryAfterMs: retryAfterMs(error) });
  }
  if (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name))
    return new ModelUnavailable('no answer in time', { passing: true });
  return new ModelUnavailable('unreadable answer', { passing: true });
}

function retryAfterMs({ responseHeaders }: APICallError): number {
  const seconds = Number(responseHeaders?.['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}
