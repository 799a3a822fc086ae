import { printableLine } from '~/platform/text/printable';

/** Most characters of a title in a file's name. */
const MAX_NAME = 80;
/** What some system does not allow in a file's name, and marks that cannot be seen. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/**
 * Says under which name a book is to be kept: that of the story in the characters that everybody's programs know,
 * and in full for those that know all.
 * @returns the value of a header Content-Disposition.
 */
export function bookDisposition(title: string): string {
  const full = fileName(title);
  const plain = fileName(full.normalize('NFKD').replaceAll(/[^\w .-]/g, ''));
  return `attachment; filename="${plain}.epub"; filename*=UTF-8''${percentEncoded(`${full}.epub`)}`;
}

function fileName(title: string): string {
  const name = printableLine(title).replaceAll(NOT_IN_NAMES, ' ').replaceAll(/\s+/g, ' ');
  const short = [...name].slice(0, MAX_NAME).join('');
  return short.replace(/^[\s.]+/, '').replace(/[\s.]+$/, '') || 'story';
}

function percentEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
