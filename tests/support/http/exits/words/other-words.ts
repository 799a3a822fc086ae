import { database } from '../../site.ts';

/** The stories that a visitor reads, and those that are kept from them. */
export interface KnownStories {
  shown: readonly string[];
  kept: readonly string[];
}

/** Puts quite another text in the place of stories. The title of a Mature one stays: whoever has its address reads it. */
export async function changeWords(ids: readonly string[]): Promise<void> {
  const other = 'A crown lay in the snow on the mountain, and a wolf watched the clock under the sea.';
  await database.use(async (db) => {
    await db.query(
      `update story set body = $2, title = case content_rating when 'mature' then title else 'The Crown and the Wolf' end
       where id = any($1::uuid[])`,
      [ids, other],
    );
    await db.query('update fanfic_chapter set body = $2 where story_id = any($1::uuid[])', [ids, other]);
  });
}

/** Which of some stories a visitor reads, and which not. */
export async function storiesOf(ids: readonly string[]): Promise<KnownStories> {
  const { rows } = await database.use((db) =>
    db.query<{ id: string; shown: boolean }>(
      `select id, status in ('published', 'unlisted') and content_rating <> 'mature' and not members_only as shown from story where id = any($1::uuid[])`,
      [ids],
    ),
  );
  const those = (isShown: boolean) => rows.filter(({ shown }) => shown === isShown).map(({ id }) => id);
  return { shown: those(true), kept: those(false) };
}
