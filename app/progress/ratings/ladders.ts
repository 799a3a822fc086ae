/** What people are rated in, each for itself. Stored: they never change. */
export type Ladder = 'battle';
