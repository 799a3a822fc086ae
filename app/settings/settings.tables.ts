import type { ColumnType, Selectable } from 'kysely';
import type { SettingName } from './site-settings';

/** What an administrator has set. */
export interface SiteSettingTable {
  name: SettingName;
  /** JSON, which is parsed where it is read. */
  value: ColumnType<unknown, string, string>;
  reason: string;
  set_at: Date;
}

export type SiteSettingRow = Selectable<SiteSettingTable>;

declare module '~/platform/database/database.server' {
  interface Tables {
    site_setting: SiteSettingTable;
  }
}
