import { storedItem } from '~/platform/storage/browser-storage';
import type { Seals } from './sealed-words';

/** Whether anybody's words can be sealed on this device; the frame of every page looks. */
export const deviceSeals = storedItem('quillarena:seals');

/** The public keys that this device knows. */
export function knownSeals(): Seals {
  try {
    const value: unknown = JSON.parse(deviceSeals.read() ?? '{}');
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter(([, seal]) => typeof seal === 'string'));
  } catch {
    return {};
  }
}
