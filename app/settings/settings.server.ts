import type { Transaction } from 'kysely';
import { createContext } from 'react-router';
import type { Config } from '~/platform/config/config.server';
import type { Db, Tables } from '~/platform/database/database.server';
import { isDatabaseAway } from '~/platform/database/database-away';
import { SITE_TAG } from '~/platform/page-cache/cache-page.server';
import { createTaggedCache, type InvalidatedCache, readThrough } from '~/platform/page-cache/tagged-cache';
import type { SiteSettingRow } from './settings.tables';
import { givenSettings, type SettingName, type SiteSettings, settingsInForce } from './site-settings';

/** Room for all settings, in bytes. */
const CACHE_BYTES = 100_000;

/** What administrators set while the site runs. */
export interface Settings {
  /**
   * What is in force. A process asks the database only after a change, which all of them hear of within a second or two; while
   * the database is away, it is what was in force before.
   */
  current(): Promise<SiteSettings>;
  /** What this process was started with, which wins. */
  readonly given: Partial<SiteSettings>;
  /** What administrators have set, with their reasons. */
  stored(): Promise<SiteSettingRow[]>;
  cache: InvalidatedCache;
}

/** Where loaders and other features find it. */
export const settingsContext = createContext<Settings>();

interface SettingsDependencies {
  db: Db;
  config: Pick<Config, 'operator' | 'hidingsPerHour' | 'duelReadings' | 'tableHours'>;
}

/** @see docs/product/admin.md */
export function createSettings({ db, config }: SettingsDependencies): Settings {
  const { operator, hidingsPerHour, duelReadings, tableHours } = config;
  const given = givenSettings({ operator, hidingsPerHour, duelReadings, tableHours: tableHours && [...tableHours] });
  const cache = createTaggedCache<SiteSettings>({ maxBytes: CACHE_BYTES, bytesOf: (settings) => 2 * JSON.stringify(settings).length });
  const stored = () => db.selectFrom('site_setting').selectAll().execute();
  let last = settingsInForce(given, []);
  const read = async () => {
    last = settingsInForce(given, await stored());
    return last;
  };
  return {
    given,
    stored,
    cache,
    async current() {
      try {
        return (await readThrough(cache, 'settings', read, () => [SITE_TAG])) ?? last;
      } catch (error) {
        if (isDatabaseAway(error)) return last;
        throw error;
      }
    },
  };
}

/** Stores a setting, within the transaction that also writes it into the audit log. */
export async function storeSetting(
  trx: Transaction<Tables>,
  setting: { name: SettingName; value: SiteSettings[SettingName] | undefined; reason: string; at: Date },
): Promise<void> {
  const row = { value: JSON.stringify(setting.value), reason: setting.reason, set_at: setting.at };
  await trx
    .insertInto('site_setting')
    .values({ name: setting.name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
