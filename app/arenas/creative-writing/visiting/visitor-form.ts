/** Most characters of what a visitor can take along into an account. */
export const MAX_VISITOR_WORDS = 20_000;

/** The intents of a visitor's form: keeping words, with an account or without. */
export const visitorIntents = ['keep', 'take'] as const;
