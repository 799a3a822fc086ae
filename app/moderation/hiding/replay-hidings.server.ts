import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { playersByHash } from '~/accounts/leaving/players-by-hash.server';
import { moderatedPlayer } from '~/accounts/profile/moderated-player.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { openFinding } from '../cases/open-case.server';
import { ownReasons } from '../cases/reasons';
import { urgencyOf } from '../cases/weight';
import { holdDecisionsAbout } from '../decisions/in-force.server';
import { hidesInForce, keepsHidden } from '../decisions/keeps-hidden.server';
import type { ReportTarget } from '../targets/report-target';
import type { ReportTargets } from '../targets/report-targets.server';
import { hidingsIn, type ListedHiding } from './hiding-list.server';

interface HidingReplay {
  db: Db;
  clock: Clock;
  dataDir: string;
  targets: ReportTargets;
}

interface Tools {
  trx: Transaction<Tables>;
  clock: Clock;
  targets: ReportTargets;
}

/**
 * Hides in a restored database what was hidden after its backup was taken: for a decision with one that its person can object to, for
 * reports with a case. What the backup does not have, or has as a draft, is passed over.
 * @returns how much there was.
 * @see docs/product/admin.md
 */
export async function replayHidings({ db, clock, dataDir, targets }: HidingReplay): Promise<number> {
  const hidings = await hidingsIn(dataDir);
  const hashes = hidings.filter(({ kind }) => targets.isPerson(kind)).map(({ id }) => id);
  const people = new Map(hashes.length === 0 ? [] : (await playersByHash(db, hashes)).map(({ id, hash }) => [hash, id]));
  let replayed = 0;
  for (const hiding of hidings) {
    const id = targets.isPerson(hiding.kind) ? people.get(hiding.id) : hiding.id;
    if (id === undefined) continue;
    const isDone = await db
      .transaction()
      .execute((trx) => hideAgain({ trx, clock, targets }, { ...hiding, id }))
      .catch((error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      });
    if (isDone) replayed += 1;
  }
  return replayed;
}

/** @returns whether the backup lacked it. */
async function hideAgain(tools: Tools, hiding: ListedHiding): Promise<boolean> {
  const target = await tools.targets.findForModerators(tools.trx, hiding);
  if (!target) return false;
  if (hiding.by === 'command') return tools.targets.setHidden(tools, target, true);
  return hiding.by === 'rules' || hiding.by === 'law' ? decideAgain(tools, target, hiding) : reportAgain(tools, target, hiding);
}

async function decideAgain({ trx, clock, targets }: Tools, target: ReportTarget, { by, at, about }: ListedHiding): Promise<boolean> {
  const accountId = target.ownerId && (await moderatedPlayer.accountOf(trx, target.ownerId));
  const subject = { about_id: accountId, kind: target.kind, thing_id: target.id, story_id: targets.storyHiddenWith(target) };
  await holdDecisionsAbout(trx, subject);
  if (await isDecided(trx, target)) return false;
  const isKept = await keepsHidden(trx, subject, { targets });
  const isChanged = await targets.setHidden({ trx, clock }, target, true);
  await trx
    .insertInto('moderation_decision')
    .values({
      ...{ id: randomUUID(), ...subject, label: target.label, action: 'hide', basis: by === 'law' ? 'law' : 'rules' },
      ...{ case_id: null, moderator_id: null, until: null, made_at: at, reason: '', about_children: about === 'children' },
      before: JSON.stringify(isChanged || isKept ? { hidden: true } : {}),
    })
    .execute();
  return true;
}

/** Whether the backup has a decision that hides it. */
async function isDecided(trx: Transaction<Tables>, { kind, id }: ReportTarget): Promise<boolean> {
  const decisions = trx.selectFrom('moderation_decision').select('id').where('kind', '=', kind).where('thing_id', '=', id);
  return (await decisions.where(hidesInForce).limit(1).executeTakeFirst()) !== undefined;
}

async function reportAgain(tools: Tools, target: ReportTarget, { by, at, until, about }: ListedHiding): Promise<boolean> {
  const { trx, clock, targets } = tools;
  const { kind, id, ownerId, storyId } = target;
  const isUrgent = about === 'children';
  const queue = isUrgent ? sql<boolean>`urgency = 2` : sql<boolean>`urgency < 2`;
  const cases = trx.selectFrom('moderation_case').select('id').where('kind', '=', kind).where('thing_id', '=', id).where(queue);
  const open = cases.where('closed_at', 'is', null);
  if (await open.where('hidden_at_once', '=', true).executeTakeFirst()) return false;
  const subject = { kind, thingId: id, ownerId, storyId, isUrgent };
  await openFinding(tools, { ...subject, reason: ownReasons.restored }, clock.now());
  const hidden = { kind, thing_id: id, story_id: targets.storyHiddenWith(target) };
  await holdDecisionsAbout(trx, hidden);
  const isDoor = by === 'door';
  if (isDoor) await targets.putDoor({ trx, clock }, target, about ?? 'threat');
  else await targets.setHidden({ trx, clock }, target, true);
  await trx
    .updateTable('moderation_case')
    .set({
      ...{ hidden_at_once: true, hidden_at: at, hidden_until: until, hidden_story: hidden.story_id, door: isDoor },
      // Its first ring is not in the backup: it rings on from then where nobody takes it.
      ...(about && { urgency: urgencyOf(about), rung_at: sql<Date>`coalesce(rung_at, ${at})` }),
    })
    .where('id', 'in', open)
    .execute();
  return true;
}
