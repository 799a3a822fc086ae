import { z } from 'zod';
import { printableLine } from '~/platform/text/printable';

/** The longest name that is looked for, in characters. */
const MAX_NAME = 100;

/** A form's field for the name of a player. @param texts what is said when it is empty, and of a name that nobody has. */
export function nameField({ nameMissing, unknown }: { nameMissing: string; unknown: string }) {
  // Not piped: a field that holds nothing but spaces would get zod's own sentence.
  return z
    .string(nameMissing)
    .transform(printableLine)
    .refine((typed) => typed.length > 0, nameMissing)
    .refine((typed) => typed.length <= MAX_NAME, unknown);
}
