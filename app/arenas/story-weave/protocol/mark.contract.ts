import * as z from 'zod/mini';

/** What a reader felt at a part. */
export const markKind = z.enum(['loved', 'laughed', 'shivered']);
export type MarkKind = z.output<typeof markKind>;
