import { sendForm } from '../publish.ts';
import { database } from '../site.ts';
import { only, sentinelWord, words } from './sentinels.ts';
import type { Person } from './viewers.ts';

/** Collections that an author keeps: one that moderators have hidden, and a moderated one where another's story waits to be let in. */
export async function collectionWords(author: Person) {
  const make = async (state: string) => {
    const title = `Gathered ${sentinelWord(`${state} title`)}`;
    const slug = state.replaceAll(' ', '-');
    await sendForm(author, '/collections', { intent: 'make', title, slug, moderated: 'on' });
    await sendForm(author, `/collections/${slug}`, { intent: 'change', title, slug, summary: words(state), notes: '', moderated: 'on' });
    const { rows } = await database.use((db) =>
      db.query<{ id: string }>('select collection_id as id from shared_collection where slug = $1', [slug]),
    );
    return { slug, id: rows[0]?.id ?? '' };
  };
  const hidden = await make('hidden collection');
  await database.use((db) => db.query('update collection set hidden_at = now() where id = $1', [hidden.id]));
  return {
    values: { address: [hidden.slug, hidden.id] },
    reported: [`collection/${hidden.id}`],
    sentinels: ['hidden collection', 'hidden collection title'].map((state) => only(state, ['author'], /^\/moderation/, ['moderator'])),
  };
}
