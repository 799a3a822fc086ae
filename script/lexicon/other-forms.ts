import type { Edits } from './edits.ts';
import type { Frequencies } from './sources/frequency.ts';

const SHORTEST_FORM = 2;
/** Heard less often in 51 million spoken words, a form may be a slip of the person who wrote it down. */
const FEWEST_USES = 3;

/** Forms that the dictionary lacks and that are words all the same: those heard in speech, and those that editors took out of it. */
export function gatherOtherForms(dictionary: ReadonlySet<string>, frequencies: Frequencies, { noForms }: Pick<Edits, 'noForms'>): string[] {
  const heard = [...frequencies.forms()].filter((form) => form.length >= SHORTEST_FORM && frequencies.of(form) >= FEWEST_USES);
  return [...new Set([...heard, ...noForms])].filter((form) => !dictionary.has(form)).sort();
}
