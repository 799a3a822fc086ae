import { numberText, pluralText } from '~/platform/text/format';
/** Texts of the form that imports chapters. */
export const importingTexts = {
  chaptersToImport: 'Chapters to import',
  importing: 'Importing...',
  backToFandom: 'Back to the fandom',
  manyWorks: 'Import many works at once, with their dates, series and notes',
  backToChapters: 'Back to the chapters',
  reading: (files: readonly string[]) =>
    pluralText(files.length, { one: `Reading ${files[0]}...`, other: `Reading ${numberText(files.length)} files...` }),
  tooManyFiles: (most: number) => `Please choose at most ${most} files at a time.`,
  alsoFound: 'Also in the download',
  hasNotes: 'with notes',
  alsoHint: 'The form that publishes the story begins with these; you can change them there.',
  /** What a download says of its work. */
  said: {
    summary: 'Summary',
    tags: 'Tags',
    rating: 'Rating and warnings',
    progress: 'Progress',
    language: 'Language',
    notes: 'Notes',
    published: 'First published',
    series: 'Series',
    author: 'Author',
    from: 'From',
  },
  /** Of a work that comes with its days, series and address. */
  keptAsWork:
    'The chosen chapters become one draft with all of this, which only you can see. Look it over on the next page, then publish it there: it takes its place at the day when it was first published.',
  lookOver: 'It is a draft that only you can see. Look it over, then publish it here.',
  severalWorks: 'These files are several works from an archive. Please choose one at a time, or import them all as many works.',
  /** Of chapters for a story that is here already. */
  notOfStory:
    'The notes on its chapters come along. Its days, series and address belong to the story as a whole: to keep them, import the file as a work of its own.',
  asNewStory: 'Import it as a work of its own',
  ofAnother: (byline: string) =>
    `The file names another author: ${byline}. Chapters by someone else cannot join your story from here. As a work of its own, the file waits for a moderator before others can read it.`,
  found: (chapters: number) => `${pluralText(chapters, { one: 'One chapter', other: `${numberText(chapters)} chapters` })} found.`,
  sending: (number: number, of: number) => `Sending ${number} of ${of}...`,
} as const;
