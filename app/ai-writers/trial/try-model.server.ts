import { systemClock } from '~/platform/clock/clock';
import type { ModelSettings } from '~/platform/config/config.server';
import { seededRandom } from '~/platform/random/random';
import { ModelUnavailable, type Question, type Timeouts } from '../language-model/ask-model';
import { createLanguageModel, UnusableAnswer } from '../language-model/language-model.server';
import type { StoryContentRequest } from '../writer-model';
import { sampleRequest } from './sample-story';
import { createTimedAsk, type TimedAsk } from './timed-ask.server';
import type { Answer, Trial } from './trial';

/** How long a trial waits, which is far longer than a room: it is to tell how slow a model is. */
const PATIENCE = { firstWordMs: 120_000, stallMs: 20_000, totalMs: 180_000 };

/** Has a model loaded without being asked for much. */
const WARM_UP = { instructions: 'Answer with one word.', material: 'Ready?', maxCharacters: 40 };

export interface TrialOptions {
  patience?: Timeouts & { totalMs: number };
}

/**
 * Asks a model what the site would ask it: a part of a story, a later part of the same story, and a prompt.
 * @returns what it answered and how quickly. Never rejects: why there is no answer stands in the trial.
 * @see docs/ai-writers.md
 */
export async function tryModel(settings: ModelSettings, { patience = PATIENCE }: TrialOptions = {}): Promise<Trial> {
  const timed = createTimedAsk(settings, patience);
  const once = { tries: 1, totalMs: patience.totalMs, pauseMs: 0 };
  const retryPolicies = { prompt: once, starter: once, content: once };
  const model = createLanguageModel({ ask: timed.ask, clock: systemClock(), random: seededRandom(1), retryPolicies });
  const trial: Trial = { baseUrl: settings.baseUrl, model: settings.model };

  async function part(request: StoryContentRequest): Promise<Answer> {
    return answerOf(timed, async () => {
      const content = await model.generateStoryContent(request, { withinMs: patience.totalMs });
      return 'passes' in content ? '' : content.generatedContent;
    });
  }

  try {
    await timed.ask(WARM_UP, { withinMs: patience.totalMs, signal: undefined });
    trial.loadMs = timed.last()?.reading.firstWordMs ?? 0;
  } catch (error) {
    return { ...trial, fault: faultOf(error) };
  }
  trial.first = await part(sampleRequest('first'));
  const before = wholeOf(timed.last()?.question);
  trial.later = await part(sampleRequest('later'));
  const later = timed.last();
  if (later) trial.later.newTokens = newTokens(before, wholeOf(later.question), later.reading.readTokens);
  trial.prompt = await answerOf(timed, async () => (await model.generateCreativePrompt([])).prompt);
  return trial;
}

function wholeOf(question: Question | undefined): string {
  return question ? `${question.instructions}\n${question.material}` : '';
}

/** How many of a question's tokens its reader has not seen in the question before, as far as characters tell. */
function newTokens(before: string, now: string, tokens: number): number {
  let same = 0;
  while (same < before.length && before[same] === now[same]) same += 1;
  return Math.round((tokens * (now.length - same)) / Math.max(1, now.length));
}

async function answerOf(timed: TimedAsk, ask: () => Promise<string>): Promise<Answer> {
  try {
    const text = await ask();
    return { text, ...readingOf(timed) };
  } catch (error) {
    return { fault: faultOf(error), ...readingOf(timed) };
  }
}

function readingOf(timed: TimedAsk): Pick<Answer, 'reading'> {
  const reading = timed.last()?.reading;
  return reading ? { reading } : {};
}

/** A few fixed words. */
function faultOf(error: unknown): string {
  return error instanceof ModelUnavailable || error instanceof UnusableAnswer ? error.message : 'unexpected error';
}
