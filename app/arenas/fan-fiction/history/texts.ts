import { historyTexts } from '~/stories/history/history-texts';

/** Texts of the earlier versions of a chapter, besides those of all histories. */
export const fanFictionHistoryTexts = {
  backToWriting: 'Back to writing',
  bringsBackPublished: 'Readers keep seeing what is published. These words go into the form, and you decide when to save the chapter.',
  bringsBackUnpublished: `Your unpublished chapter gets these words. ${historyTexts.keptToo}`,
} as const;
