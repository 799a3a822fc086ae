/** Texts of the arches of the daily set. */
export const archesTexts = {
  seconds: (seconds: number) => `${seconds} seconds`,
  ofKeystones: (keystones: number, most: number) => `${keystones} of ${most} keystones`,
  verbs: { open: 'Play Now: ', running: 'Continue: ', played: 'Review: ' },
} as const;
