import * as z from 'zod';

/** The form that bookmarks a story, or takes the bookmark out. */
export const bookmarkForm = z.object({ intent: z.enum(['bookmark', 'remove-bookmark']), storyId: z.uuid() });
