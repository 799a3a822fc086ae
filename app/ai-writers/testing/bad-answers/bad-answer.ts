import type { SampleStoryName } from '../stories';

/** Answers of one bad kind, as small models give them. */
export interface BadAnswers {
  kind: string;
  answers: readonly BadAnswer[];
}

export interface BadAnswer {
  story: SampleStoryName;
  text: string;
  /** What must not reach the story, where the rest of the answer may; without it, nothing of the answer may. */
  rubbish?: RegExp;
}

/** Answers to one story that must be refused whole. */
export function refused(story: SampleStoryName, texts: readonly string[]): BadAnswer[] {
  return texts.map((text) => ({ story, text }));
}

/** An answer whose prose may be kept, but not its rubbish. */
export function partly(story: SampleStoryName, rubbish: RegExp, text: string): BadAnswer {
  return { story, text, rubbish };
}
