/** Shown for missing authors; no player may take this name. */
export const ANONYMOUS = 'Anonymous';
