import { createHash } from 'node:crypto';
import { cleanText } from '../cleaning/clean-text';
import type { AskModel } from './ask-model';
import { storySummaryPrompt } from './model-prompts';
import { nextCut, tail } from './story-notes';

/** Summaries that are kept, the last ones used: about two a room. */
const MOST_KEPT = 500;
/** How long a summary may take, in milliseconds; nobody waits for it. */
const WITHIN_MS = 20_000;
/** How often a beginning is tried. */
const TRIES = 2;
export const SUMMARY_LENGTH = { min: 80, max: 900 };
/** Characters to read beyond the longest summary, for models that think aloud. */
const SPARE_CHARACTERS = 2_000;

/** Summaries of the beginnings of long stories, which their questions no longer show. They live in the process: another one makes its own. */
export interface StorySummaries {
  /** The summary of a beginning; undefined while there is none. */
  of(beginning: string): string | undefined;
  /** Has the model sum up what the next questions will no longer show. Never rejects: a story without a summary goes on without. */
  prepare(text: string, fence: string): Promise<void>;
}

/**
 * Creates the summaries that a model keeps of the stories it helps to write.
 * @param storyLength the most characters of a story that its questions show.
 * @see docs/product/ai-writers.md
 */
export function createStorySummaries(ask: AskModel, storyLength: number): StorySummaries {
  const kept = new Map<string, string>();
  const tries = new Map<string, number>();
  let isAsking = false;

  function keep(key: string, summary: string): void {
    kept.set(key, summary);
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
  }

  return {
    of: (beginning) => kept.get(keyOf(beginning)),
    async prepare(text, fence) {
      const cut = nextCut(text, storyLength);
      const key = cut && keyOf(cut.before + cut.added);
      // One at a time: parts come first at an endpoint that answers one question after the other.
      if (!cut || !key || kept.has(key) || isAsking || (tries.get(key) ?? 0) >= TRIES) return;
      isAsking = true;
      if (tries.size >= MOST_KEPT) tries.clear();
      tries.set(key, (tries.get(key) ?? 0) + 1);
      // Where the summary of what came before is missing, as after a start, as much of it as a question shows.
      const before = kept.get(keyOf(cut.before)) ?? tail(cut.before, storyLength - cut.added.length);
      const texts = storySummaryPrompt(before, cut.added, fence);
      try {
        const [answer = ''] = await ask(
          { ...texts, maxCharacters: SUMMARY_LENGTH.max + SPARE_CHARACTERS },
          { withinMs: WITHIN_MS, signal: undefined },
        );
        const { text: summary } = cleanText(answer, {
          before: cut.added,
          instructions: texts.instructions,
          writer: '',
          length: SUMMARY_LENGTH,
        });
        if (summary !== undefined) keep(key, summary);
      } catch {
        // Whatever the reason, the next part asks again.
      } finally {
        isAsking = false;
      }
    },
  };
}

function keyOf(beginning: string): string {
  return createHash('sha256').update(beginning).digest('base64');
}
