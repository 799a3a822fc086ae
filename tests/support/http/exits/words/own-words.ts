import { hiddenField } from '../../http-client.ts';
import { idIn, publish, sendForm, startSession } from '../../publish.ts';
import { database } from '../../site.ts';
import { allBut, leadingTo, only, sentinelWord, words } from '../sentinels.ts';
import type { Person } from '../viewers.ts';
import { reach, tagged } from './author-choices.ts';

/** Texts of Creative Writing: drafts and all that is behind a published story, each its author's alone, and a published one. */
export async function ownWords(author: Person, follower: Person) {
  const listed = idIn(await publish(author, { title: `Gate ${sentinelWord('listed title')}`, body: words('listed') }));
  const revised = idIn(await publish(author, { title: 'Seen As It Was', body: 'The words that everybody reads.' }));
  const mature = idIn(await publish(author, { title: `Night ${sentinelWord('mature session title')}`, body: words('mature session') }));
  await sendForm(author, `/story/${mature}/content`, { intent: 'rate', rating: 'mature' });
  await tagged(author, mature, 'mature session tag');
  const draft = idIn(await publish(author, { title: `Draft ${sentinelWord('draft title')}`, body: words('draft') }));
  await tagged(author, draft, 'draft tag');
  await database.use(async (db) => {
    await db.query(`update story set status = 'draft' where id = $1`, [draft]);
    const behind = [revised, author.id, 'Before', words('earlier version')];
    await db.query(
      `insert into text_version (id, player_id, text_id, story_id, number, title, body, word_count, characters, published, saved_at)
       values (gen_random_uuid(), $2, $1, $1, 90, $3, $4, 10, 60, false, now())`,
      behind,
    );
    await db.query(
      `insert into story_revision (story_id, player_id, title, body, version, last_save_id, updated_at)
       values ($1, $2, $3, $4, 1, gen_random_uuid(), now())`,
      [revised, author.id, 'Seen As It Was', words('revision')],
    );
    await db.query(`insert into session_recording (story_id, player_id, text) values ($1, $2, $3)`, [
      revised,
      author.id,
      words('recording'),
    ]);
    await db.query(
      `insert into desk_recording (text_id, player_id, about, begun_at, words) values (gen_random_uuid(), $1, 'Part 1', now(), $2)`,
      [author.id, words('desk recording')],
    );
  });
  const members = idIn(await publish(author, { title: `Inside ${sentinelWord('members title')}`, body: words('members') }));
  await tagged(author, members, 'members tag');
  await reach(author, members, 'members');
  const unlisted = idIn(await publish(author, { title: `Quiet ${sentinelWord('unlisted title')}`, body: words('unlisted by author') }));
  await tagged(author, unlisted, 'unlisted tag');
  await reach(author, unlisted, 'unlisted');
  const taken = idIn(await publish(author, { title: `Back ${sentinelWord('taken back title')}`, body: words('taken back') }));
  await tagged(author, taken, 'taken back tag');
  await sendForm(follower, `/story/${taken}/follow`, { intent: 'follow' });
  await reach(author, taken, 'taken-back');
  await startSession(author);
  const { text: desk } = await author.ask('/creative-writing');
  const [storyId = '', writerId = '', saveId = '', baseVersion = ''] = ['storyId', 'writerId', 'saveId', 'baseVersion'].map((name) =>
    hiddenField(desk, name),
  );
  const running = { intent: 'save', storyId, writerId, saveId, baseVersion, title: sentinelWord('session title'), body: words('session') };
  await sendForm(author, '/creative-writing', running);
  const authors = [
    'draft',
    'draft title',
    'draft tag',
    'earlier version',
    'revision',
    'recording',
    'desk recording',
    'session',
    'session title',
    'taken back',
    'taken back tag',
  ];
  return {
    storyIds: [listed, revised, mature, draft, storyId, members, unlisted, taken],
    sentinels: [
      ...authors.map((state) => only(state, ['author'])),
      // A block takes it out of lists; its address leads there still, as anybody else's does.
      // Feeds are the same for everybody.
      ...['listed', 'listed title'].map((state) => only(state, allBut('blocked'), leadingTo(listed, author.id, '^/(feeds|series)/'))),
      // A block takes it out of lists; visitors see it nowhere.
      ...['members', 'members title', 'members tag'].map((state) =>
        only(state, allBut('visitor', 'blocked'), leadingTo(members, author.id, '^/series/'), allBut('visitor')),
      ),
      ...['unlisted by author', 'unlisted title', 'unlisted tag'].map((state) => only(state, ['author'], leadingTo(unlisted))),
      // Who followed it is told that it was taken back.
      only('taken back title', ['author'], /notifications|mail|^\/profile\/data/, ['adult']),
      ...['mature session', 'mature session tag'].map((state) => only(state, ['author', 'adult'])),
      only('mature session title', ['author', 'adult'], leadingTo(mature)),
    ],
  };
}
