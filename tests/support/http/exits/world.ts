import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../../../app/platform/clock/durations.ts';
import { adminCommand } from '../../sites/admin.ts';
import { hiddenField } from '../http-client.ts';
import { idIn, publish, publishFanFiction, sendForm, startSession } from '../publish.ts';
import { database, mailbox, site } from '../site.ts';
import type { AddressValues } from './addresses.ts';
import { betaWords } from './beta-words.ts';
import { challengeWords } from './challenge-words.ts';
import { circleWords } from './circle-words.ts';
import { collectionWords } from './collection-words.ts';
import { duelWords } from './duel-words.ts';
import { entryWords } from './entry-words.ts';
import { jointWords } from './joint-words.ts';
import { changeWords, type KnownStories, storiesOf } from './other-words.ts';
import { penWords } from './pen-words.ts';
import { roomWords } from './room-words.ts';
import { allBut, COMMON, leadingTo, only, type Sentinel, sentinelWord, words } from './sentinels.ts';
import { seriesWords } from './series-words.ts';
import { type Person, person, type Viewers } from './viewers.ts';
import { wordsRoom } from './words-room.ts';

/** The state of the name of somebody whom an operator hides. */
export const HIDDEN_NAME = 'hidden name';

/** A site with a text in each state that keeps words from somebody, each with a sentinel. */
export interface World {
  sentinels: readonly Sentinel[];
  /** Ids of everything that there is, for addresses. */
  values: AddressValues;
  /** Addresses that no route and no page names. */
  asked: readonly string[];
  stories: KnownStories;
  /** How many mails had come when somebody was hidden: these may name them. */
  mailsBeforeHiding: number;
  /** Puts another text in the place of stories: what is drawn from their words changes, too. */
  changeWords(ids: readonly string[]): Promise<void>;
  /** Rooms whose words are kept from somebody. */
  rooms: readonly string[];
  /** Types a passage, which nobody hands in. */
  typePassage(): Promise<void>;
  close(): void;
}

/** Fills the site. @see docs/product/stories.md#who-may-do-what */
export async function openWorld({ people }: Viewers): Promise<World> {
  const { author, adult, minor, blocked } = people;
  const gone = await person(sentinelWord(HIDDEN_NAME));
  // Those who follow are told of everything that they may know of.
  for (const follower of [minor, adult, blocked]) await sendForm(follower, `/players/${author.id}`, { intent: 'follow' });
  await wantMails([minor, adult, author, people.writer, blocked]);
  await sendForm(author, `/players/${blocked.id}`, { intent: 'block' });

  const own = await ownWords(author, adult);
  const fan = await fanFiction(people, gone);
  const hidden = await hiddenThings({ author, adult, gone });
  const rooms = await roomWords(people);
  const duels = await duelWords(people);
  const circle = await circleWords(people);
  const challenge = await challengeWords(people, gone);
  const wordRoom = await wordsRoom(people, gone);
  const entry = await entryWords(people);
  const beta = await betaWords(people);
  const joint = await jointWords(people);
  const collected = await collectionWords(people);
  const pens = await penWords(people);
  const series = await seriesWords(author, [...own.storyIds, ...hidden.storyIds]);
  const emails = Object.entries({ ...people, gone }).map(
    ([name, { email }]): Sentinel => ({
      state: `address of ${name}`,
      word: email.toLowerCase(),
      readers: name in people ? [name as keyof typeof people] : [],
    }),
  );
  const storyIds = [own, fan, hidden, rooms, joint, collected, pens].flatMap((part) => part.storyIds);
  const tagIds = await ownTagIds();
  const reported = [
    ...storyIds.map((id) => `story/${id}`),
    ...storyIds.map((id) => `title/${id}`),
    ...[...fan.commentIds, ...pens.commentIds].map((id) => `comment/${id}`),
    ...fan.chapterIds.map((id) => `chapter/${id}`),
    ...[gone.id, author.id, ...collected.playerIds, ...pens.playerIds].map((id) => `player/${id}`),
    ...[...rooms.roomIds, rooms.slowId].flatMap((id) => [`passage/${id}`, `passage/${id}.1`, `prompt/${id}`]),
    ...duels.reported,
    ...circle.reported,
    ...series.reported,
    ...pens.seriesIds.map((id) => `series/${id}`),
    ...collected.reported,
  ];
  const sentinels = [own, fan, hidden, rooms, duels, challenge, wordRoom, entry, series, collected, beta, joint, pens]
    .flatMap((part) => part.sentinels)
    .concat(emails);
  return {
    sentinels,
    mailsBeforeHiding: hidden.mailsBefore,
    values: {
      storyId: storyIds,
      roomId: [...rooms.roomIds, rooms.slowId],
      playerId: [author.id, gone.id, adult.id, hidden.dangerousId, ...collected.playerIds, ...pens.playerIds],
      chapterId: fan.chapterIds,
      draftId: fan.draftIds,
      ...circle.values,
      collectionId: [...series.values.collectionId, ...pens.seriesIds],
      ...collected.values,
      ...beta.values,
      textId: duels.textIds,
      tagId: tagIds,
      challengeId: [challenge.id],
      room: ['', wordRoom.id],
      kind: ['story'],
      thingId: [hidden.storyIds[0] ?? ''],
    },
    asked: [
      ...reported.map((thing) => `/report/${thing}`),
      ...beta.asked,
      ...joint.asked,
      ...storyIds.map((id) => `/creative-writing?parent=${id}`),
      ...storyIds.flatMap((id) =>
        ['story', 'fan-fiction/story'].map((path) => `/oembed?url=${encodeURIComponent(`${site.url}/${path}/${id}`)}`),
      ),
      ...['all', 'fan-fiction', 'creative-writing', 'story-weave'].map((tab) => `/stories?q=${COMMON}&tab=${tab}`),
      ...[author.id, gone.id, adult.id, ...collected.playerIds].map((id) => `/feeds/player/${id}.atom`),
      ...tagIds.map((id) => `/feeds/tag/${id}.atom`),
      ...[...series.values.collectionId, ...pens.seriesIds].map((id) => `/feeds/series/${id}.atom`),
      ...collected.collectionIds.map((id) => `/feeds/collection/${id}.atom`),
      ...storyIds.flatMap((id) => ['series', 'lists'].map((kind) => `/${kind}?story=${id}`)),
    ],
    stories: await storiesOf(storyIds),
    changeWords,
    rooms: rooms.roomIds,
    typePassage: rooms.typePassage,
    close: rooms.close,
  };
}

/** Has everything mailed at once. */
async function wantMails(readers: readonly Person[]): Promise<void> {
  const kinds = [
    'rating',
    'comment',
    'waiting',
    'approved',
    'answer',
    'chapter',
    'named',
    'appendage',
    'story',
    'fandom',
    'collected',
    'follower',
    'invitation',
  ];
  const deliveries = JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, 'now'])));
  await database.use((db) =>
    db.query(`insert into notice_setting (player_id, deliveries) select id, $2 from unnest($1::uuid[]) as id`, [
      readers.map(({ id }) => id),
      deliveries,
    ]),
  );
}

/** Texts of Creative Writing: drafts and all that is behind a published story, each its author's alone, and a published one. */
async function ownWords(author: Person, follower: Person) {
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

/** Stories with chapters that are to come, a Mature one, and comments in all states. */
async function fanFiction({ author, adult, blocked }: Viewers['people'], gone: Person) {
  const story = idIn(await publishFanFiction(author, 'Lanterns of the Gate', 'Words that everybody reads.'));
  const mature = idIn(await publishFanFiction(author, `Night ${sentinelWord('mature title')}`, words('mature')));
  await sendForm(author, `/story/${mature}/content`, { intent: 'rate', rating: 'mature' });
  const members = idIn(await publishFanFiction(author, `Inside ${sentinelWord('fan title for members')}`, words('fan words for members')));
  await reach(author, members, 'members');
  const unlisted = idIn(await publishFanFiction(author, `Quiet ${sentinelWord('unlisted fan title')}`, words('unlisted fan words')));
  await reach(author, unlisted, 'unlisted');
  const taken = idIn(await publishFanFiction(author, `Back ${sentinelWord('fan title taken back')}`, words('fan words taken back')));
  const others = idIn(await publishFanFiction(adult, 'A Story of Somebody Else', 'Words that everybody reads.'));
  await sendForm(gone, `/players/${author.id}`, { intent: 'follow' });
  const given = async (storyId: string, { name }: Person) =>
    void (await sendForm(author, `/fan-fiction/acknowledgements/${storyId}`, { intent: 'give', name }));
  for (const storyId of [story, mature, members, taken]) await given(storyId, adult);
  await given(story, gone);
  const chapters = await database.use((db) =>
    db.query<{ id: string; storyId: string; base: string }>(
      `select id, story_id as "storyId", (extract(epoch from updated_at) * 1000)::bigint as base from fanfic_chapter where story_id = any($1)`,
      [[story, mature, others, members, unlisted, taken]],
    ),
  );
  const chapter = chapters.rows.find(({ storyId }) => storyId === story);
  const draft = async (state: string, id: string, place: object) => {
    const json = { writerId: author.id, saveId: randomUUID(), title: `Later ${state}`, body: words(state), baseVersion: 0, place };
    const { status, text } = await author.ask(`/fan-fiction/drafts/${id}`, { json, accept: 'application/json' });
    if (status !== 200) throw new Error(`The ${state} was answered ${status}: ${text}`);
    return id;
  };
  const draftIds = [
    await draft('fan draft', randomUUID(), { kind: 'story', fandomId: 'naruto' }),
    await draft('unpublished chapter', randomUUID(), { kind: 'chapter', storyId: story }),
    await draft('changed chapter', chapter?.id ?? '', { kind: 'edit', storyId: story, base: Number(chapter?.base) }),
  ];
  const scheduled = await draft('scheduled', randomUUID(), { kind: 'chapter', storyId: story });
  const later = { at: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 16), timeZone: 'UTC' };
  await sendForm(author, `/fan-fiction/story/${story}/chapters`, { intent: 'schedule', id: scheduled, ...later });

  const comment = async (by: Person, storyId: string, state: string) => {
    const id = randomUUID();
    const of = chapters.rows.find((row) => row.storyId === storyId)?.id ?? '';
    await sendForm(by, `/fan-fiction/story/${storyId}/comments`, { intent: 'post', id, chapter: of, text: words(state) });
    return id;
  };
  const held = async (id: string) => {
    await database.use((db) => db.query('update fanfic_comment set held = true where id = $1', [id]));
    return id;
  };
  const theirs = await comment(adult, taken, 'comment on what was taken back');
  await reach(author, taken, 'taken-back');
  const hiddenComment = await comment(adult, story, 'hidden comment');
  await adminCommand(['hide', 'comment', hiddenComment], site.settings);
  const removed = await comment(adult, story, 'removed comment');
  await sendForm(author, `/fan-fiction/story/${story}/comments`, { intent: 'remove', id: removed, chapter: chapter?.id ?? '' });
  await sendForm(author, `/fan-fiction/story/${story}`, { intent: 'comment-rule', rule: 'approved' });
  const matureComment = await comment(adult, mature, 'mature comment');
  const commentIds = [
    hiddenComment,
    removed,
    matureComment,
    await comment(adult, story, 'waiting comment'),
    await held(await comment(adult, story, 'held comment')),
    theirs,
    await comment(author, others, 'comment by who blocks'),
    await comment(blocked, others, 'comment by who is blocked'),
  ];
  return {
    storyIds: [story, mature, others, members, unlisted, taken],
    chapterIds: chapters.rows.map(({ id }) => id),
    draftIds: [...draftIds, scheduled],
    commentIds,
    sentinels: [
      ...['fan draft', 'unpublished chapter', 'changed chapter', 'scheduled'].map((state) => only(state, ['author'])),
      ...['fan words for members', 'fan title for members'].map((state) =>
        only(state, allBut('visitor', 'blocked'), leadingTo(members, author.id), allBut('visitor')),
      ),
      ...['unlisted fan words', 'unlisted fan title'].map((state) => only(state, ['author'], leadingTo(unlisted))),
      ...['fan words taken back', 'fan title taken back'].map((state) => only(state, ['author'])),
      // Its writer finds it in their data.
      only('comment on what was taken back', ['author', 'adult']),
      only('mature', ['author', 'adult']),
      only('mature title', ['author', 'adult'], leadingTo(mature, matureComment)),
      only('mature comment', ['author', 'adult']),
      only('waiting comment', ['author', 'adult']),
      // It waits for moderators, who read it in a case.
      only('held comment', ['adult']),
      only('removed comment', []),
      // Its writer finds it in their data alone.
      only('hidden comment', [], /^\/profile\/data/, ['adult']),
      only('comment by who blocks', allBut('blocked')),
      only('comment by who is blocked', allBut('author')),
    ],
  };
}

/** The ids of tags that somebody has written. */
async function ownTagIds(): Promise<string[]> {
  const { rows } = await database.use((db) => db.query<{ id: string }>('select id::text from tag where not shipped order by id'));
  return rows.map(({ id }) => id);
}

/** Gives a story a tag that stands nowhere else. */
const tagged = (by: Person, storyId: string, state: string) =>
  sendForm(by, `/story/${storyId}/tags`, { freeforms: `Tea, ${sentinelWord(state)}`, summary: words(state) });

/** Has the author say who reads a story. */
const reach = (author: Person, storyId: string, chosen: string) =>
  sendForm(author, `/story/${storyId}/readers`, { intent: 'reach', reach: chosen });

/** What moderators took out of sight, and what a report says. */
async function hiddenThings({ author, adult, gone }: { author: Person; adult: Person; gone: Person }) {
  const story = idIn(await publish(author, { title: `Out ${sentinelWord('hidden title')}`, body: words('hidden') }));
  await tagged(author, story, 'hidden tag');
  await sendForm(adult, `/report/story/${story}`, { reason: 'spam', details: words('report') });
  await adminCommand(['hide', 'story', story], site.settings);
  const door = idIn(await publish(author, { title: `Danger ${sentinelWord('title behind a door')}`, body: words('behind a door') }));
  await tagged(author, door, 'tag behind a door');
  await database.use(async (db) => {
    await db.query(`update story set status = 'behind_door' where id = $1`, [door]);
    await db.query(`insert into story_door (story_id, about, put_at) values ($1, 'threat', now())`, [door]);
  });
  const gones = idIn(await publish(gone, { title: `Left ${sentinelWord('story of a hidden player')}`, body: words('of a hidden player') }));
  await sendForm(gone, '/profile', { intent: 'profile', name: gone.name, bio: words('bio of a hidden player') });
  await adminCommand(['hide', 'player', gone.id], site.settings);
  const mailsBefore = (await mailbox.received()).length;
  const dangerous = await person('Dangerous');
  const theirs = [
    await publish(dangerous, { title: 'By Somebody Dangerous', body: 'Words that everybody reads.' }),
    await publishFanFiction(dangerous, 'Also By Somebody Dangerous', 'Words that everybody reads.'),
  ].map(idIn);
  await sendForm(dangerous, '/profile', { intent: 'profile', name: dangerous.name, bio: words('bio behind a door') });
  await database.use((db) => db.query(`update player set door_about = 'threat' where id = $1`, [dangerous.id]));
  return {
    storyIds: [story, door, gones, ...theirs],
    dangerousId: dangerous.id,
    mailsBefore,
    sentinels: [
      // Moderators read it in its case, and who reported it while it was in sight has a receipt that names it.
      ...['hidden', 'hidden tag'].map((state) => only(state, ['author'], /^\/moderation/, ['moderator'])),
      only('hidden title', ['author'], /^\/moderation|^mail “We have your report”/, ['moderator', 'adult']),
      // Who presses is let in; nobody of these people has.
      ...['behind a door', 'tag behind a door'].map((state) => only(state, ['author'])),
      only('title behind a door', ['author'], leadingTo(door)),
      only('report', [], /^\/(moderation|profile\/data)/, ['moderator', 'adult']),
      // Signed-in people find it folded, on the player's own page alone.
      only('bio behind a door', [], new RegExp(`^/players/${dangerous.id}`), allBut('visitor')),
      ...['story of a hidden player', 'of a hidden player', 'bio of a hidden player'].map((state) => only(state, [])),
      // Moderators read it in the log and in their cases.
      only(HIDDEN_NAME, [], /^\/moderation/, ['moderator']),
    ],
  };
}
