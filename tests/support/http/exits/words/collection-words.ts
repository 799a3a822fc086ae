import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../../../../app/platform/clock/durations.ts';
import { idIn, publish, publishFanFiction, sendForm } from '../../publish.ts';
import { database } from '../../site.ts';
import { only, sentinelWord, words } from '../sentinels.ts';
import { type Person, person, type Viewers } from '../viewers.ts';

const HIDDEN = 'hidden collection';
const WAITING = 'waiting collection';
const MASKED = 'masked collection';
const slugOf = (state: string) => state.replaceAll(' ', '-');

/**
 * Collections: one that moderators have hidden, one whose stories wait for their time, and one whose authors do. Who writes in the
 * last has a name and a page of their own: neither leads to the other.
 */
export async function collectionWords({ author, writer, adult, minor, blocked }: Viewers['people']) {
  const inADay = new Date(Date.now() + DAY_MS).toISOString().slice(0, 16);
  const hidden = await make(author, HIDDEN);
  await database.use((db) => db.query('update collection set hidden_at = now() where id = $1', [hidden]));
  const collections = [hidden, await make(writer, WAITING, { worksAt: inADay }), await make(writer, MASKED, { authorsAt: inADay })];
  const unread = await both(author, 'waiting', WAITING);
  const prompts = await promptWords({ writer, author });

  const somebody = await person(sentinelWord('hidden author'));
  for (const follower of [adult, minor]) await follow(follower, somebody);
  await sendForm(somebody, `/players/${blocked.id}`, { intent: 'block' });
  const unnamed = await both(somebody, 'unnamed', MASKED);
  const claimer = await person(sentinelWord('hidden claimer'));
  await claim(claimer, MASKED, await write(writer, MASKED, {}));
  await carryOn(somebody, unnamed, adult);
  await answerTo(adult, unnamed);
  // Those who follow them are offered their name where they name people, but not on these stories' own pages.
  const offered = `^/leaderboard.*view=friends|^/storyweave/|^/fan-fiction/(?:acknowledgements|beta|co-authors)/(?!${unnamed.join('|')})`;
  const named = new RegExp(`${somebody.id}|${slugOf(MASKED)}(?:\\.data)?\\?do=manage|${offered}`);
  return {
    values: { address: [hidden, ...[HIDDEN, WAITING, MASKED].map(slugOf)] },
    collectionIds: collections,
    storyIds: [...unread, ...unnamed],
    playerIds: [somebody.id],
    reported: [...collections.map((id) => `collection/${id}`), ...prompts.ids.map((id) => `collection-prompt/${id}`)],
    sentinels: [
      ...[HIDDEN, `${HIDDEN} title`].map((state) => only(state, ['author'], /^\/moderation/, ['moderator'])),
      ...prompts.sentinels,
      // The maintainer reads it before others do.
      ...statesOf('waiting').map((state) => only(state, ['author', 'writer'])),
      // Everybody reads it, but not where their name leads.
      ...statesOf('unnamed').map((state) => only(state, [], new RegExp(`^(?!.*${somebody.id})`))),
      only('hidden author', [], named),
      // The maintainer alone is told who claims a prompt.
      only('hidden claimer', ['writer']),
    ],
  };
}

/** What a story of each arena says in a state: its words, and its title. */
const statesOf = (state: string) => [state, `fan ${state}`].flatMap((one) => [`${one} story`, `${one} story title`]);

/** Prompts that not everybody finds: one for adults, one that waits to be approved, and one that moderators have hidden. */
async function promptWords({ writer, author }: Pick<Viewers['people'], 'writer' | 'author'>) {
  const mature = await write(writer, WAITING, { mature: 'on', body: words('mature prompt') });
  const proposed = await write(author, WAITING, { body: words('proposed prompt') });
  const hidden = await write(writer, WAITING, { body: words('hidden prompt') });
  await database.use((db) => db.query('update collection_prompt set hidden_at = now() where id = $1', [hidden]));
  const moderated = /^\/moderation/;
  return {
    ids: [mature, proposed, hidden],
    sentinels: [
      only('mature prompt', ['writer', 'adult'], moderated, ['moderator']),
      only('proposed prompt', ['author', 'writer'], moderated, ['moderator']),
      only('hidden prompt', ['writer'], moderated, ['moderator']),
    ],
  };
}

/** Writes a prompt, or proposes one. @returns its id. */
async function write(by: Person, collection: string, said: Readonly<Record<string, string>>): Promise<string> {
  await sendForm(by, `/collections/${slugOf(collection)}/prompts`, { intent: 'write', body: words('prompt'), fandoms: '', ...said });
  const last = 'select id from collection_prompt where player_id = $1 order by made_at desc limit 1';
  const { rows } = await database.use((db) => db.query<{ id: string }>(last, [by.id]));
  return rows[0]?.id ?? '';
}

async function claim(by: Person, collection: string, prompt: string): Promise<void> {
  await sendForm(by, `/collections/${slugOf(collection)}/prompts`, { intent: 'claim', prompt });
}

/** Starts a collection. @returns its id. */
async function make(maintainer: Person, state: string, times: Readonly<Record<string, string>> = {}): Promise<string> {
  const said = { title: `Gathered ${sentinelWord(`${state} title`)}`, slug: slugOf(state), proposals: 'on', ...times };
  await sendForm(maintainer, '/collections', { intent: 'make', ...said });
  await sendForm(maintainer, `/collections/${said.slug}`, { intent: 'change', ...said, summary: words(state), notes: '' });
  const found = 'select collection_id as id from shared_collection where slug = $1';
  const { rows } = await database.use((db) => db.query<{ id: string }>(found, [said.slug]));
  return rows[0]?.id ?? '';
}

/** Adds a story of each arena to a collection that holds it back. @returns their ids: of Creative Writing, and of a fandom. */
async function both(by: Person, state: string, collection: string): Promise<readonly [string, string]> {
  const said = (one: string) => ({ title: `Kept ${sentinelWord(`${one} story title`)}`, body: words(`${one} story`) });
  const own = said(state);
  const fan = said(`fan ${state}`);
  const ids = [idIn(await publish(by, own)), idIn(await publishFanFiction(by, fan.title, fan.body))] as const;
  for (const story of ids) {
    await sendForm(by, `/story/${story}/readers`, { intent: 'reach', reach: 'taken-back' });
    await sendForm(by, `/collections/${slugOf(collection)}`, { intent: 'add', story });
  }
  return ids;
}

async function follow(follower: Person, followed: Person): Promise<void> {
  await sendForm(follower, `/players/${followed.id}`, { intent: 'follow' });
}

/** What an author does with stories while nobody is to know whose they are. */
async function carryOn(by: Person, [own, fan]: readonly [string, string], reader: Person): Promise<void> {
  await sendForm(by, `/story/${own}/tags`, { freeforms: 'Tea', summary: words('unnamed story') });
  await sendForm(by, `/fan-fiction/acknowledgements/${fan}`, { intent: 'give', name: reader.name });
  await sendForm(by, `/fan-fiction/story/${fan}`, {
    ...{ intent: 'add-chapter', id: randomUUID(), title: 'Another Gate', content: words('fan unnamed story') },
  });
}

/** What a reader does with them. */
async function answerTo(reader: Person, stories: readonly string[]): Promise<void> {
  const { rows } = await database.use((db) =>
    db.query<{ id: string; storyId: string }>(`select id, story_id as "storyId" from fanfic_chapter where story_id = any($1)`, [stories]),
  );
  for (const { id: chapter, storyId } of rows.slice(0, 1)) {
    const comment = { intent: 'post', id: randomUUID(), chapter, text: words('fan unnamed story') };
    await sendForm(reader, `/fan-fiction/story/${storyId}/comments`, comment);
  }
  for (const story of stories) {
    await sendForm(reader, `/story/${story}/rating`, { value: '4' });
    await sendForm(reader, `/story/${story}/rating`, { intent: 'kudos', chapter: '1' });
  }
}
