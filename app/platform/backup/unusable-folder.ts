import { BrokenBackup } from './backup-format';

/** What the system says of a folder, and what to do about it, by its code. */
const sentences: Readonly<Record<string, (folder: string) => string>> = {
  ENOENT: (folder) => `There is no folder ${folder}. Please create it, or give another place.`,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: (folder) => `${folder} is on a disk that can only be read. Please give another place.`,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
};

/**
 * What to tell the operator when a backup cannot be written into a folder.
 * @param error of the system.
 * @returns an error with a sentence; the error itself where it is about something else.
 */
export function unusableFolder(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = sentences[code]?.(folder);
  return sentence ? new BrokenBackup(sentence, { cause: error }) : error;
}

function noFolder(folder: string): string {
  return `${folder} is no folder. Please give another place.`;
}

function notAllowed(folder: string): string {
  return `The user that this runs as may not read and write in ${folder}. Please let it, or give another place.`;
}

function diskFull(folder: string): string {
  return `The disk of ${folder} is full: no backup was made. Please make room, or give another place.`;
}
