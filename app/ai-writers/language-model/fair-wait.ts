/** A caller that waits less than this learns nothing about the model: neither of its health nor of what it can do, in milliseconds. */
export const FAIR_WAIT_MS = 5_000;
