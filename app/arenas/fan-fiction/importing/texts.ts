/** Texts of the form that imports chapters. */
export const importingTexts = {
  chaptersToImport: 'Chapters to import',
  importing: 'Importing...',
  backToFandom: 'Back to the fandom',
  backToChapters: 'Back to the chapters',
  reading: (file: string) => `Reading ${file}...`,
  found: (chapters: number) => `${chapters === 1 ? 'One chapter' : `${chapters} chapters`} found.`,
  sending: (number: number, of: number) => `Sending ${number} of ${of}...`,
} as const;
