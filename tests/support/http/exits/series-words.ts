import { idIn, sendForm } from '../publish.ts';
import { database, site } from '../site.ts';
import { allBut, leadingTo, only, sentinelWord, words } from './sentinels.ts';
import type { Person } from './viewers.ts';

/** A series of an author's stories in all states, and one that moderators have hidden. */
export async function seriesWords(author: Person, storyIds: readonly string[]) {
  const make = async (state: string) => {
    const { location } = await sendForm(author, '/series', { intent: 'make', title: `Gates ${sentinelWord(`${state} title`)}` });
    const id = idIn(new URL(location ?? '', site.url).pathname);
    const said = { title: `Gates ${sentinelWord(`${state} title`)}`, summary: words(state), notes: '' };
    await sendForm(author, `/series/${id}`, { intent: 'change', ...said });
    return id;
  };
  const [shown, hidden] = [await make('series'), await make('hidden series')];
  for (const id of [shown, hidden]) {
    await database.use((db) =>
      db.query(
        `insert into collection_story (collection_id, owner_id, story_id, place, added_at)
         select $1, $2, story.id, row_number() over (order by story.created_at), now() from story where id = any($3) and author_id = $2`,
        [id, author.id, storyIds],
      ),
    );
  }
  await database.use((db) => db.query('update collection set hidden_at = now() where id = $1', [hidden]));
  return {
    values: { collectionId: [shown, hidden] },
    reported: [`series/${shown}`, `series/${hidden}`],
    sentinels: [
      // A block takes the author's stories out of lists, and what is said on them of their series.
      ...['series', 'series title'].map((state) => only(state, allBut('blocked'), leadingTo(shown, ...storyIds, author.id, '^/feeds/'))),
      ...['hidden series', 'hidden series title'].map((state) => only(state, ['author'], /^\/moderation/, ['moderator'])),
    ],
  };
}
