import { awayTexts } from '~/platform/database/database-away';
import { countText, numberText } from '~/platform/text/format';
import { MAX_CHAPTERS } from '../../limits';
import { MAX_ENTRIES } from './backlist.contract';
import type { PublishFailure } from './backlist.tables';
import type { ImportState } from './list-works.server';

const works = (count: number) => countText(count, { one: 'work', other: 'works' });

/** Texts about bringing a backlist along. @see docs/product/importing.md */
export const backlistTexts = {
  title: 'Import your works',
  back: 'My Stories',
  intro:
    'Bring what you wrote elsewhere: HTML or EPUB downloads from Archive of Our Own, Word documents (.docx), Markdown and text files, or one zip file with all of them; up to 200 MB and 500 works. They are read on this device, and only the works you choose are sent. Each becomes a draft that only you can see, to be published under your own name.',
  files: 'Files or a zip file',
  needsScript: 'Reading files needs JavaScript, which is off in this browser. What you have imported is below.',
  notLoaded: 'Reading files needs a connection. Please choose them again once you are connected.',
  reading: (done: number, all: number) => `Reading file ${numberText(done)} of ${numberText(all)}...`,
  found: (count: number) => `${works(count)} found.`,
  nothing: 'There are no works in these files.',
  tooLarge: 'These files are larger than 200 MB together. Please import them in parts.',
  tooMany: 'Only the first 500 works are listed. Please import the others afterwards.',
  cutZip: (name: string) =>
    `“${name}” holds more than ${numberText(MAX_ENTRIES)} files. Only the first ${numberText(MAX_ENTRIES)} were looked at: please split it, and import the rest by itself.`,
  skipped: (count: number) => `${countText(count, { one: 'file was', other: 'files were' })} not read`,
  why: {
    kind: 'not a file with a work that can be read',
    nested: 'a zip file within a zip file: please import it by itself',
    large: 'larger than 20 MB unpacked',
    locked: 'locked by a password',
    unreadable: 'damaged, or not what its name says',
    empty: 'no words in it',
  },
  worksToImport: 'Works to import',
  importChosen: 'Import chosen works',
  noneChosen: 'Please tick at least one work.',
  importing: 'Importing...',
  sending: (done: number, all: number) => `Sending work ${numberText(done)} of ${numberText(all)}...`,
  sent: (count: number) => `${works(count)} imported.`,
  notSent: 'This work could not be sent. Please try again: nothing will be imported twice.',
  signedOut: 'You are signed out. Sign in on another tab, then try again.',
  titleField: 'Title of the work',
  fandomField: 'Fandom',
  fandomHint: 'Without one it is ‘Original Work’.',
  dayField: 'First published',
  include: (title: string) => `Import ${title}`,
  known: {
    address: (title: string) => `Already here: you imported it as “${title}”.`,
    text: (title: string) => `Already here: it begins like your story “${title}”.`,
  },
  twice: (title: string) => `The same as “${title}” in these files.`,
  byline: (name: string) => `by ${name}`,
  otherName: 'A moderator looks at it before others see it, because it names another author than you.',
  series: (title: string, part: number | undefined) => (part === undefined ? `Part of ${title}` : `Part ${numberText(part)} of ${title}`),
  tags: (count: number) => countText(count, { one: 'tag', other: 'tags' }),
  chapters: (count: number) => countText(count, { one: 'chapter', other: 'chapters' }),
  chapterTooLong: 'A chapter is longer than 200,000 characters. Please split it first.',
  tooManyChapters: `It has more than ${numberText(MAX_CHAPTERS)} chapters. Please split it first.`,
  chapter: (number: number) => `Chapter ${number}`,

  imported: 'What you imported',
  none: 'Nothing yet.',
  latest: 'Published works are dated the day they were first published. The first three a day are also among the latest stories.',
  publishAll: 'Publish all drafts',
  publish: 'Publish',
  publishing: 'Publishing...',
  discard: 'Delete',
  discarding: 'Deleting...',
  discardQuestion: (title: string) => ({
    title: `Delete “${title}”?`,
    description: 'This draft and all that you have changed in it here will be gone for good. The file that it came from stays where it is.',
    confirmLabel: 'Delete',
    tone: 'danger' as const,
  }),
  look: 'Look again',
  states: {
    unfinished: 'Incomplete: choose its file again',
    draft: 'Draft',
    asked: 'Being published',
    failed: 'Not published',
    held: 'Waiting for a moderator',
    published: 'Published',
  } satisfies Record<ImportState, string>,
  failures: {
    slow: 'Publishing it took too long, so the site stopped. All of it is still here as a draft; please try again later.',
    fault: 'The site failed at it, and the fault has been noted. All of it is still here as a draft; please try again.',
  } satisfies Record<PublishFailure, string>,
  tryAgain: 'Try again',
  askedHint: 'Works from the last 30 days come out three a day.',
  firstPublished: (day: string) => `first published ${day}`,
  about: (title: string) => `: ${title}`,
  notPublishable: 'This work cannot be published. It may be published or deleted already.',
  notDiscardable: 'This work cannot be deleted here. It may be published or deleted already.',
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,

  draftNotice: 'This story was imported, and it is not published yet: only those who write it can see it.',
  heldNotice:
    'This story was imported. A moderator looks at it before others see it, because its file names another author, or someone else imported it.',
} as const;
