/** The author's name where there is none; nobody may take it. */
export const ANONYMOUS = 'Anonymous';
