import { sendForm } from '../publish.ts';
import { database, site } from '../site.ts';
import type { AddressValues } from './addresses.ts';
import { COMMON, type Sentinel, sentinelWord } from './sentinels.ts';
import { type Person, person, type Viewers } from './viewers.ts';
import { betaWords } from './words/beta-words.ts';
import { broughtWords, takeAlong } from './words/brought-words.ts';
import { challengeWords } from './words/challenge-words.ts';
import { circleWords } from './words/circle-words.ts';
import { collectionWords } from './words/collection-words.ts';
import { duelWords } from './words/duel-words.ts';
import { entryWords } from './words/entry-words.ts';
import { fanWords } from './words/fan-words.ts';
import { HIDDEN_NAME, hiddenWords } from './words/hidden-words.ts';
import { jointWords } from './words/joint-words.ts';
import { changeWords, type KnownStories, storiesOf } from './words/other-words.ts';
import { ownWords } from './words/own-words.ts';
import { penWords } from './words/pen-words.ts';
import { roomWords } from './words/room-words.ts';
import { seriesWords } from './words/series-words.ts';
import { unnamedWords } from './words/unnamed-words.ts';
import { wordsRoom } from './words/words-room.ts';

/** A site with a text in each state that keeps words from viewers, each with a sentinel. */
export interface World {
  sentinels: readonly Sentinel[];
  /** Ids of everything that there is, for addresses. */
  values: AddressValues;
  /** Addresses that no route and no page names. */
  asked: readonly string[];
  stories: KnownStories;
  /** How many mails had come when a player was hidden: these may name them. */
  mailsBeforeHiding: number;
  /** Puts another text in the place of stories: what is drawn from their words changes, too. */
  changeWords(ids: readonly string[]): Promise<void>;
  /** Rooms whose words are kept from viewers. */
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
  const fan = await fanWords(people, gone);
  const hidden = await hiddenWords({ author, adult, gone });
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
  const brought = await broughtWords(people);
  const unnamed = await unnamedWords(people);
  await takeAlong(adult);
  const series = await seriesWords(author, [...own.storyIds, ...hidden.storyIds]);
  const emails = Object.entries({ ...people, gone }).map(
    ([name, { email }]): Sentinel => ({
      state: `address of ${name}`,
      word: email.toLowerCase(),
      readers: name in people ? [name as keyof typeof people] : [],
    }),
  );
  const storyIds = [own, fan, hidden, rooms, joint, collected, pens, brought, unnamed].flatMap((part) => part.storyIds);
  const tagIds = await ownTagIds();
  const reported = [
    ...storyIds.map((id) => `story/${id}`),
    ...storyIds.map((id) => `title/${id}`),
    ...[...fan.commentIds, ...pens.commentIds, ...unnamed.commentIds].map((id) => `comment/${id}`),
    ...fan.chapterIds.map((id) => `chapter/${id}`),
    ...[gone.id, author.id, ...collected.playerIds, ...pens.playerIds].map((id) => `player/${id}`),
    ...[...rooms.roomIds, rooms.slowId].flatMap((id) => [`passage/${id}`, `passage/${id}.1`, `prompt/${id}`]),
    ...duels.reported,
    ...circle.reported,
    ...series.reported,
    ...pens.seriesIds.map((id) => `series/${id}`),
    ...collected.reported,
  ];
  const sentinels = [own, fan, hidden, rooms, duels, challenge, wordRoom, entry, series, collected, beta, joint, pens, brought, unnamed]
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
      address: [...collected.values.address, 'signed-winter'],
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
      ...brought.asked,
      ...storyIds.map((id) => `/creative-writing?parent=${id}`),
      ...storyIds.flatMap((id) =>
        ['story', 'fan-fiction/story'].map((path) => `/oembed?url=${encodeURIComponent(`${site.url}/${path}/${id}`)}`),
      ),
      ...['all', 'fan-fiction', 'creative-writing', 'story-weave'].map((tab) => `/stories?q=${COMMON}&tab=${tab}`),
      ...[author.id, gone.id, adult.id, ...collected.playerIds].map((id) => `/feeds/player/${id}.atom`),
      ...tagIds.map((id) => `/feeds/tag/${id}.atom`),
      ...[...series.values.collectionId, ...pens.seriesIds].map((id) => `/feeds/series/${id}.atom`),
      ...[...collected.collectionIds, ...pens.collectionIds].map((id) => `/feeds/collection/${id}.atom`),
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

/** The ids of tags that authors have written. */
async function ownTagIds(): Promise<string[]> {
  const { rows } = await database.use((db) => db.query<{ id: string }>('select id::text from tag where not shipped order by id'));
  return rows.map(({ id }) => id);
}
