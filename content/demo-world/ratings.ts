/** One fictional player's rating of another's story. */
export interface DemoRating {
  /** The slug of the story. */
  story: string;
  /** The key of the writer who rated it. */
  reader: string;
  value: 1 | 2 | 3 | 4 | 5;
}

/** All ratings: at most one per reader and story, never of one's own. */
export const demoRatings: readonly DemoRating[] = [
  { story: 'the-ninth-gate', reader: 'lena-marsh', value: 5 },
  { story: 'the-ninth-gate', reader: 'ruth-calder', value: 5 },
  { story: 'the-ninth-gate', reader: 'tomas-reed', value: 5 },
  { story: 'the-ninth-gate', reader: 'aiko-sand', value: 4 },
  { story: 'the-ninth-gate', reader: 'emeka-lund', value: 5 },

  { story: 'how-it-ends', reader: 'ruth-calder', value: 5 },
  { story: 'how-it-ends', reader: 'pilar-dutra', value: 4 },
  { story: 'how-it-ends', reader: 'ivo-quick', value: 3 },
  { story: 'how-it-ends', reader: 'lena-marsh', value: 5 },
  { story: 'how-it-ends', reader: 'tomas-reed', value: 4 },
  { story: 'how-it-ends', reader: 'aiko-sand', value: 4 },

  { story: 'the-dining-car', reader: 'mara-ellwood', value: 4 },
  { story: 'the-dining-car', reader: 'emeka-lund', value: 5 },
  { story: 'the-dining-car', reader: 'ruth-calder', value: 3 },
  { story: 'the-dining-car', reader: 'lena-marsh', value: 4 },
  { story: 'the-dining-car', reader: 'pilar-dutra', value: 4 },

  { story: 'bay-nineteen', reader: 'mara-ellwood', value: 5 },
  { story: 'bay-nineteen', reader: 'ruth-calder', value: 5 },
  { story: 'bay-nineteen', reader: 'ivo-quick', value: 4 },
  { story: 'bay-nineteen', reader: 'tomas-reed', value: 4 },
  { story: 'bay-nineteen', reader: 'aiko-sand', value: 5 },
  { story: 'bay-nineteen', reader: 'pilar-dutra', value: 4 },

  { story: 'middle-c', reader: 'mara-ellwood', value: 5 },
  { story: 'middle-c', reader: 'aiko-sand', value: 5 },
  { story: 'middle-c', reader: 'lena-marsh', value: 4 },
  { story: 'middle-c', reader: 'ruth-calder', value: 4 },
  { story: 'middle-c', reader: 'pilar-dutra', value: 5 },
  { story: 'middle-c', reader: 'emeka-lund', value: 3 },

  { story: 'the-colander', reader: 'mara-ellwood', value: 5 },
  { story: 'the-colander', reader: 'aiko-sand', value: 5 },
  { story: 'the-colander', reader: 'tomas-reed', value: 4 },
  { story: 'the-colander', reader: 'lena-marsh', value: 5 },
  { story: 'the-colander', reader: 'ivo-quick', value: 4 },
  { story: 'the-colander', reader: 'ruth-calder', value: 5 },

  { story: 'viewing-by-appointment', reader: 'lena-marsh', value: 4 },
  { story: 'viewing-by-appointment', reader: 'aiko-sand', value: 5 },
  { story: 'viewing-by-appointment', reader: 'ruth-calder', value: 3 },
  { story: 'viewing-by-appointment', reader: 'pilar-dutra', value: 4 },
  { story: 'viewing-by-appointment', reader: 'mara-ellwood', value: 4 },

  { story: 'concerning-the-ditch', reader: 'mara-ellwood', value: 5 },
  { story: 'concerning-the-ditch', reader: 'ivo-quick', value: 5 },
  { story: 'concerning-the-ditch', reader: 'lena-marsh', value: 5 },
  { story: 'concerning-the-ditch', reader: 'tomas-reed', value: 5 },
  { story: 'concerning-the-ditch', reader: 'aiko-sand', value: 5 },
  { story: 'concerning-the-ditch', reader: 'ruth-calder', value: 4 },
  { story: 'concerning-the-ditch', reader: 'pilar-dutra', value: 5 },

  { story: 'any-other-business', reader: 'ivo-quick', value: 4 },
  { story: 'any-other-business', reader: 'emeka-lund', value: 4 },
  { story: 'any-other-business', reader: 'tomas-reed', value: 3 },
  { story: 'any-other-business', reader: 'mara-ellwood', value: 3 },
  { story: 'any-other-business', reader: 'lena-marsh', value: 4 },

  { story: 'request-stop', reader: 'ruth-calder', value: 2 },
  { story: 'request-stop', reader: 'emeka-lund', value: 2 },
  { story: 'request-stop', reader: 'mara-ellwood', value: 3 },
  { story: 'request-stop', reader: 'lena-marsh', value: 3 },
  { story: 'request-stop', reader: 'pilar-dutra', value: 4 },
];
