import { type Kysely, sql } from 'kysely';

const MARK = sql.lit(String.raw`([*_>\\])`);
const ESCAPED_MARK = sql.lit(String.raw`\\\1`);
/** A line of dashes, which between blank lines is a scene break. */
const DASHES = sql.lit(String.raw`^([ \t]*)-(?=[ \t-]*$)`);
const ESCAPED_DASHES = sql.lit(String.raw`\1\\-`);

const isMarked = (text: string) => sql`(${sql.ref(text)} ~ ${MARK} or regexp_like(${sql.ref(text)}, ${DASHES}, 'n'))`;
const escaped = (text: string) =>
  sql`regexp_replace(regexp_replace(${sql.ref(text)}, ${MARK}, ${ESCAPED_MARK}, 'g'), ${DASHES}, ${ESCAPED_DASHES}, 'gn')`;

/**
 * Stories of Creative Writing are Markdown. `markdown` holds the words as they were written where they have marks, `body`
 * what they say. Characters of older texts that would be marks from now on are escaped, so that they stay what they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column markdown text`.execute(db);
  await sql`update story set markdown = ${escaped('body')} where arena = 'creative_writing' and ${isMarked('body')}`.execute(db);
  await sql`
    update text_version set body = ${escaped('body')}
    where ${isMarked('body')} and story_id in (select id from story where arena = 'creative_writing')`.execute(db);
  await sql`update story_revision set body = ${escaped('body')} where ${isMarked('body')}`.execute(db);
  await sql`update revised_story set first_body = ${escaped('first_body')} where ${isMarked('first_body')}`.execute(db);
  await sql`update revised_story set rated_body = ${escaped('rated_body')} where ${isMarked('rated_body')}`.execute(db);
}
