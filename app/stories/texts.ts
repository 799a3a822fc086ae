export interface TitledText {
  title: string;
  text: string;
}

/** Texts in place of a missing story. */
export const absentTexts = {
  missing: { title: 'Story not found', text: 'It may have been deleted, or its address is not quite right.' },
  gone: { title: 'This story is gone', text: 'It has been deleted. Others are waiting to be read.' },
  takenBack: {
    title: 'This story was taken back by its author',
    text: 'Its author unpublished it. If they publish it again, it will be at this address.',
  },
} as const satisfies Record<string, TitledText>;

/** Why nobody finds a story at its address. */
export type Absence = keyof typeof absentTexts;

/** The HTTP status of an address whose story is absent: that there was one stays known. */
export function statusOfAbsence(absence: Absence): 404 | 410 {
  return absence === 'missing' ? 404 : 410;
}
