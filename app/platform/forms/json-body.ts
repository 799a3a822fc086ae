import { safeParse, type z } from 'zod';

/** What a contract reads of a body; without success the body is not JSON, or breaks the contract. */
type ReadBody<Schema extends z.core.$ZodType> = { success: true; data: z.output<Schema> } | { success: false };

/** Reads a body as JSON and checks it. @param bytes UTF-8. */
export function readJsonBody<Schema extends z.core.$ZodType>(bytes: Uint8Array, schema: Schema): ReadBody<Schema> {
  let sent: unknown;
  try {
    sent = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return { success: false };
  }
  return safeParse(schema, sent);
}
