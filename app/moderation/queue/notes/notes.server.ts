import { randomUUID } from 'node:crypto';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { caseFacts, lockCase } from '../../decisions/case-facts.server';
import { decisionTexts } from '../../decisions/decision-texts';
import { isTheirs, maySeeCase, type StaffMember } from '../../policy';

/** Notes shown, the newest. */
const SHOWN = 30;

/** What a moderator wrote down for the others. */
export interface CaseNote {
  id: string;
  /** The moderator's name; undefined once they have left. */
  by: string | undefined;
  words: string;
  /** ISO 8601. */
  at: string;
  /** Whether it stands in another case about the same person. */
  elsewhere: boolean;
}

/** The notes of a case and of the other cases about its person that are no secret, newest first. */
export async function notesOf(executor: Executor, { id, owner_id }: { id: string; owner_id: string | null }): Promise<CaseNote[]> {
  const rows = await executor
    .selectFrom('case_note as note')
    .innerJoin('moderation_case as about', 'about.id', 'note.case_id')
    .leftJoin('player as author', 'author.id', 'note.author_id')
    .select(['note.id', 'note.case_id', 'note.words', 'note.written_at', 'author.name'])
    .where((note) =>
      note.or([note('note.case_id', '=', id), note.and([note('about.owner_id', '=', owner_id), note('about.urgency', '<', 2)])]),
    )
    .orderBy('note.written_at', 'desc')
    .orderBy('note.id')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, by: row.name ?? undefined, words: row.words },
    ...{ at: row.written_at.toISOString(), elsewhere: row.case_id !== id },
  }));
}

interface NoteDependencies {
  db: Db;
  clock: Clock;
  /** Everybody with a role. */
  staff(): Promise<readonly StaffMember[]>;
}

/**
 * Writes a note to an open case, for moderators alone.
 * @throws {Refusal} closed already, or not theirs to see; about themselves.
 * @see docs/product/moderation.md
 */
export async function writeNote(
  { db, clock, staff }: NoteDependencies,
  moderator: Viewer,
  { caseId, words }: { caseId: string; words: string },
): Promise<void> {
  const everybody = await staff();
  await db.transaction().execute(async (trx) => {
    const row = await lockCase(trx, caseId);
    const facts = row && (await caseFacts(trx, row, { staff: everybody, now: clock.now() }));
    if (!facts || !maySeeCase(moderator, facts)) throw new Refusal(decisionTexts.gone, { status: 409 });
    if (isTheirs(moderator, facts)) throw new Refusal(decisionTexts.notYours, { status: 403 });
    await trx
      .insertInto('case_note')
      .values({ id: randomUUID(), case_id: row.id, author_id: moderator.id, words, written_at: clock.now() })
      .execute();
  });
}
