import { countText } from '~/platform/text/format';

/** Texts of comments at paragraphs. */
export const passageTexts = {
  comments: (count: number) => `${countText(count, { one: 'comment', other: 'comments' })} on this paragraph`,
  comment: 'Comment on this paragraph',
  title: 'Comments on this paragraph',
  /** Chapters that nobody named are called by their number. */
  chapter: (number: number, title: string) => (title === `Chapter ${number}` ? title : `Chapter ${number}: ${title}`),
  choose: 'Comment on a paragraph',
  stopChoosing: 'Hide the marks beside paragraphs',
  quoted: (quote: string, comment: string) => `On “${quote}”: ${comment}`,
  changed: (count: number) => `${countText(count, { one: 'comment', other: 'comments' })} about a passage that has changed`,
} as const;
