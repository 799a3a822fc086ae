import { type Kysely, sql } from 'kysely';

/**
 * What a decision must know of itself once its case is deleted: whether that was about harm to children, and the story that is
 * hidden with the thing. An objection to a decision about harm to children is a case of that kind, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table moderation_decision
      add column about_children boolean not null default false,
      add column story_id uuid`.execute(db);
  await sql`
    update moderation_decision decision set about_children = true
    from moderation_case as closed where closed.id = decision.case_id and closed.urgency = 2`.execute(db);
  await sql`
    update moderation_case objection set urgency = 2
    from moderation_decision decision
    where objection.kind = 'decision' and objection.thing_id = decision.id::text and decision.about_children`.execute(db);
  await sql`
    update moderation_decision decision set story_id = story.id
    from story where decision.kind in ('story', 'title') and story.id::text = decision.thing_id`.execute(db);
  await sql`
    update moderation_decision decision set story_id = chapter.story_id
    from fanfic_chapter chapter where decision.kind = 'chapter' and chapter.id::text = decision.thing_id`.execute(db);
  // Other decisions about the same person are found by `moderation_decision_about`.
  await sql`create index moderation_decision_thing on moderation_decision (thing_id, kind)`.execute(db);
  await sql`create index moderation_decision_story on moderation_decision (story_id) where story_id is not null`.execute(db);
}
