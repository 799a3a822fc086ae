import { z } from 'zod';

const chunkSchema = z.object({
  choices: z.array(
    z.object({
      index: z.number().int().nonnegative().nullish(),
      delta: z
        .object({ content: z.string().nullish(), reasoning_content: z.string().nullish(), reasoning: z.string().nullish() })
        .nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

interface Choice {
  text: string;
  /** Why the endpoint ended it; undefined while it goes on. */
  finished?: string;
}

/** Puts the answers of one question together from the pieces of a stream, which come in any order. */
export interface Choices {
  /** Takes a piece as the endpoint sent it. Returns whether it held words, thoughts included. */
  take(chunk: unknown): boolean;
  /** Whether nothing more is worth waiting for: all answers are complete, or all begun and one of those has no end. */
  allComplete(): boolean;
  /** How many answers the endpoint has begun. */
  count(): number;
  /** The complete answers that are not empty; with `cutOff`, those that the end of the stream cut off, too. */
  texts(options: { cutOff: boolean }): string[];
  /** Whether the endpoint declined to give any of the answers. */
  isDeclined(): boolean;
}

/**
 * @param wanted how many answers were asked for; pieces of any further ones are dropped.
 * @param maxCharacters an answer as long as this counts as complete.
 */
export function createChoices(wanted: number, maxCharacters: number): Choices {
  const choices = new Map<number, Choice>();
  const isComplete = ({ text, finished }: Choice) => finished !== undefined || text.length >= maxCharacters;
  const isUsable = ({ text, finished }: Choice) => finished !== 'content_filter' && text.trim() !== '';

  function takeChoice(index: number, words: string, finished: string | null | undefined): void {
    const choice = choices.get(index) ?? { text: '' };
    choice.text = (choice.text + words).slice(0, maxCharacters);
    if (finished) choice.finished = finished;
    choices.set(index, choice);
  }

  return {
    take(chunk) {
      const parsed = chunkSchema.safeParse(chunk);
      if (!parsed.success) return false;
      let holdsWords = false;
      for (const { index, delta, finish_reason } of parsed.data.choices) {
        if ((index ?? 0) >= wanted) continue;
        takeChoice(index ?? 0, delta?.content ?? '', finish_reason);
        holdsWords ||= Boolean(delta?.content || delta?.reasoning_content || delta?.reasoning);
      }
      return holdsWords;
    },
    allComplete() {
      const begun = [...choices.values()];
      return (
        begun.length > 0 && begun.every(isComplete) && (begun.length >= wanted || begun.some(({ finished }) => finished === undefined))
      );
    },
    count: () => choices.size,
    texts: ({ cutOff }) =>
      [...choices.values()].filter((choice) => isUsable(choice) && (cutOff || isComplete(choice))).map(({ text }) => text),
    isDeclined: () => choices.size > 0 && [...choices.values()].every(({ finished }) => finished === 'content_filter'),
  };
}
