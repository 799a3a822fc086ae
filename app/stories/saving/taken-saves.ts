/** How many saves of a text are remembered. */
const MOST_SAVES = 100;

/**
 * The saves of a text that were taken, newest first, with another one. A page whose save got no answer learns from them that
 * it was taken: what is missing now was deleted since.
 * @see docs/decisions/0012-saving-words.md
 */
export function withSave(saves: readonly string[], saveId: string): string[] {
  return [saveId, ...saves.filter((one) => one !== saveId)].slice(0, MOST_SAVES);
}
