import type { DraftWords } from './local-draft';
import { baseOf } from './merging/word-base';
import type { Words } from './save.contract';
import type { SaverState } from './saver-state';

/** A page's words as they are stored on the device. @param at now, in ms since 1970. */
export function draftOf({ words, saved, version, unanswered }: SaverState, at: number): DraftWords {
  const last = unanswered.at(-1);
  const { title, body } = words;
  return {
    ...{ title, body, base: baseOf(saved, words), baseVersion: version, at },
    ...(last && { saveId: last.saveId }),
    ...(last?.words && { sent: baseOf(last.words, words) }),
  };
}

/** Words that were not chosen, for copying. */
export function asideOf({ version }: SaverState, { title, body }: Words, at: number): DraftWords {
  return { title, body, baseVersion: version, at };
}
