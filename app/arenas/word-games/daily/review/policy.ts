/** Whether a player may see the puzzles and answers of a game of a day: once their own run of it is over, and not before. */
export function mayReview(viewer: { id: string }, run: { playerId: string | null; settledAt: Date | null } | undefined): boolean {
  return run !== undefined && run.playerId === viewer.id && run.settledAt !== null;
}
