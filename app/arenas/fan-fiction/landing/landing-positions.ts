/**
 * Finds the position saved for a page.
 *
 * @param stored what the storage holds; anything unreadable counts as nothing.
 * @param pathname the page.
 * @returns px from the top, or undefined when none is saved.
 */
export function savedPosition(stored: string | null, pathname: string): number | undefined {
  return positionsOf(stored)[pathname];
}

/**
 * Adds a page's position to the stored ones.
 *
 * @param stored what the storage holds.
 * @param pathname the page.
 * @param position px from the top.
 */
export function withPosition(stored: string | null, pathname: string, position: number): string {
  return JSON.stringify({ ...positionsOf(stored), [pathname]: position });
}

function positionsOf(stored: string | null): Record<string, number> {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    return isPositions(read) ? read : {};
  } catch {
    return {};
  }
}

function isPositions(read: unknown): read is Record<string, number> {
  return (
    typeof read === 'object' && read !== null && !Array.isArray(read) && Object.values(read).every((value) => typeof value === 'number')
  );
}
