import { historyTexts } from '~/stories/history/history-texts';
import type { StoryState } from './history.server';

/** Texts of the earlier versions of a session's story, besides those of all histories. */
export const creativeWritingHistoryTexts = {
  continueWriting: 'Continue writing',
  toStory: 'Back to the story',
  bringsBack: {
    session: `Your session continues with these words. ${historyTexts.keptToo}`,
    draft: `These words replace your draft. ${historyTexts.keptToo}`,
    published: `The published story stays as it is, and you revise it with these words. ${historyTexts.keptToo}`,
  } satisfies Record<StoryState, string>,
} as const;
