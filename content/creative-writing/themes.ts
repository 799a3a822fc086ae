/** The subjects that a language model is asked to invent prompts about. */
export const themes = ['sea', 'city', 'family', 'machine', 'journey', 'secret', 'season', 'work', 'strange', 'friendship'] as const;
