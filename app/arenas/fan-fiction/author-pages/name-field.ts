import { z } from 'zod';
import { printableLine } from '~/platform/text/printable';

/** The longest name that is looked for, in characters. */
const MAX_NAME = 100;

/** A form's field for the name of a player. @param texts what is said when it is empty, and of a name that nobody has. */
export function nameField({ nameMissing, unknown }: { nameMissing: string; unknown: string }) {
  return z.string(nameMissing).transform(printableLine).pipe(z.string().min(1, nameMissing).max(MAX_NAME, unknown));
}
