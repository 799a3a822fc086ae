/** How long a room waits for a part of a language model, in ms of real time. */
export const PART_MS = 15_000;
/** How long a page waits for a prompt of one, in ms. */
export const PROMPT_MS = 5_000;
