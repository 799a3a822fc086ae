import { idIn, sendForm } from '../../publish.ts';
import { database, site } from '../../site.ts';
import { allBut, leadingTo, only, sentinelWord, words } from '../sentinels.ts';
import type { Person } from '../viewers.ts';

/** A series of an author's stories in all states, one that moderators have hidden, and two lists of them: a public and a private one. */
export async function seriesWords(author: Person, storyIds: readonly string[]) {
  const make = async (kind: 'series' | 'lists', state: string, more: Readonly<Record<string, string>> = {}) => {
    const { location } = await sendForm(author, `/${kind}`, { intent: 'make', title: `Gates ${sentinelWord(`${state} title`)}` });
    const id = idIn(new URL(location ?? '', site.url).pathname);
    const said = { title: `Gates ${sentinelWord(`${state} title`)}`, summary: words(state), notes: '', ...more };
    await sendForm(author, `/${kind}/${id}`, { intent: 'change', ...said });
    await database.use((db) =>
      db.query(
        `insert into collection_story (collection_id, owner_id, story_id, place, added_at, note, own_tags)
         select $1, $2, story.id, row_number() over (order by story.created_at), now(), $4, array['tea']
         from story where id = any($3) and author_id = $2`,
        [id, author.id, storyIds, kind === 'lists' ? words(`${state} note`) : ''],
      ),
    );
    return id;
  };
  const shown = await make('series', 'series');
  const hidden = await make('series', 'hidden series');
  const open = await make('lists', 'public list', { isPublic: 'on' });
  const own = await make('lists', 'private list');
  await database.use((db) => db.query('update collection set hidden_at = now() where id = $1', [hidden]));
  return {
    values: { collectionId: [shown, hidden, open, own] },
    reported: [...[shown, hidden].map((id) => `series/${id}`), ...[open, own].map((id) => `list/${id}`)],
    sentinels: [
      // A block takes the author's stories out of lists, and what is said on them of their series.
      ...['series', 'series title'].map((state) => only(state, allBut('blocked'), leadingTo(shown, ...storyIds, author.id, '^/feeds/'))),
      ...['hidden series', 'hidden series title'].map((state) => only(state, ['author'], /^\/moderation/, ['moderator'])),
      ...['public list', 'public list title', 'public list note'].map((state) => only(state, allBut('blocked'), leadingTo(open))),
      // Moderators read a list that is reported.
      ...['private list', 'private list title', 'private list note'].map((state) => only(state, ['author'], leadingTo(own), ['moderator'])),
    ],
  };
}
