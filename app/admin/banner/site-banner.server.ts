import { createContext } from 'react-router';
import type { AuditAction } from '~/accounts/audit/audit-actions';
import { recordAudit } from '~/accounts/audit/audit-log.server';
import { may } from '~/accounts/roles/policy';
import { texts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { SITE_TAG } from '~/platform/page-cache/cache-page.server';
import { createTaggedCache, type InvalidatedCache, readThrough } from '~/platform/page-cache/tagged-cache';

/** Room for the one sentence, in bytes. */
const CACHE_BYTES = 10_000;

/** A sentence that stands on every page. */
export interface SiteBanner {
  /** The sentence; undefined if there is none. A process asks the database only after a change. */
  current(): Promise<string | undefined>;
  /** @throws {Refusal} not an administrator. */
  set(administrator: Viewer, text: string): Promise<void>;
  /** @throws {Refusal} not an administrator. */
  remove(administrator: Viewer): Promise<void>;
  cache: InvalidatedCache;
}

/** Where loaders find it. */
export const siteBannerContext = createContext<SiteBanner>();

/** @see docs/product/admin.md */
export function createSiteBanner({ db, clock }: { db: Db; clock: Clock }): SiteBanner {
  const cache = createTaggedCache<{ text: string | undefined }>({ maxBytes: CACHE_BYTES, bytesOf: ({ text = '' }) => 1 + 2 * text.length });

  async function read(): Promise<{ text: string | undefined }> {
    const row = await db.selectFrom('site_banner').select('text').executeTakeFirst();
    return { text: row?.text };
  }

  function act(administrator: Viewer, action: AuditAction, make: (trx: Executor) => Promise<unknown>): Promise<void> {
    if (!may(administrator, 'runSite')) throw new Refusal(texts.administratorsOnly, { status: 403 });
    return db.transaction().execute(async (trx) => {
      await make(trx);
      await recordAudit(trx, { actorId: administrator.id, action }, clock.now());
    });
  }

  return {
    cache,
    current: async () => (await readThrough(cache, 'banner', read, () => [SITE_TAG]))?.text,
    async set(administrator, text) {
      const banner = { text, set_at: clock.now() };
      await act(administrator, 'set-banner', (trx) =>
        trx
          .insertInto('site_banner')
          .values(banner)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(banner))
          .execute(),
      );
    },
    async remove(administrator) {
      await act(administrator, 'remove-banner', (trx) => trx.deleteFrom('site_banner').execute());
    },
  };
}
