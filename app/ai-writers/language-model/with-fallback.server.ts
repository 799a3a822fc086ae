import { Histogram, type Registry } from 'prom-client';
import type { Clock } from '~/platform/clock/clock';
import type { Log } from '~/platform/log/log.server';
import type { Tracing } from '~/platform/tracing/tracing.server';
import type { AskedText } from '../record/writer-record.server';
import type { WriterModel, WriterModelCall } from '../writer-model';
import { FAIR_WAIT_MS, ModelUnavailable } from './ask-model';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker';
import { LEAST_MS, UnusableAnswer } from './language-model.server';

export interface FallbackDependencies {
  languageModel: WriterModel;
  builtIn: WriterModel;
  clock: Pick<Clock, 'now'>;
  log: Pick<Log, 'warn'>;
  seconds: WriterModelSeconds;
  tracing: Tracing;
  /** Notes who wrote; nobody waits for it, and it never rejects. */
  note(asked: AskedText): Promise<void>;
  breaker?: CircuitBreaker;
}

/** Seconds that the language model was waited for, by kind of text and what came of it. */
export type WriterModelSeconds = Histogram<'kind' | 'outcome'>;

type Kind = 'prompt' | 'starter' | 'content';
type Outcome = 'answered' | 'failed' | 'refused' | 'skipped' | 'aborted';
/** What came of asking the model. */
type Asked<T> = { outcome: 'answered'; answer: T } | { outcome: Exclude<Outcome, 'answered' | 'aborted'>; reason: string };

export function createWriterModelSeconds(registry: Registry): WriterModelSeconds {
  return new Histogram({
    name: 'quillarena_writer_model_seconds',
    help: 'Seconds until the language model answered or was given up; texts it was not asked for count 0.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.25, 0.5, 1, 2, 5, 10, 20],
    registers: [registry],
  });
}

/**
 * The language model's texts, or the built-in writer's when the model fails, stalls, gives an unusable answer, or is
 * paused after repeated failures. Rejects only when the built-in writer does, or with the reason of an aborted signal.
 * @see docs/product/ai-writers.md
 */
export function withFallback({
  languageModel,
  builtIn,
  clock,
  log,
  seconds,
  tracing,
  note,
  breaker = createCircuitBreaker(),
}: FallbackDependencies): WriterModel {
  /** When the model last answered somebody. */
  let answeredAt = 0;

  async function answered<T>(kind: Kind, ask: () => Promise<T>, call: WriterModelCall = {}): Promise<Asked<T>> {
    const began = clock.now().getTime();
    call.signal?.throwIfAborted();
    const skips = call.withinMs !== undefined && call.withinMs < LEAST_MS ? 'no time left' : undefined;
    if (skips || !breaker.allowsCall(clock.now())) {
      seconds.observe({ kind, outcome: 'skipped' }, 0);
      return { outcome: 'skipped', reason: skips ?? 'left alone after failures' };
    }
    const stopTimer = seconds.startTimer({ kind });
    const span = tracing.begin({ kind: 'client', name: `writer model ${kind}`, facts: { 'writer_model.kind': kind } });
    const ended = (outcome: Outcome) => {
      stopTimer({ outcome });
      span.end({ facts: { 'writer_model.outcome': outcome }, failed: outcome === 'failed' });
    };
    try {
      const answer = await span.run(ask);
      breaker.succeeded();
      answeredAt = clock.now().getTime();
      ended('answered');
      return { outcome: 'answered', answer };
    } catch (error) {
      const outcome = learnFrom(error, call, began);
      ended(outcome);
      if (outcome === 'aborted') throw error;
      const reason = reasonOf(error);
      log.warn({ kind, outcome, reason }, 'the built-in writer stands in for the language model');
      return { outcome, reason };
    }
  }

  /** The model's text, or that of the writer who stands in; who wrote it is noted. */
  async function written<T extends object>(
    kind: Kind,
    ask: () => Promise<T>,
    standIn: () => Promise<T>,
    call: WriterModelCall | undefined,
  ): Promise<T> {
    const began = clock.now().getTime();
    const asked = await answered(kind, ask, call);
    const text = asked.outcome === 'answered' ? asked.answer : await standIn();
    const reason = asked.outcome === 'answered' ? null : asked.reason;
    void note({ kind, outcome: asked.outcome, reason, passed: 'passes' in text, tookMs: clock.now().getTime() - began });
    return text;
  }

  function learnFrom(error: unknown, { signal, withinMs }: WriterModelCall, began: number): 'aborted' | 'failed' | 'refused' {
    if (signal?.aborted) {
      breaker.cancelled();
      return 'aborted';
    }
    if (error instanceof UnusableAnswer) {
      // The model is well; what one story makes it say must not cost all the others their model.
      breaker.succeeded();
      return 'refused';
    }
    // One that answered another room meanwhile, or another writer of the round, had no room for this question.
    const isBusy = answeredAt > began;
    if (isBusy || (withinMs !== undefined && withinMs < FAIR_WAIT_MS)) breaker.cancelled();
    else breaker.failed(clock.now());
    return 'failed';
  }

  return {
    generateCreativePrompt: (except, call) =>
      written(
        'prompt',
        () => languageModel.generateCreativePrompt(except, call),
        () => builtIn.generateCreativePrompt(except, call),
        call,
      ),
    generateStoryStarter: (prompt, call) =>
      written(
        'starter',
        () => languageModel.generateStoryStarter(prompt, call),
        async () => ({ ...(await builtIn.generateStoryStarter(prompt, call)), standIn: true }),
        call,
      ),
    generateStoryContent: (request, call) =>
      written(
        'content',
        () => languageModel.generateStoryContent(request, call),
        () => builtIn.generateStoryContent(request, call),
        call,
      ),
  };
}

/** Fixed words only: an error of the library may quote the story. */
function reasonOf(error: unknown): string {
  return error instanceof ModelUnavailable || error instanceof UnusableAnswer ? error.message : 'unexpected error';
}
