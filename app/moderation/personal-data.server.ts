import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { reasonGiven } from './decisions/decision-texts';
import type { ModerationDecisionTable } from './moderation.tables';

/** Reports stay for their case without the reporter, and cases without their owner, of whom an open one keeps a hash; decisions about a person go with them. */
export const moderationPersonalData: PersonalData = {
  tables: [
    personalTable('report', {
      person: 'reporter_id',
      file: 'reports',
      columns: ['id', 'reason', 'details', 'created_at'],
      key: 'id',
    }),
    // Of what is still open, the law lets us keep silent: someone may be in danger. Who reported it is that person's to keep.
    personalTable('moderation_case', {
      person: 'owner_id',
      file: 'cases-about-you',
      columns: ['id', 'kind', 'thing_id', 'reports', 'opened_at', 'closed_at', 'upheld', 'hidden_at_once'],
      key: 'id',
      only: 'closed_at is not null',
    }),
    personalTable('moderation_case', { person: 'taken_by', file: 'cases-you-have-taken', columns: ['id', 'taken_until'], key: 'id' }),
    personalTable('case_evidence', {
      person: 'owner_id',
      file: 'what-was-reported-of-yours',
      columns: ['id', 'case_id', 'at', 'event', 'facts'],
      key: 'id',
      only: 'case_id in (select id from moderation_case where closed_at is not null)',
    }),
    personalTable('copyright_complaint', {
      person: 'complainant_id',
      file: 'complaints-of-copies',
      columns: ['id', 'name', 'on_behalf', 'work', 'passages', 'signed_at'],
      key: 'id',
    }),
    // Who complained is told by name where the text is taken down.
    personalTable('copyright_complaint', {
      person: 'about_id',
      file: 'complaints-of-copies-by-you',
      columns: ['id', 'work', 'passages', 'signed_at', 'answer_name', 'answer_reach', 'answer_words', 'answered_at'],
      key: 'id',
    }),
    // What moderators wrote about a person is no part of that person's download: it would show who reported what.
    personalTable('case_note', { person: 'author_id', file: 'notes-you-wrote', columns: ['id', 'words', 'written_at'], key: 'id' }),
    personalTable('kept_reason', { person: 'kept_by', file: 'reasons-you-kept', columns: ['rule', 'words', 'kept_at'], key: 'rule' }),
    personalTable('moderation_decision', {
      person: 'about_id',
      file: 'decisions-about-you',
      columns: [
        ...(['id', 'kind', 'label', 'action', 'until', 'basis', 'reason', 'made_at', 'objection', 'objected_at'] as const),
        ...(['review', 'review_reason', 'reviewed_at'] as const),
      ],
      key: 'id',
      inWords: (row) => ({ ...row, ...reasonsOf(row as unknown as DecidedAbout) }),
    }),
    personalTable('moderation_decision', {
      person: 'moderator_id',
      file: 'decisions-you-made',
      columns: ['id', 'action', 'made_at'],
      key: 'id',
    }),
    personalTable('moderation_decision', {
      person: 'reviewer_id',
      file: 'objections-you-decided',
      columns: ['id', 'review', 'reviewed_at'],
      key: 'id',
    }),
    personalTable('duty_turn', { person: 'player_id', file: 'turns-of-duty', columns: ['ends_at'], key: 'ends_at' }),
    personalTable('children_handler', {
      person: 'player_id',
      file: 'handles-cases-about-children',
      columns: ['named_at'],
      key: 'named_at',
    }),
  ],
  lock: lockOpenCases,
  async forget(trx, { playerId, addressHash }) {
    await forgetEvidence(trx, playerId);
    // An open case keeps its person, so that leaving is no way out of it; nothing in it names them.
    await trx
      .updateTable('moderation_case')
      .set({ left_hash: addressHash })
      .where('owner_id', '=', playerId)
      .where('closed_at', 'is', null)
      .execute();
    await trx
      .updateTable('moderation_case')
      .set({ thing_id: sql`id::text` })
      .where('kind', '=', 'player')
      .where('thing_id', '=', playerId)
      .where('closed_at', 'is', null)
      .execute();
    await trx.updateTable('moderation_case').set({ owner_id: null }).where('owner_id', '=', playerId).execute();
    await trx.deleteFrom('moderation_case').where('kind', '=', 'player').where('thing_id', '=', playerId).execute();
    await trx.updateTable('copyright_complaint').set({ name: '', on_behalf: '' }).where('complainant_id', '=', playerId).execute();
    await trx
      .updateTable('copyright_complaint')
      .set({ answer_name: null, answer_reach: null, answer_words: null })
      .where('about_id', '=', playerId)
      .execute();
    await trx
      .deleteFrom('moderation_due')
      .where((due) => due.or([due('thing_id', '=', playerId), due('other_id', '=', playerId)]))
      .execute();
    await trx
      .deleteFrom('report')
      .where('reporter_email', '=', trx.selectFrom('player').select('email').where('id', '=', playerId))
      .execute();
  },
};

type DecidedAbout = Pick<Selectable<ModerationDecisionTable>, 'action' | 'reason' | 'review' | 'review_reason' | 'objected_at'>;

/** The reasons of a decision and of what became of it, in words also where no moderator gave any. */
function reasonsOf({ action, reason, review, review_reason, objected_at }: DecidedAbout): Record<string, unknown> {
  // What was objected to can only be taken back by the site or with a reason; the rest its moderator took back at once.
  const back = { action: 'reverse', byItself: objected_at !== null } as const;
  return {
    reason: reasonGiven({ action, reason }),
    review_reason: review === null ? review_reason : reasonGiven({ ...back, reason: review_reason ?? '' }),
  };
}

/** Locks the open cases about a person and what is theirs, which decisions lock before what they are about. */
async function lockOpenCases(trx: Transaction<Tables>, playerId: string): Promise<void> {
  await trx
    .selectFrom('moderation_case')
    .select('id')
    .where((about) => about.or([about('owner_id', '=', playerId), about.and({ kind: 'player', thing_id: playerId })]))
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Evidence goes with the person, except for cases that wait for a decision: these keep the words, without the name. */
async function forgetEvidence(trx: Transaction<Tables>, playerId: string): Promise<void> {
  const closed = trx.selectFrom('moderation_case').select('id').where('closed_at', 'is not', null);
  await trx.deleteFrom('case_evidence').where('owner_id', '=', playerId).where('case_id', 'in', closed).execute();
  await trx
    .updateTable('case_evidence')
    .set({ owner_id: null, facts: sql`facts - 'author' - 'name'` })
    .where('owner_id', '=', playerId)
    .execute();
}
