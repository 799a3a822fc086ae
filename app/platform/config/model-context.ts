/** The fewest and the most tokens that a question to a language model may be allowed: fewer hold no story, and more are read by none in time. */
export const FEWEST_CONTEXT_TOKENS = 3_000;
export const MOST_CONTEXT_TOKENS = 32_000;
