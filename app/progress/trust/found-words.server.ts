import type { Finding, FoundReason } from '~/platform/feature/detector';
import { hasCrudeWord } from '~/platform/text/crude-words.server';
import { YOUNG_FOR_MS } from './trust';

/** An address that programs make a link of, or that people copy. */
const LINK = /\b(?:https?:\/\/|www\.)\S/i;

const crudeWord: FoundReason = { id: 'crude', label: 'A crude word', weight: 150, breaks: 'rooms', isHarsh: true };
const newcomersLink: FoundReason = { id: 'link', label: 'A link by a new account', weight: 100, breaks: 'advertising' };

/** What `crudeIn` and `linkIn` find. */
export const foundInWords: readonly FoundReason[] = [crudeWord, newcomersLink];

type Subject = Omit<Finding, 'reason' | 'params'>;

/** A crude word in a text that everybody meets: a title, a name, a comment. */
export function crudeIn(text: string, subject: Subject): Finding[] {
  return hasCrudeWord(text) ? [{ ...subject, reason: crudeWord }] : [];
}

/** A link in a text of a new account. @param since when its writer joined; null for something by nobody. */
export function linkIn(text: string, since: Date | null, now: Date, subject: Subject): Finding[] {
  if (since === null || now.getTime() - since.getTime() > YOUNG_FOR_MS) return [];
  return LINK.test(text) ? [{ ...subject, reason: newcomersLink }] : [];
}
