/** The subjects a prompt and an opener can have in common. */
export const themes = ['sea', 'city', 'family', 'machine', 'journey', 'secret', 'season', 'work', 'strange', 'friendship'] as const;

/** One of the subjects in {@link themes}. */
export type Theme = (typeof themes)[number];
