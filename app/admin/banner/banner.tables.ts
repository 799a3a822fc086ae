import type { ColumnType } from 'kysely';

/** One row, or none. */
export interface SiteBannerTable {
  id: ColumnType<number, number | undefined, never>;
  text: string;
  set_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    site_banner: SiteBannerTable;
  }
}
