import { randomUUID } from 'node:crypto';
import { FANDOM_PAGE, idIn, sendForm } from '../../publish.ts';
import { database, site } from '../../site.ts';
import { allBut, only, type Sentinel, sentinelWord, words } from '../sentinels.ts';
import { type Person, person, type Viewers } from '../viewers.ts';

const OWNER = 'owner of a pen name';
const PEN = 'pen name itself';
const TO_COME = 'pen chapter to come';

/**
 * A story under a pen name, with all that its author and its readers do with it. The author has another name and a page of their own, and the
 * pen name a page and followers: neither leads to the other, by its name or its id.
 */
export async function penWords({ writer, adult, minor }: Viewers['people']) {
  const owner = await person(sentinelWord(OWNER));
  await sendForm(owner, '/profile/pen-names', { intent: 'make', name: sentinelWord(PEN), bio: words('pen bio') });
  const penId = await idOf('select id from player where pen_of = $1', owner.id);
  await sendForm(adult, `/players/${owner.id}`, { intent: 'follow' });
  for (const follower of [adult, minor]) await sendForm(follower, `/players/${penId}`, { intent: 'follow' });
  const storyId = randomUUID();
  const said = { title: `Signed ${sentinelWord('pen story title')}`, content: words('pen story'), pen: penId };
  await sendForm(owner, `${FANDOM_PAGE}?tab=write`, { intent: 'publish', id: storyId, ...said });
  const commentId = await happenings({ owner, reader: adult, other: minor, storyId });
  const { location } = await sendForm(owner, `/series?story=${storyId}`, { intent: 'make', title: 'Signed Gates', story: storyId });
  const seriesId = idIn(new URL(location ?? '', site.url).pathname);
  const ofSeries = { title: `Signed ${sentinelWord('pen series title')}`, summary: words('pen series'), notes: '' };
  await sendForm(owner, `/series/${seriesId}`, { intent: 'change', ...ofSeries });
  await sendForm(adult, `/series/${seriesId}`, { intent: 'follow' });
  const collectionId = await gathered({ owner, storyId, penId });
  await sendForm(owner, `/fan-fiction/acknowledgements/${storyId}`, { intent: 'give', name: adult.name });
  const jointId = await written({ owner, penId, other: adult });
  const workId = await readAlong({ owner, author: minor });
  await sendForm(writer, `/players/${penId}`, { intent: 'block' });
  await sendForm(minor, `/report/story/${storyId}`, { reason: 'spam', details: 'Told twice.' });

  // Those who follow the owner are offered their name where they name people; moderators are told whose a pen name is.
  const offered = `^/leaderboard.*view=friends|^/storyweave/|^/fan-fiction/(?:acknowledgements|beta|co-authors)/(?!${storyId}|${workId})`;
  const toOwner = new RegExp(`${owner.id}|${offered}|^/moderation`);
  const notToOwner = new RegExp(`^(?!.*${owner.id})`);
  const id = (state: string, word: string, address: RegExp, readers: Sentinel['readers'] = []): Sentinel => {
    return { state, word, readers, at: { readers: allBut(), address } };
  };
  return {
    storyIds: [storyId, jointId],
    commentIds: [commentId],
    playerIds: [owner.id, penId],
    seriesIds: [seriesId],
    collectionIds: [collectionId],
    asked: [`/fan-fiction/beta/${workId}`, `/fan-fiction/beta/${workId}?chapter=${workId}&passage=all`],
    sentinels: [
      only(OWNER, [], toOwner),
      // Whom a player follows stands in their own data.
      id('id of the owner', owner.id, toOwner, ['adult']),
      id('id of the owner, for a follower', owner.id, new RegExp(`${toOwner.source}|^/profile/data`), allBut('adult')),
      ...[PEN, 'pen bio', 'pen story', 'pen story title', 'pen series', 'pen series title'].map((state) => only(state, [], notToOwner)),
      id('id of the pen name', penId, notToOwner),
      only(TO_COME, ['adult']),
    ],
  };
}

interface Written {
  owner: Person;
  penId: string;
  other: Person;
}

/** Another story under the pen name is written with a follower of that name's, who is shown what is not published. @returns its id. */
async function written({ owner, penId, other }: Written): Promise<string> {
  const storyId = randomUUID();
  const said = { title: `Signed ${sentinelWord('pen story title')}`, content: words('pen story'), pen: penId };
  await sendForm(owner, `${FANDOM_PAGE}?tab=write`, { intent: 'publish', id: storyId, ...said });
  await sendForm(owner, `/fan-fiction/co-authors/${storyId}`, { intent: 'invite', name: other.name });
  await sendForm(other, `/fan-fiction/co-authors/${storyId}`, { intent: 'accept' });
  const json = {
    ...{ writerId: owner.id, saveId: randomUUID(), title: 'Later', body: words(TO_COME), baseVersion: 0 },
    place: { kind: 'chapter', storyId },
  };
  const { status, text } = await owner.ask(`/fan-fiction/drafts/${randomUUID()}`, { json, accept: 'application/json' });
  if (status !== 200) throw new Error(`The chapter under a pen name was answered ${status}: ${text}`);
  return storyId;
}

/** The pen name is asked to read a draft along by a follower of it, who does not know its owner, and writes a note. @returns the draft's id. */
async function readAlong({ owner, author }: { owner: Person; author: Person }): Promise<string> {
  const workId = randomUUID();
  const place = { kind: 'story', fandomId: 'naruto' };
  const written = { title: 'Read by a Name', body: 'The gate was open, and nobody stood there.', baseVersion: 0, place };
  const json = { writerId: author.id, saveId: randomUUID(), ...written };
  const { status, text } = await author.ask(`/fan-fiction/drafts/${workId}`, { json, accept: 'application/json' });
  if (status !== 200) throw new Error(`The draft for a pen name was answered ${status}: ${text}`);
  const page = `/fan-fiction/beta/${workId}`;
  await sendForm(author, page, { intent: 'share', id: randomUUID(), name: sentinelWord(PEN), what: 'work', days: '30' });
  const note = { intent: 'note', id: randomUUID(), chapter: workId, at: '0', quote: written.body, text: 'Who opened it?' };
  await sendForm(owner, page, note);
  await sendForm(author, page, { ...note, intent: 'answer', id: randomUUID(), answers: note.id, text: 'Nobody knows.' });
  return workId;
}

async function idOf(query: string, value: string): Promise<string> {
  const { rows } = await database.use((db) => db.query<{ id: string }>(query, [value]));
  return rows[0]?.id ?? '';
}

interface Gathered {
  owner: Person;
  storyId: string;
  penId: string;
}

/** The story is in a moderated collection, for a prompt that its author claims under the pen name. @returns the collection's id. */
async function gathered({ owner, storyId, penId }: Gathered): Promise<string> {
  // Who maintains it is offered the names of people whom they know.
  const maintainer = await person('Keeper');
  const address = '/collections/signed-winter';
  await sendForm(maintainer, '/collections', { intent: 'make', title: 'Signed Winter', slug: 'signed-winter', moderated: 'on' });
  const collectionId = await idOf('select collection_id as id from shared_collection where slug = $1', 'signed-winter');
  await sendForm(maintainer, `${address}/prompts`, { intent: 'write', body: 'A lamp by the gate.', fandoms: '', several: 'on' });
  const prompt = await idOf('select id from collection_prompt where collection_id = $1', collectionId);
  await sendForm(owner, `${address}/prompts`, { intent: 'claim', prompt, pen: penId });
  await sendForm(owner, address, { intent: 'add', story: storyId, prompt });
  await sendForm(maintainer, address, { intent: 'let-in', story: storyId });
  return collectionId;
}

interface Happenings {
  owner: Person;
  reader: Person;
  other: Person;
  storyId: string;
}

/** What its author and its readers do with a story. @returns the id of the author's answer. */
async function happenings({ owner, reader, other, storyId }: Happenings): Promise<string> {
  const page = `/fan-fiction/story/${storyId}`;
  await sendForm(other, `/story/${storyId}/follow`, { intent: 'follow' });
  await sendForm(owner, `/story/${storyId}/tags`, { freeforms: 'Tea', summary: words('pen story') });
  await sendForm(owner, page, { intent: 'add-chapter', id: randomUUID(), title: 'Another Gate', content: words('pen story') });
  await sendForm(owner, page, { intent: 'comment-rule', rule: 'approved' });
  const [asked, answered] = [randomUUID(), randomUUID()];
  const chapter = await idOf('select id from fanfic_chapter where story_id = $1 and number = 1', storyId);
  await sendForm(reader, `${page}/comments`, { intent: 'post', id: asked, chapter, text: words('pen story') });
  await sendForm(owner, `${page}/comments`, { intent: 'approve', id: asked, chapter });
  await sendForm(owner, `${page}/comments`, { intent: 'post', id: answered, chapter, answers: asked, text: words('pen story') });
  await sendForm(reader, `/story/${storyId}/rating`, { value: '4' });
  await sendForm(reader, `/story/${storyId}/rating`, { intent: 'kudos', chapter: '1' });
  return answered;
}
