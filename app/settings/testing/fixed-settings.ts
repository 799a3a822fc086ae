import type { Settings } from '../settings.server';
import { type SiteSettings, settingsInForce } from '../site-settings';

/** Settings that stay as they are. @param set those that matter to a test. */
export function fixedSettings(set: Partial<SiteSettings> = {}): Pick<Settings, 'current'> {
  const current = settingsInForce(set, []);
  return { current: async () => current };
}
