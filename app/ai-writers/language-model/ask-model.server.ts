import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModel, streamText } from 'ai';
import type { ModelSettings } from '~/platform/config/config.server';
import { type AskModel, FAIR_WAIT_MS, ModelUnavailable, type Question, TIMEOUTS, type Timeouts } from './ask-model';
import { createChoices } from './read-choices';
import { fetchStreamed } from './whole-answer.server';

/** Tokens in an answer; far more than a part needs, because some models think before they write. */
const MAX_TOKENS = 2048;
/** Prose that is free but holds together, and where an answer begins to talk to itself: in the words of the question or of a chat. */
const SAMPLING = { temperature: 0.9, topP: 0.95, stopSequences: ['<<<', '\nUser:', '\n###'] };
/** The provider's name, under which the library takes fields of a request that it does not know. */
const NAME = 'writerModel';

/** What an endpoint has been seen to want or to be unable to do; remembered until the process ends. */
interface EndpointHabits {
  /** Newer models of some endpoints refuse the older field. */
  tokenField: 'max_tokens' | 'max_completion_tokens';
  /** Whether it takes `n` and gives as many answers in time. */
  givesSeveral: boolean;
  /** Whether it takes the settings of {@link SAMPLING}; some models have settings of their own only. */
  takesSampling: boolean;
}

interface CallOptions {
  /** When the caller stops waiting, as `performance.now()` tells it. */
  until: number;
  /** Whether the caller waits long enough for what comes of it to say anything of the endpoint. */
  isFair: boolean;
  signal: AbortSignal | undefined;
  timeouts: Timeouts;
  watch: PieceWatch | undefined;
}

/** Sees each piece of an answer as the endpoint sent it; answers are then read to their end, where endpoints count tokens. */
export type PieceWatch = (piece: unknown) => void;

/**
 * Creates the client of an endpoint. It streams answers so as to notice a model that falls silent, and asks for several
 * at once until the endpoint has refused that, ignored it or been too slow for it.
 */
export function createAskModel(settings: ModelSettings, timeouts: Timeouts = TIMEOUTS, watch?: PieceWatch): AskModel {
  const habits: EndpointHabits = { tokenField: 'max_tokens', givesSeveral: true, takesSampling: true };
  const provider = createOpenAICompatible({
    name: NAME,
    baseURL: settings.baseUrl,
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
    fetch: fetchStreamed,
    includeUsage: watch !== undefined,
    transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, [habits.tokenField]: max_tokens }),
  });
  const model = provider(settings.model);

  async function readOnce(question: Question, options: CallOptions): Promise<string[]> {
    const wanted = habits.givesSeveral ? (question.candidates ?? 1) : 1;
    const answers = await readAnswers(model, { ...question, candidates: wanted }, { ...options, sampling: habits.takesSampling });
    if (wanted > 1 && options.isFair && (answers.begun < wanted || answers.ranOut)) habits.givesSeveral = false;
    return answers.texts;
  }

  /** Asks once more in the way that the endpoint wants it, if that is why it refused; it is remembered if it helps. */
  async function readAsWanted(question: Question, options: CallOptions): Promise<string[]> {
    try {
      return await readOnce(question, options);
    } catch (error) {
      if (habits.tokenField === 'max_tokens' && wantsOtherTokenField(error)) {
        habits.tokenField = 'max_completion_tokens';
        return readAsWanted(question, options);
      }
      if (habits.takesSampling && refusesSampling(error)) {
        habits.takesSampling = false;
        return readAsWanted(question, options);
      }
      const asksForSeveral = habits.givesSeveral && (question.candidates ?? 1) > 1;
      if (asksForSeveral && options.isFair && isOutOfTime(error)) habits.givesSeveral = false;
      if (!asksForSeveral || !isRefusal(error)) throw error;
      const texts = await readOnce({ ...question, candidates: 1 }, options);
      habits.givesSeveral = false;
      return texts;
    }
  }

  return async (question, { withinMs, signal }) => {
    try {
      const isFair = withinMs >= FAIR_WAIT_MS;
      return await readAsWanted(question, { until: performance.now() + withinMs, isFair, signal, timeouts, watch });
    } catch (error) {
      throw unavailable(error, signal);
    }
  };
}

interface Answers {
  texts: string[];
  /** How many answers the endpoint began. */
  begun: number;
  /** Whether time ended before all of them were complete. */
  ranOut: boolean;
}

async function readAnswers(
  model: LanguageModel,
  { instructions, material, maxCharacters, candidates = 1 }: Question,
  { until, signal, timeouts, watch, sampling }: CallOptions & { sampling: boolean },
): Promise<Answers> {
  signal?.throwIfAborted();
  const enough = new AbortController();
  // The library's own time-out for the first word starts at the answer's headers; a dead endpoint sends none.
  const firstWord = setTimeout(() => enough.abort(), timeouts.firstWordMs);
  const choices = createChoices(candidates, maxCharacters);
  const { stream } = streamText({
    model,
    instructions,
    prompt: material,
    maxOutputTokens: MAX_TOKENS,
    maxRetries: 0,
    ...(sampling ? SAMPLING : {}),
    // The library reads the first answer of several only, and mixes streamed ones; the endpoint's own pieces tell them apart.
    include: { rawChunks: true },
    ...(candidates > 1 ? { providerOptions: { [NAME]: { n: candidates } } } : {}),
    timeout: { totalMs: Math.max(1, Math.round(until - performance.now())), chunkMs: timeouts.stallMs },
    abortSignal: signal ? AbortSignal.any([signal, enough.signal]) : enough.signal,
    // The stream carries the error too; this stops the library from printing it with the story in it.
    onError: () => {},
  });
  try {
    for await (const part of stream) {
      if (part.type === 'raw') {
        watch?.(part.rawValue);
        if (choices.take(part.rawValue)) clearTimeout(firstWord);
      }
      if (choices.allComplete() && !watch) break;
      if (part.type === 'error') return whatIsComplete(part.error);
      if (part.type === 'abort') return whatIsComplete(new ModelUnavailable('no answer in time', { passing: true }));
      if (part.type === 'finish' && (part.finishReason === 'error' || part.finishReason === 'other') && choices.count() === 0) {
        throw new ModelUnavailable('unreadable answer', { passing: true });
      }
    }
  } finally {
    clearTimeout(firstWord);
    enough.abort();
  }
  if (choices.isDeclined()) throw new ModelUnavailable('declined to answer', { passing: false });
  const texts = choices.texts({ cutOff: true });
  if (texts.length === 0) throw new ModelUnavailable('No content generated', { passing: true });
  return { texts, begun: choices.count(), ranOut: false };

  /** What a stream that ended early brought to an end; one broken answer is none. */
  function whatIsComplete(reason: unknown): Answers {
    const complete = signal?.aborted ? [] : choices.texts({ cutOff: false });
    if (complete.length === 0) throw reason;
    return { texts: complete, begun: choices.count(), ranOut: true };
  }
}

/** Newer models of some endpoints refuse `max_tokens` and name the field they want instead. */
function wantsOtherTokenField(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === 400 && error.message.includes('max_completion_tokens');
}

/** Whether the endpoint wants its own way of choosing words. */
function refusesSampling(error: unknown): boolean {
  return APICallError.isInstance(error) && [400, 422].includes(error.statusCode ?? 0) && /temperature|top_p|\bstop\b/u.test(error.message);
}

/** Whether the endpoint did not like the question, rather than the asker or its own state. */
function isRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && [400, 404, 405, 422, 500, 501].includes(error.statusCode ?? 0);
}

function isOutOfTime(error: unknown): boolean {
  return error instanceof ModelUnavailable && error.message === 'no answer in time';
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
