/** Texts beside the series of a story, on its page. */
export const seriesLineTexts = { previous: '← Previous part', next: 'Next part →' } as const;
