import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { Settings } from '~/settings/settings.server';
import type { AuditAction } from '../audit/audit-actions';
import { recordAudit } from '../audit/audit-log.server';
import { may } from '../roles/policy';
import { texts } from '../texts';
import type { Viewer } from '../viewer/viewer';
import { newInvitationCode } from './invitation-code';

/** How many are listed. */
const LISTED = 50;

/** An invitation as administrators see it. */
export interface Invitation {
  id: string;
  code: string;
  note: string;
  uses: number;
  used: number;
  endsAt: string;
  state: 'open' | 'used-up' | 'ended' | 'closed';
}

interface NewInvitation {
  note: string;
  /** How many people may sign up with it. */
  uses: number;
  /** How long it is valid. */
  days: number;
  /** Why, for the audit log. */
  reason: string;
}

/** Who may open an account, and the codes that let people in. */
export interface Invitations {
  /**
   * Checks whether a visitor may begin to sign up.
   * @returns the id of their invitation, where it takes one. @throws {Refusal} closed; no code, or one that is not valid.
   */
  admit(code: string | undefined): Promise<string | undefined>;
  /** Counts a new account for its invitation. @throws {Refusal} if others have used it up meanwhile, or it has ended. */
  use(trx: Transaction<Tables>, invitationId: string): Promise<void>;
  /** The newest, for administrators. */
  list(): Promise<Invitation[]>;
  /** @throws {Refusal} not an administrator. */
  make(administrator: Viewer, invitation: NewInvitation): Promise<void>;
  /** Lets nobody else in with it. @throws {Refusal} not an administrator; no open one. */
  close(administrator: Viewer, id: string, reason: string): Promise<void>;
}

/** @see docs/product/accounts.md */
export function createInvitations({ db, clock, settings }: { db: Db; clock: Clock; settings: Pick<Settings, 'current'> }): Invitations {
  const isValid = () => sql<boolean>`closed_at is null and used < uses and ends_at > ${clock.now()}`;

  /** Changes invitations, and writes into the audit log that an administrator did, and why. */
  async function act(
    administrator: Viewer,
    { action, reason }: { action: AuditAction; reason: string },
    change: (trx: Transaction<Tables>) => Promise<string>,
  ): Promise<void> {
    if (!may(administrator, 'runSite')) throw new Refusal(texts.administratorsOnly, { status: 403 });
    await db.transaction().execute(async (trx) => {
      const id = await change(trx);
      await recordAudit(trx, { actorId: administrator.id, action, thing: `invitation:${id}`, reason }, clock.now());
    });
  }

  return {
    async admit(code) {
      const { signUps } = await settings.current();
      if (signUps === 'open') return undefined;
      if (signUps === 'closed') throw new Refusal(texts.signUpsClosed, { status: 403 });
      if (!code) throw new Refusal(texts.invitationMissing, { field: 'invitation' });
      const found = await db.selectFrom('sign_up_invitation').select('id').where('code', '=', code).where(isValid()).executeTakeFirst();
      if (!found) throw new Refusal(texts.invitationInvalid, { field: 'invitation' });
      return found.id;
    },
    async use(trx, invitationId) {
      const { numUpdatedRows } = await trx
        .updateTable('sign_up_invitation')
        .set({ used: sql`used + 1` })
        .where('id', '=', invitationId)
        .where(isValid())
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refusal(texts.invitationSpent, { status: 403 });
    },
    async list() {
      const rows = await db.selectFrom('sign_up_invitation').selectAll().orderBy('made_at', 'desc').limit(LISTED).execute();
      const now = clock.now();
      return rows.map(({ id, code, note, uses, used, ends_at, closed_at }) => {
        const ended = ends_at <= now ? 'ended' : 'open';
        const state = closed_at ? 'closed' : used >= uses ? 'used-up' : ended;
        return { id, code, note, uses, used, endsAt: ends_at.toISOString(), state };
      });
    },
    make: (administrator, { note, uses, days, reason }) =>
      act(administrator, { action: 'make-invitation', reason }, async (trx) => {
        const now = clock.now();
        const id = randomUUID();
        const times = { made_at: now, ends_at: new Date(now.getTime() + days * DAY_MS) };
        await trx
          .insertInto('sign_up_invitation')
          .values({ id, code: newInvitationCode(), note, uses, ...times })
          .execute();
        return id;
      }),
    close: (administrator, id, reason) =>
      act(administrator, { action: 'close-invitation', reason }, async (trx) => {
        const open = trx.updateTable('sign_up_invitation').set({ closed_at: clock.now() }).where('closed_at', 'is', null);
        const { numUpdatedRows } = isUuid(id) ? await open.where('id', '=', id).executeTakeFirst() : { numUpdatedRows: 0n };
        if (numUpdatedRows === 0n) throw new Refusal(texts.invitationGone, { status: 404 });
        return id;
      }),
  };
}
