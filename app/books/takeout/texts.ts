import { awayTexts } from '~/platform/database/database-away';
import { countText, numberText } from '~/platform/text/format';

/** Texts about taking all works along. @see docs/product/takeout.md */
export const takeoutTexts = {
  title: 'Take your works with you',
  back: 'Settings',
  intro:
    'One file with everything you have written: each work as EPUB, Word document, HTML and Markdown, with your notes, and your drafts as Markdown.',
  withComments: 'Include the comments on my works',
  make: 'Make the file',
  making: 'Starting...',
  makeAgain: 'Make another one',
  waiting: 'The file is being made',
  progress: (done: number, works: number) =>
    works === 0 ? 'Looking for your works...' : `${numberText(done)} of ${countText(works, { one: 'work', other: 'works' })}`,
  canLeave: 'You can leave this page. The bell tells you when it is ready.',
  look: 'Check again',
  ready: 'Your file is ready',
  readyText: (size: string, day: string) => `${size}. It stays here until ${day}; then it is deleted.`,
  download: 'Download it',
  replaces: 'Another one replaces it.',
  busy: 'The file is still being made. You can ask for another one when it is ready.',
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
  notice: { label: 'The file with all my works', ready: 'The file with all your works is ready' },
  tooLong: '> This work is too long for the other formats.\n\n',
  visitor: (name: string) => `${name} (visitor)`,
  commentOn: (chapter: number | undefined, isAnswer: boolean) => {
    if (chapter === undefined) return isAnswer ? '(a reply)' : undefined;
    return isAnswer ? `(a reply, chapter ${chapter})` : `(chapter ${chapter})`;
  },
  readme: `These are your works from Quillarena.

stories/  each work as EPUB, Word document (.docx), HTML and Markdown (.md); its comments, if you asked for them
drafts/   what you have not published: chapters, stories, and changes to published ones

In Markdown, the words are as you typed them.
`,
} as const;
