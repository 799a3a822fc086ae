import * as z from 'zod';

/** The form that hides a story from oneself, and the one that shows it again. */
export const hideStoryForm = z.object({ intent: z.enum(['hide-story', 'show-story']), storyId: z.string() });
