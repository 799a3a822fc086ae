/**
 * The position kept for a page.
 *
 * @param kept what the storage holds; anything that cannot be read counts as nothing.
 * @param pathname the page.
 * @returns px from the top, or undefined when none is kept.
 */
export function keptPosition(kept: string | null, pathname: string): number | undefined {
  return positionsOf(kept)[pathname];
}

/**
 * What the storage is to hold once a page's position is added.
 *
 * @param kept what it holds.
 * @param pathname the page.
 * @param position px from the top.
 */
export function withPosition(kept: string | null, pathname: string, position: number): string {
  return JSON.stringify({ ...positionsOf(kept), [pathname]: position });
}

function positionsOf(kept: string | null): Record<string, number> {
  try {
    const read: unknown = JSON.parse(kept ?? '{}');
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
