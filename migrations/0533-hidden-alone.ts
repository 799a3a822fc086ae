import { type Kysely, sql } from 'kysely';

/**
 * A case says which story went out of sight with its thing, and it did not with what is hidden alone. And one function says which
 * story a case is about, through complaints, objections, votes and chapters that are shared before they are public.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update moderation_case set hidden_story = null where kind in ('comment', 'lost-passage') and hidden_story is not null`.execute(
    db,
  );
  await sql`
    create function story_of_case(kind text, thing text) returns uuid language plpgsql stable as $$
    begin
      -- Passages are named by their room and number.
      if thing !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
      return case kind
        when 'story' then thing::uuid
        when 'title' then thing::uuid
        when 'chapter' then (select story_id from fanfic_chapter where id = thing::uuid)
        when 'beta-text' then coalesce(
          (select coalesce(draft.story_id, beginning.story_id) from chapter_draft draft
            left join chapter_draft beginning on beginning.id = draft.begins_with where draft.id = thing::uuid),
          (select story_id from fanfic_chapter where id = thing::uuid))
        when 'votes' then (select story_id from rating_cluster where id = thing::uuid)
        when 'copyright' then (
          select story_of_case(complaint.kind, complaint.thing_id) from copyright_complaint complaint where id = thing::uuid)
        when 'decision' then (
          select coalesce(story_id, story_of_case(decision.kind, decision.thing_id)) from moderation_decision decision where id = thing::uuid)
      end;
    end $$`.execute(db);
}
