/** How long a test waits for what it waits for, in ms: only what never comes takes so long, on a busy machine too. */
export const PATIENCE_MS = 60_000;
