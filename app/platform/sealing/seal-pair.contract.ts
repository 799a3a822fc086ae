import * as z from 'zod/mini';

const base64url = (characters: number) => z.string().check(z.regex(/^[\w-]+$/), z.length(characters));

/** A person's keys, in base64url: a text that was sealed with `seal` opens with both alone. */
export const sealPair = z.object({
  /** A point of the curve P-256, uncompressed, 65 bytes. */
  seal: base64url(87),
  /** Its private scalar, 32 bytes. */
  open: base64url(43),
});

export type SealPair = z.output<typeof sealPair>;
