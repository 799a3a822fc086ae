import { z } from 'zod';
import type { ModelSettings } from '~/platform/config/config.server';
import type { AskModel, Question, Timeouts } from '../language-model/ask-model';
import { createAskModel } from '../language-model/ask-model.server';
import type { Reading } from './trial';

const piece = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })).optional(),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int() }).nullish(),
});

/** Characters a token, about, in English prose. */
const TOKEN_CHARACTERS = 4;
/** A count that is further off than this factor is not believed. */
const BELIEVED = 3;

/** Asks one question at a time, for one answer each, and times it. */
export interface TimedAsk {
  ask: AskModel;
  /** The last question that got a word in answer, and how long it took. */
  last(): { question: Question; reading: Reading } | undefined;
}

/** What has come of the question under way. */
interface Watched {
  began: number;
  firstWordMs?: number;
  lastWordMs: number;
  pieces: number;
  counted?: { prompt_tokens: number; completion_tokens: number };
}

/** Creates the client that the site itself uses, with a clock beside it. */
export function createTimedAsk(settings: ModelSettings, timeouts: Timeouts): TimedAsk {
  let watched: Watched = { began: 0, lastWordMs: 0, pieces: 0 };
  let last: ReturnType<TimedAsk['last']>;

  const inner = createAskModel(settings, timeouts, (sent) => {
    const { data } = piece.safeParse(sent);
    if (data?.usage) watched.counted = data.usage;
    if (!data?.choices?.some(({ delta }) => delta?.content)) return;
    watched.lastWordMs = performance.now() - watched.began;
    watched.firstWordMs ??= watched.lastWordMs;
    watched.pieces += 1;
  });

  return {
    async ask(question, options) {
      watched = { began: performance.now(), lastWordMs: 0, pieces: 0 };
      last = undefined;
      const answers = await inner({ ...question, candidates: 1 }, options);
      const reading = readingOf(question, answers[0] ?? '', watched);
      last = reading && { question, reading };
      return answers;
    },
    last: () => last,
  };
}

function readingOf({ instructions, material }: Question, answer: string, watched: Watched): Reading | undefined {
  const { firstWordMs, lastWordMs, pieces, counted } = watched;
  if (firstWordMs === undefined) return undefined;
  const read = believed(counted?.prompt_tokens, (instructions.length + material.length) / TOKEN_CHARACTERS);
  const written = believed(counted?.completion_tokens, Math.max(pieces, answer.length / TOKEN_CHARACTERS));
  return {
    ...{ firstWordMs, totalMs: lastWordMs },
    ...{ readTokens: read.tokens, writtenTokens: written.tokens, isCounted: read.isCounted && written.isCounted },
  };
}

/** What an endpoint says it has counted, where that can be. */
function believed(counted: number | undefined, estimate: number): { tokens: number; isCounted: boolean } {
  const isCounted = counted !== undefined && counted >= estimate / BELIEVED && counted <= estimate * BELIEVED;
  return { tokens: isCounted ? counted : Math.round(estimate), isCounted };
}
