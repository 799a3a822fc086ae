import { z } from 'zod/mini';
import { storedJson } from '~/platform/storage/stored-json';

/** In px from the top, by the path of the page. */
const positions = z.record(z.string(), z.number());

/**
 * Finds the position saved for a page.
 *
 * @param stored what the storage holds; anything unreadable counts as nothing.
 * @param pathname the page.
 * @returns px from the top, or undefined when none is saved.
 */
export function savedPosition(stored: string | undefined, pathname: string): number | undefined {
  return storedJson(positions, stored)?.[pathname];
}

/**
 * Adds a page's position to the stored ones.
 *
 * @param stored what the storage holds.
 * @param pathname the page.
 * @param position px from the top.
 */
export function withPosition(stored: string | undefined, pathname: string, position: number): string {
  return JSON.stringify({ ...storedJson(positions, stored), [pathname]: position });
}
