import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '~/platform/clock/clock';
import type { Random } from '~/platform/random/random';
import { themes } from '~content/creative-writing/themes';
import { type Judgement, judgePart, type Misfit, readSoFar } from '../checks/judge-part';
import { type CleaningRules, cleanText, type Fault } from '../cleaning/clean-text';
import { storyText } from '../story-parts';
import { allowedLength } from '../target-length';
import { PROMPT_MS } from '../waiting-times';
import type { WriterModel, WriterModelCall } from '../writer-model';
import { type AskModel, ModelUnavailable } from './ask-model';
import {
  CONTEXT_LENGTH,
  creativePromptPrompt,
  type PromptTexts,
  storyContentPrompt,
  storyContinuationPrompt,
  storyStarterPrompt,
} from './model-prompts';
import { storyLengthIn, USUAL_CONTEXT } from './story-notes';
import { createStorySummaries } from './story-summaries';
import { withoutFiller } from './without-filler';

/** Thrown when a language model answered with nothing that may be shown. */
export class UnusableAnswer extends Error {
  readonly fault: Fault | Misfit;

  constructor(fault: Fault | Misfit) {
    super(fault);
    this.name = 'UnusableAnswer';
    this.fault = fault;
  }
}

interface RetryPolicy {
  /** The most attempts for one question. */
  tries: number;
  /** Milliseconds for all attempts together, when the caller gives no limit. */
  totalMs: number;
  /** Milliseconds before the second attempt, doubled before the third. */
  pauseMs: number;
}

const RETRY_POLICIES = {
  // A person waits for these two on a page that does not change meanwhile.
  prompt: { tries: 1, totalMs: PROMPT_MS, pauseMs: 300 },
  starter: { tries: 3, totalMs: 10_000, pauseMs: 300 },
  // This one is asked while the previous turn is running.
  content: { tries: 2, totalMs: 20_000, pauseMs: 500 },
} as const satisfies Record<string, RetryPolicy>;

const PROMPT_LENGTH = { min: 40, max: 300 };
const STARTER_LENGTH = { min: 40, max: 260 };
/** How many of the prompts that a person saw last a new one must differ from. */
const COMPARED_PROMPTS = 20;
/** Characters to read beyond the longest good answer, because some models think aloud before it. */
const SPARE_CHARACTERS = 8000;
/** Answers to choose a part from. */
const CANDIDATES = 3;
/** Less time than this is not worth an attempt, in milliseconds. */
export const LEAST_MS = 200;

interface LanguageModelDependencies {
  ask: AskModel;
  clock: Pick<Clock, 'now'>;
  random: Random;
  /** How many tokens a question about a story may have. */
  contextTokens?: number | undefined;
  retryPolicies?: Readonly<Record<keyof typeof RETRY_POLICIES, RetryPolicy>>;
}

/** How the answers to a question are cleaned and judged. */
interface Rules extends Omit<CleaningRules, 'instructions'> {
  /** How many answers to choose from. */
  candidates?: number;
  /** Judges clean prose; without it, all of it fits. */
  judge?(text: string): Judgement;
}

/** Clean prose that fits. */
interface Draft {
  text: string;
  namesStranger: boolean;
  takesUp: 0 | 1 | 2;
}

/**
 * A writer model on a language model: asks, for several answers where it can, retries where that can help, and returns the
 * best of what is clean prose and fits. Its calls reject with {@link ModelUnavailable} or {@link UnusableAnswer}, or with
 * the reason of an aborted signal.
 * @see docs/product/ai-writers.md
 */
export function createLanguageModel({
  ask,
  clock,
  random,
  contextTokens = USUAL_CONTEXT,
  retryPolicies = RETRY_POLICIES,
}: LanguageModelDependencies): WriterModel {
  async function askOnce(texts: PromptTexts, rules: Rules, withinMs: number, signal: AbortSignal | undefined): Promise<Draft> {
    const { candidates = 1, length } = rules;
    const answers = await ask({ ...texts, candidates, maxCharacters: length.max + SPARE_CHARACTERS }, { withinMs, signal });
    const judged = answers.map((answer) => draftOf(answer, texts, rules));
    const best = judged.filter((each) => 'text' in each).reduce<Draft | undefined>((one, other) => better(one, other, rules), undefined);
    if (best) return best;
    throw new UnusableAnswer(judged.find((each) => 'fault' in each)?.fault ?? 'No content generated');
  }

  async function prose(kind: keyof typeof RETRY_POLICIES, texts: PromptTexts, rules: Rules, call: WriterModelCall = {}): Promise<string> {
    const { tries, totalMs, pauseMs } = retryPolicies[kind];
    const until = clock.now().getTime() + Math.min(call.withinMs ?? Number.POSITIVE_INFINITY, totalMs);
    const msLeft = () => until - clock.now().getTime();
    let best: Draft | undefined;
    for (let attempt = 1; ; attempt += 1) {
      const mayTryAgain = (pause: number) => attempt < tries && msLeft() > pause + LEAST_MS;
      try {
        best = better(best, await askOnce(texts, rules, Math.max(LEAST_MS, msLeft()), call.signal), rules);
        if (isGood(best, rules) || !mayTryAgain(0)) return best.text;
      } catch (error) {
        call.signal?.throwIfAborted();
        const pause = pauseBefore(error, pauseMs * 2 ** (attempt - 1));
        if (pause === undefined || !mayTryAgain(pause)) {
          if (best) return best.text;
          throw error;
        }
        await wait(pause, undefined, { signal: call.signal }).catch(() => call.signal?.throwIfAborted());
      }
    }
  }

  const fence = () => `text-${random.integer(2 ** 31).toString(36)}`;
  const fenceKey = fence();
  /** The same for all parts of a room, and known to nobody in it. */
  const fenceOf = (opening: string) => `text-${createHmac('sha256', fenceKey).update(opening).digest('hex').slice(0, 10)}`;
  const storyLength = storyLengthIn(contextTokens);
  const summaries = createStorySummaries(ask, storyLength);

  return {
    async generateCreativePrompt(except, call) {
      const rules = { before: except.slice(-COMPARED_PROMPTS).join('\n'), writer: '', length: PROMPT_LENGTH };
      return { prompt: await prose('prompt', creativePromptPrompt(random.pick(themes), except, fence()), rules, call) };
    },
    async generateStoryStarter(prompt, call) {
      const rules = { before: prompt.slice(0, CONTEXT_LENGTH), writer: '', length: STARTER_LENGTH };
      const texts = call?.continues ? storyContinuationPrompt(prompt, fence()) : storyStarterPrompt(prompt, fence());
      return { storyStarter: await prose('starter', texts, rules, call) };
    },
    async generateStoryContent(request, call) {
      const soFar = readSoFar(request.opening, request.parts, request.said);
      const rules: Rules = {
        before: soFar.text,
        writer: request.writer,
        length: allowedLength(request.proficiency, request.targetLength),
        people: soFar.story.people.map(({ name }) => name),
        room: soFar.room,
        candidates: CANDIDATES,
        judge: (text) => judgePart(text, soFar),
      };
      const ownFence = fenceOf(request.opening);
      const shown = storyText(request.opening, withoutFiller(request.parts));
      const texts = storyContentPrompt(request, { ...soFar, text: shown }, ownFence, { summaryOf: summaries.of, storyLength });
      const generatedContent = await prose('content', texts, rules, call);
      // A summary would stand in front of the part of an AI writer who comes next; while a person writes, the endpoint is free.
      if (!request.behind) void summaries.prepare(shown, ownFence);
      return { generatedContent };
    },
  };
}

/** An answer as prose, or what is wrong with it. */
function draftOf(answer: string, { instructions, material }: PromptTexts, rules: Rules): Draft | { fault: Fault | Misfit } {
  const cleaned = cleanText(answer, { ...rules, instructions: `${instructions}\n${lastLine(material)}` });
  if (cleaned.text === undefined) return { fault: cleaned.fault };
  const judgement = rules.judge?.(cleaned.text) ?? { namesStranger: false, takesUp: 2 };
  return judgement.misfit ? { fault: judgement.misfit } : { text: cleaned.text, ...judgement };
}

function better(one: Draft | undefined, other: Draft, rules: Rules): Draft {
  if (!one) return other;
  const ahead = rankOf(other, rules) - rankOf(one, rules) || other.text.length - one.text.length;
  return ahead > 0 ? other : one;
}

/** Whether asking again is not worth the time: the prose is long enough, and everybody in it belongs to the story. */
function isGood({ text, namesStranger }: Draft, { length }: Rules): boolean {
  return text.length >= length.min && !namesStranger;
}

/** The length and the people come first; what of the last turn is taken up only breaks ties. */
function rankOf(draft: Draft, rules: Rules): number {
  return (draft.text.length >= rules.length.min ? 6 : 0) + (draft.namesStranger ? 0 : 3) + draft.takesUp;
}

/** Milliseconds to wait before retrying after `error`; undefined when a retry cannot help. */
function pauseBefore(error: unknown, pauseMs: number): number | undefined {
  if (error instanceof UnusableAnswer) return 0;
  if (error instanceof ModelUnavailable && error.passing) return Math.max(pauseMs, error.retryAfterMs);
  return undefined;
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}
