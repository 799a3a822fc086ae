import * as z from 'zod';

/** The form that marks a story for later or no longer, or takes it out of the history. */
export const readingListForm = z.object({ intent: z.enum(['later', 'remove-later', 'forget-read']), storyId: z.uuid() });
