import { UNKNOWN_LANGUAGE } from '~/platform/text/language';

/** How many people are promised to reach a story's end. */
export const READERS_PROMISED = 5;
/** How many stories a day a reader is shown as theirs to read. */
export const OFFERS_A_DAY = 5;

/** A story that waits for readers. */
export interface WaitingStory {
  id: string;
  /** Of fan fiction, all of a crossover's; none for a story of its own. */
  fandomIds: readonly string[];
  words: number;
  language: string;
  /** To how many people it was shown. */
  shown: number;
}

/** What a reader has read lately: the stories whose end they reached, that they rated or keep a bookmark in. */
export interface Taste {
  /** Null stands for stories of no fandom. */
  fandoms: ReadonlySet<string | null>;
  /** Of each, in words. */
  lengths: readonly number[];
  languages: ReadonlySet<string>;
}

/** What a fandom that a reader reads weighs, next to a length that is exactly theirs, which weighs 1. */
const FANDOM = 1;

/**
 * The story that suits a reader best among those that were shown to the fewest: in a language they read, then by fandom and length.
 * @param waiting those that were shown least first; of two that suit as well, the earlier one is chosen.
 * @returns undefined where there is none in a language they read.
 * @see docs/product/first-readers.md
 */
export function chooseStory<Story extends WaitingStory>(waiting: readonly Story[], taste: Taste): Story | undefined {
  const readable = waiting.filter(({ language }) => isRead(language, taste.languages));
  const scored = readable.map((story) => ({ story, score: fits(story, taste) }));
  return scored.reduce<(typeof scored)[number] | undefined>((best, one) => (best && best.score >= one.score ? best : one), undefined)
    ?.story;
}

function isRead(language: string, languages: ReadonlySet<string>): boolean {
  return languages.size === 0 || language === UNKNOWN_LANGUAGE || languages.has(language);
}

/** How well a story suits a reader: 0 to 2. */
function fits({ fandomIds, words }: WaitingStory, { fandoms, lengths }: Taste): number {
  const usual = medianOf(lengths);
  const length = usual === undefined ? 0 : 1 / (1 + Math.abs(Math.log((words + 1) / (usual + 1))));
  return (fandomsOrNone(fandomIds).some((id) => fandoms.has(id)) ? FANDOM : 0) + length;
}

/** The fandoms of a story as a taste knows them. */
export function fandomsOrNone(fandomIds: readonly string[]): readonly (string | null)[] {
  return fandomIds.length > 0 ? fandomIds : [null];
}

function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}
