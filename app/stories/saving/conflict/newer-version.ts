/** When the two versions of a text came about, in ms since 1970, as far as that is known. */
export interface VersionTimes {
  /** When the words on this device were typed. */
  mine: number | undefined;
  /** When the server's were saved. */
  theirs: number | undefined;
}

/** Which of two versions a writer is offered first: the newer one, or what they typed here if that is not known. */
export function newerVersion({ mine, theirs }: VersionTimes): 'mine' | 'theirs' {
  return mine !== undefined && theirs !== undefined && theirs > mine ? 'theirs' : 'mine';
}
