/** Texts of the form that imports chapters. */
export const importingTexts = {
  chaptersToImport: 'Chapters to import',
  importing: 'Importing...',
  backToFandom: 'Back to the fandom',
  manyWorks: 'Import many works at once, with their dates, series and notes',
  backToChapters: 'Back to the chapters',
  reading: (files: readonly string[]) => (files.length === 1 ? `Reading ${files[0]}...` : `Reading ${files.length} files...`),
  tooManyFiles: (most: number) => `Please choose at most ${most} files at a time.`,
  alsoFound: 'Also in the download',
  alsoHint: 'The form that publishes the story begins with these; you can change them there.',
  /** What a download says of its work. */
  said: {
    summary: 'Summary',
    tags: 'Tags',
    rating: 'Rating and warnings',
    progress: 'Progress',
    language: 'Language',
  },
  found: (chapters: number) => `${chapters === 1 ? 'One chapter' : `${chapters} chapters`} found.`,
  sending: (number: number, of: number) => `Sending ${number} of ${of}...`,
} as const;
