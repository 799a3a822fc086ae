import { averageText, countText } from '~/platform/text/format';

/*
 * Texts of the design system itself. Constants, so that builds put them where they are used: some of them stand on every page.
 */
export const CANCEL = 'Cancel';
export const CLOSE = 'Close';
export const SHOW_PASSWORD = 'Show what is typed';
export const EARLIER_NAMES = 'Earlier names';
export const NAME_UNTIL = 'until <end/>';
export const PART_MISSING = 'This could not be loaded. Please reload the page.';
export const BY_BLOCKED = 'By someone you block. Show it';
export const SHOW_ALL = 'Show all';
export const SHOW_LESS = 'Show less';
export const AS_TABLE = 'As a table';
export const THEME = 'Theme';
export const DARK = 'Dark';
export const LIGHT = 'Light';
export const SYSTEM = 'System';

/** Texts about the address of a page for others. */
export const sharingTexts = {
  title: 'Invite others',
  roomLink: 'Link to this room',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  linkNotCopied: 'Please copy the selected link by hand.',
  code: 'QR code of the link to this room',
  scan: 'Or scan this with a phone.',
} as const;

/** A number of stars to give. */
export function starsText(stars: number): string {
  return countText(stars, { one: 'star', other: 'stars' });
}

/** An average as stars, for those who do not see them. */
export function ratedText(average: number): string {
  return `Rated ${averageText(average)} of 5`;
}

/** A rank that was counted a while ago, for those who do not see its sign. */
export function aboutText(rank: number): string {
  return `about ${rank}`;
}
