export interface TitledText {
  title: string;
  text: string;
}

/** Texts in place of a missing story. */
export const absentTexts = {
  missing: { title: 'Story not found', text: 'It may have been deleted, or its address is not quite right.' },
  gone: { title: 'This story is gone', text: 'It has been deleted. Others are waiting to be read.' },
} as const satisfies Record<string, TitledText>;
