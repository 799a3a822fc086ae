import * as z from 'zod';

/** The form that takes back a mute or a block. */
export const unblockForm = z.object({ playerId: z.string() });
