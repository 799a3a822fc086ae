import { countText } from '~/platform/text/format';
import { NO_NOTES, type Notes } from '../notes/notes';
import type { Language } from './languages';

/** How far a story is, as its author says. */
export const storyProgress = {
  in_progress: 'In progress',
  complete: 'Complete',
  hiatus: 'On hiatus',
} as const;

export type StoryProgress = keyof typeof storyProgress;

export const progressNames = Object.keys(storyProgress) as StoryProgress[];

/** The longest summary, in characters as people count them. */
export const MAX_SUMMARY = 1_250;
/** The most chapters that a story can have. */
export const MAX_PLANNED = 500;

/** What an author says of a story. */
export interface StoryFacts extends Notes {
  /** Plain text; empty for none. */
  summary: string;
  /** Null while they have not said. */
  progress: StoryProgress | null;
  /** How many chapters it will have; null while nobody knows. */
  plannedChapters: number | null;
  /** Null while they have not said. */
  language: Language | null;
}

type ProgressFacts = Pick<StoryFacts, 'progress' | 'plannedChapters'>;

/** What is said of a story whose author says nothing. */
export const NOTHING_SAID: StoryFacts = { summary: '', progress: null, plannedChapters: null, language: null, ...NO_NOTES };

/** How many chapters there are of how many: '8/12', or '8/?'. Undefined while its author has said nothing of it. */
export function chaptersOfAll(chapters: number, { progress, plannedChapters }: ProgressFacts): string | undefined {
  if (progress === null && plannedChapters === null) return undefined;
  if (progress === 'complete') return `${chapters}/${chapters}`;
  return `${chapters}/${plannedChapters === null ? '?' : Math.max(chapters, plannedChapters)}`;
}

/** How far a story is, such as '8/12 chapters' and 'On hiatus'; empty while its author has said nothing of it. */
export function progressFacts(chapters: number, facts: ProgressFacts): string[] {
  const ofAll = chaptersOfAll(chapters, facts);
  return [...(ofAll === undefined ? [] : [`${ofAll} chapters`]), ...(facts.progress === null ? [] : [storyProgress[facts.progress]])];
}

/** The same in a line, with the number of chapters where nothing is said: '3 chapters'. */
export function progressText(chapters: number, facts: ProgressFacts): string {
  return progressFacts(chapters, facts).join(' · ') || countText(chapters, { one: 'chapter', other: 'chapters' });
}
