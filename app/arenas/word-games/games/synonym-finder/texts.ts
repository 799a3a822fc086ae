/** Texts of Synonym Finder. */
export const synonymFinderTexts = {
  synonymsFound: 'Synonyms found',
  task: (word: string) => `A word that means the same as “${word}”`,
  spoken: (word: string, part: string, sense: string | undefined, needed: number) =>
    `${word}, ${part}${sense ? `: ${sense}` : ''}. ${needed} synonyms to find.`,
  close: 'close',
  ofFound: (found: number, needed: number) => `${found} of ${needed} found`,
} as const;
