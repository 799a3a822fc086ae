import * as z from 'zod/mini';

const Positions = z.record(z.string(), z.number());

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
    const positions = Positions.safeParse(JSON.parse(kept ?? '{}'));
    return positions.success ? positions.data : {};
  } catch {
    return {};
  }
}
