import * as z from 'zod/mini';

/** The names of fandoms by id, in the order of names. */
export const fandomNames = z.record(z.string(), z.string());
