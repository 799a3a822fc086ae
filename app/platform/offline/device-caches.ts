/** What browsers keep for when there is no network, by the names of its caches; the pages and the service worker share them. */

/** The texts that are being written on this device. */
export const TEXTS_CACHE = 'quillarena-texts';
/** The pages that were read last, and those for later. */
export const READ_CACHE = 'quillarena-read';
/** The public files of the offline desk; each build has its own. */
export const FILES_CACHE = 'quillarena-files-';

/** From a desk to the service worker: keep the files of the offline desk. */
export const KEEP_DESK = 'keep-desk';

/** From the service worker to a page: a form that the browser sent to this address did not arrive. */
export interface UnsentMessage {
  unsent: string;
}

export function isUnsentMessage(message: unknown): message is UnsentMessage {
  return typeof message === 'object' && message !== null && 'unsent' in message && typeof message.unsent === 'string';
}
