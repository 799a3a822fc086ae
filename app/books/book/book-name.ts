import { printableLine } from '~/platform/text/printable';

/** Maximum length of a title in a file name, in characters. */
const MAX_NAME = 80;
/** Characters that some system forbids in file names, and invisible ones. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/**
 * Names the file of a book after the story: in ASCII for old programs,
 * and in full for all others.
 * @returns the value of the Content-Disposition header.
 */
export function bookDisposition(title: string, ending = 'epub'): string {
  const full = fileName(title);
  const plain = fileName(full.normalize('NFKD').replaceAll(/[^\w .-]/g, ''));
  return `attachment; filename="${plain}.${ending}"; filename*=UTF-8''${percentEncoded(`${full}.${ending}`)}`;
}

function fileName(title: string): string {
  const name = printableLine(title).replaceAll(NOT_IN_NAMES, ' ').replaceAll(/\s+/g, ' ');
  const short = [...name].slice(0, MAX_NAME).join('');
  return short.replace(/^[\s.]+/, '').replace(/[\s.]+$/, '') || 'story';
}

function percentEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
