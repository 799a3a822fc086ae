import { randomUUID } from 'node:crypto';
import { insert, nameInLimits, type RowsByTable } from './rows-of';

/** Rows about accounts, people between themselves, what they are told, and donations. */
export const accountRows: RowsByTable = {
  // A pen name of theirs.
  player: [
    insert(
      `insert into player (id, name, name_key, email, email_verified, pen_of, created_at, updated_at)
       values ($1::uuid, 'Juniper Vale', 'juniper vale', $1::text || '@pen.invalid', true, $2, $3, $3)`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
  ],
  session: [],
  name_look: [],
  name_check: [insert(`insert into name_check (player_id) values ($1) on conflict do nothing`, (row) => [row.person.id])],
  earlier_name: [
    insert(`insert into earlier_name (id, player_id, name, until) values ($1, $2, 'Zenobia', $3)`, (row) => [
      randomUUID(),
      row.person.id,
      row.now,
    ]),
  ],
  account_trace: [
    insert(`insert into account_trace (id, player_id, kind, mark, seen_at) values ($1, $2, 'browser', 'hash', $3)`, (row) => [
      randomUUID(),
      row.person.id,
      row.now,
    ]),
  ],
  credential: [],
  audit_alias: [insert(`insert into audit_alias (player_id, alias) values ($1, $2)`, (row) => [row.person.id, randomUUID()])],
  passkey: [
    insert(
      `insert into passkey (id, player_id, credential_id, public_key, counter, transports, name, created_at) values ($1, $2, 'id', 'key', 0, '{}', 'Laptop', $3)`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
  ],
  authenticator_app: [
    insert(`insert into authenticator_app (player_id, sealed_secret, created_at) values ($1, 'sealed', $2)`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
  recovery_code: [
    insert(`insert into recovery_code (id, player_id, code_hash, created_at) values ($1, $2, 'hash', $3)`, (row) => [
      randomUUID(),
      row.person.id,
      row.now,
    ]),
  ],
  security_event: [],
  mailed_code: [
    insert(`insert into mailed_code (id, purpose, email, code_hash, expires_at) values ($1, 'recovery', $2, 'hash', $3)`, (row) => [
      randomUUID(),
      row.person.email,
      row.now,
    ]),
  ],
  sign_up_attempt: [
    insert(`insert into sign_up_attempt (id, email, name, password, created_at) values ($1, $2, 'Somebody', 'hash', $3)`, (row) => [
      randomUUID(),
      row.person.email,
      row.now,
    ]),
  ],
  rate_limit: [
    insert(`insert into rate_limit (key, count, resets_at) values ($1, 1, $2)`, (row) => [
      `game-start:${nameInLimits(row.person.id)}`,
      row.now,
    ]),
  ],
  player_block: [
    insert(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'mute', $3)`, (row) => [
      row.person.id,
      row.otherId,
      row.now,
    ]),
    insert(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', $3)`, (row) => [
      row.otherId,
      row.person.id,
      row.now,
    ]),
  ],
  moderation_case: [
    insert(
      `insert into moderation_case (id, kind, thing_id, owner_id, reports, opened_at, closed_at) values ($1, 'story', $2, $3, 1, $4, $4)`,
      (row) => [randomUUID(), row.storyId, row.person.id, row.now],
    ),
    insert(
      `insert into moderation_case (id, kind, thing_id, owner_id, reports, opened_at, taken_by, taken_until)
       values ($1, 'title', $2, $3, 1, $5, $4, $5)`,
      (row) => [randomUUID(), row.otherStoryId, row.otherId, row.person.id, row.now],
    ),
  ],
  case_evidence: [
    insert(
      `insert into case_evidence (case_id, owner_id, at, event, facts)
      select id, owner_id, $2, 'reported', $3 from moderation_case where owner_id = $1`,
      (row) => [row.person.id, row.now, JSON.stringify({ author: row.person.name, body: 'Words.' })],
    ),
  ],
  report: [
    insert(`insert into moderation_case (id, kind, thing_id, owner_id, reports, opened_at) values ($1, 'story', $2, $3, 1, $4)`, (row) => [
      row.otherStoryId,
      row.otherStoryId,
      row.otherId,
      row.now,
    ]),
    insert(
      `insert into report (id, case_id, reporter_id, reason, details, created_at) values ($1, $2, $3, 'spam', 'An advertisement.', $4)`,
      (row) => [randomUUID(), row.otherStoryId, row.person.id, row.now],
    ),
  ],
  moderation_decision: [
    insert(
      `insert into moderation_decision (id, kind, thing_id, label, about_id, moderator_id, reviewer_id, action, basis, reason, before, made_at)
       values (gen_random_uuid(), 'story', $3, 'Of My Own', $1, $2, null, 'warn', 'rules', 'Rude.', '{}', $5),
         (gen_random_uuid(), 'story', $4, 'Of Another', $2, $1, $1, 'warn', 'rules', 'Rude.', '{}', $5)`,
      (row) => [row.person.id, row.otherId, row.storyId, row.otherStoryId, row.now],
    ),
  ],
  duty_turn: [insert(`insert into duty_turn (ends_at, player_id) values (1320, $1)`, (row) => [row.person.id])],
  children_handler: [insert(`insert into children_handler (player_id, named_at) values ($1, $2)`, (row) => [row.person.id, row.now])],
  copyright_complaint: [
    insert(
      `insert into copyright_complaint (id, case_id, kind, thing_id, about_id, complainant_id, name, email, on_behalf, work, passages, signed_at)
       select gen_random_uuid(), id, 'story', thing_id, owner_id, $1, 'Mara Ellwood', null, '', 'The Gate.', '', $2
       from moderation_case where taken_by = $1`,
      (row) => [row.person.id, row.now],
    ),
    insert(
      `insert into copyright_complaint
         (id, case_id, kind, thing_id, about_id, complainant_id, name, email, on_behalf, work, passages, signed_at, answer_name, answered_at)
       select gen_random_uuid(), id, 'story', thing_id, $1, $2, 'Another', null, '', 'The Gate.', '', $3, 'Mara Ellwood', $3
       from moderation_case where owner_id = $1 limit 1`,
      (row) => [row.person.id, row.otherId, row.now],
    ),
  ],
  case_note: [
    insert(
      `insert into case_note (id, case_id, author_id, words, written_at)
       select gen_random_uuid(), id, $1, 'Again.', $2 from moderation_case where taken_by = $1`,
      (row) => [row.person.id, row.now],
    ),
  ],
  kept_reason: [
    insert(`insert into kept_reason (rule, words, kept_by, kept_at) values ('advertising', 'No rope.', $1, $2)`, (row) => [
      row.person.id,
      row.now,
    ]),
  ],
  moderation_due: [insert(`insert into moderation_due (kind, thing_id, at) values ('player', $1, $2)`, (row) => [row.person.id, row.now])],
  notice: [
    insert(
      `insert into notice (id, player_id, kind, gathered, story_id, actor_id, count, changed_at) values
         (gen_random_uuid(), $1, 'rating', 'mine', $3, null, 1, $5), (gen_random_uuid(), $2, 'comment', 'theirs', $4, $1, 1, $5)`,
      (row) => [row.person.id, row.otherId, row.storyId, row.otherStoryId, row.now],
    ),
  ],
  notice_cause: [insert(`insert into notice_cause (player_id, cause, gathered) values ($1, 'hash', 'mine')`, (row) => [row.person.id])],
  notice_setting: [insert(`insert into notice_setting (player_id) values ($1)`, (row) => [row.person.id])],
  push_device: [
    insert(
      `insert into push_device (id, player_id, endpoint, fingerprint, p256dh, auth, public_key, name, created_at)
       values (gen_random_uuid(), $1, 'https://push.example/1', 'hash', 'key', 'auth', 'key', 'Firefox on Linux', $2)`,
      (row) => [row.person.id, row.now],
    ),
  ],
  notice_fan_out: [
    insert(
      `insert into notice_fan_out (id, audience, kind, cause, gathered, story_id, actor_id, created_at)
       values (gen_random_uuid(), 'writer', 'story', 'story:1', 'story:1:1', $1, $2, $3)`,
      (row) => [row.otherStoryId, row.person.id, row.now],
    ),
  ],
  story_follow: [
    insert(`insert into story_follow (player_id, story_id, created_at) values ($1, $2, $3)`, (row) => [
      row.person.id,
      row.otherStoryId,
      row.now,
    ]),
  ],
  donation: [
    insert(
      `insert into donation (id, press_id, player_id, amount_cents, status, created_at, ask_at, settled_at) values ($1, $2, $3, 500, 'paid', $4, $4, $4)`,
      (row) => [randomUUID(), randomUUID(), row.person.id, row.now],
    ),
  ],
  player_follow: [
    insert(`insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, $3), ($2, $1, $3)`, (row) => [
      row.person.id,
      row.otherId,
      row.now,
    ]),
  ],
};
