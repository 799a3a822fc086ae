import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { chapterNotice, commentNotice } from '~/arenas/fan-fiction/notice-kinds';
import { FANDOM } from '~/arenas/fan-fiction/testing/fan-fixture';
import { makeHolding } from '~/arenas/fan-fiction/testing/held-stories';
import { wordNotice } from '~/arenas/word-games/disputes/notice-kinds';
import { createBlocksService } from '~/blocks/blocks.server';
import { decisionNotice, type StoredDecision } from '~/moderation/decisions/decision-notice';
import { notify } from '~/notices/sending/notify.server';
import { createLimitedQueries } from '~/platform/database/limited-queries.server';
import { type NoticeKind, plainText } from '~/platform/feature/notice-kind';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import { followerNotice } from '~/players/follows/notice-kinds';
import { createPlayersService } from '~/players/players.server';
import { ratingNotice } from '~/stories/news/notice-kinds';
import { createRatingsService } from '~/stories/ratings/ratings.server';
import { createStoriesService } from '~/stories/stories.server';
import { makeStory, weaveStory } from '~/stories/testing/make-story';
import { listNotices } from './list/list-notices.server';
import { kinds, type NotificationsFixture, onNotificationsFixture } from './testing/notifications-fixture';

let clock: NotificationsFixture['clock'];
let database: NotificationsFixture['database'];
let fixture: NotificationsFixture['fixture'];
let ivo: NotificationsFixture['ivo'];
let mails: NotificationsFixture['mails'];
let mara: NotificationsFixture['mara'];
let notices: NotificationsFixture['notices'];
let sent: NotificationsFixture['sent'];
const site = onNotificationsFixture();
const { comment } = site;
beforeEach(() => {
  ({ clock, database, fixture, ivo, mails, mara, notices, sent } = site);
});

/** What a player reads on their page, newest first. */
const told = async ({ id }: Viewer) =>
  (await listNotices(database.db, kinds, { playerId: id })).notices.map(({ text, to }) => [text.map((piece) => piece.text).join(''), to]);
const rate = (storyId: string, value: 1 | 2 | 3 | 4 | 5) =>
  createRatingsService({ db: database.db, clock, progress: fixture.progress, secret: 'secret' }).rateStory({
    storyId,
    playerId: ivo.id,
    value,
  });
const follow = (person: Viewer, playerId: string) => {
  const limiter = createRateLimiter(database.db, clock, 'secret');
  return createPlayersService({
    counters: [],
    badges: [],
    meetings: [],
    db: database.db,
    clock,
    limiter,
    progress: fixture.progress,
  }).follows.follow(person, playerId);
};
const decide = (stored: { detail: string } | { params: StoredDecision }) => {
  const fact = { playerId: mara.id, kind: decisionNotice, dedupeKey: 'decision:1', groupKey: 'decision:1', ...stored };
  return database.db.transaction().execute((trx) => notify(trx, [fact], clock.now()));
};

describe('the page of notifications', () => {
  it('tells of ratings without saying whose, with the XP as a changed rating leaves it', async () => {
    const storyId = await fixture.publish(mara);
    await rate(storyId, 5);
    await rate(storyId, 5);
    await rate(storyId, 4);
    const [[text, to] = []] = await told(mara);
    expect(text).toMatch(/^“A Harbour” was rated once \(\+\d+ XP\)$/);
    expect(to).toBe(`/fan-fiction/story/${storyId}`);
    const { xp } = await fixture.progress.progressOf(mara.id);
    expect(text).toContain(`+${xp} XP`);
    expect(await told(ivo)).toEqual([]);
  });

  it('tells each writer of a woven story of their share', async () => {
    const storyId = await weaveStory(database, clock, [mara.id], { title: 'Woven' });
    await rate(storyId, 5);
    expect(await told(mara)).toEqual([[expect.stringMatching(/^“Woven” was rated once \(\+\d+ XP\)$/), `/story/${storyId}`]]);
  });

  it('tells of comments and followers, each once however often they are sent', async () => {
    const storyId = await fixture.publish(mara);
    const id = randomUUID();
    await comment(storyId, id);
    await comment(storyId, id);
    await follow(ivo, mara.id);
    clock.advance(1_000);
    await database.db.deleteFrom('player_follow').execute();
    await follow(ivo, mara.id);
    expect(await told(mara)).toEqual(
      expect.arrayContaining([
        ['Ivo commented on “A Harbour”', `/fan-fiction/story/${storyId}?comments=1&answer=${id}#comment-${id}`],
        ['Ivo follows you', `/players/${ivo.id}`],
      ]),
    );
    expect(await told(mara)).toHaveLength(2);
  });

  it('says with a badge whether the one person it tells of is the story’s author, a moderator or an administrator', async () => {
    const storyId = await fixture.publish(mara);
    await comment(storyId, randomUUID());
    clock.advance(1_000);
    await follow(ivo, mara.id);
    await follow(mara, ivo.id);
    await fixture.publish(mara, { title: 'Another' });
    const shown = async ({ id }: Viewer) =>
      (await listNotices(database.db, kinds, { playerId: id })).notices.map(({ by }) => [by?.name, by?.badge]);
    expect(await shown(mara)).toEqual([
      [undefined, undefined],
      ['Ivo', undefined],
    ]);
    await database.execute(`update player set role = 'moderator' where id = $1`, [ivo.id]);
    expect(await shown(mara)).toEqual([
      [undefined, 'moderator'],
      ['Ivo', 'moderator'],
    ]);
    expect(await shown(ivo)).toContainEqual(['Mara', 'author']);
  });

  it('tells once of a story that its reader follows in three ways, and of its chapters', async () => {
    await follow(ivo, mara.id);
    await fixture.service.fandoms.follows.set({ playerId: ivo.id, fandomId: 'the-long-voyage', following: true });
    const storyId = await fixture.publish(mara);
    await notices.storyFollows.follow(ivo, storyId);
    clock.advance(1_000);
    const chapterId = randomUUID();
    await fixture.service.chapters.add(mara, storyId, { id: chapterId, title: 'Second', content: 'More.' });
    expect(await told(ivo)).toEqual([
      ['A new chapter of “A Harbour” by Mara', `/fan-fiction/story/${storyId}?chapter=${chapterId}`],
      ['Mara published “A Harbour”', `/fan-fiction/story/${storyId}`],
    ]);
  });

  it('calls the author of a story Anonymous while a collection hides whose it is, and nobody else', async () => {
    const storyId = await fixture.publish(mara);
    await (await makeHolding(site, ivo)).unname({ storyId, author: mara });
    await fixture.service.fandoms.follows.set({ playerId: ivo.id, fandomId: FANDOM.id, following: true });
    await fixture.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Next', content: 'And then it was full.' });
    expect((await told(ivo)).map(([text]) => text)).toEqual([`New in ${FANDOM.name}: “A Harbour” by Anonymous`]);
    await comment(storyId);
    await database.db.updateTable('notice').set({ actor_id: null }).where('kind', '=', commentNotice.id).execute();
    expect((await told(mara)).map(([text]) => text)).toEqual(['Someone commented on “A Harbour”']);
  });

  it('gathers the news of a fandom', async () => {
    await fixture.service.fandoms.follows.set({ playerId: ivo.id, fandomId: 'the-long-voyage', following: true });
    for (const title of ['One', 'Two']) await fixture.publish(mara, { title });
    expect((await told(ivo)).map(([text]) => text)).toEqual(['2 new stories and chapters in The Long Voyage, the latest: “Two” by Mara']);
  });

  it('tells those whose story is continued, and its followers', async () => {
    const parentId = await makeStory(database, clock, { author_id: mara.id, title: 'Parent' });
    const reader = await makePlayer(database, clock, 'Reader');
    await notices.storyFollows.follow(reader, parentId);
    const draft = await makeStory(database, clock, { author_id: ivo.id, parent_id: parentId, title: 'Child', status: 'draft' });
    const stories = createStoriesService({ db: database.db, clock, progress: fixture.progress, limited: createLimitedQueries(database) });
    await stories.publish({ storyId: draft, playerId: ivo.id });
    for (const person of [mara, reader]) {
      expect(await told(person)).toEqual([['Ivo continued “Parent” with “Child”', `/story/${draft}`]]);
    }
  });

  it('names neither a hidden story nor a hidden player, and leads to neither', async () => {
    const storyId = await fixture.publish(mara);
    await comment(storyId);
    await database.db.updateTable('player').set({ hidden_at: clock.now() }).where('id', '=', ivo.id).execute();
    expect((await told(mara))[0]?.[0]).toBe('Someone commented on “A Harbour”');
    await follow(ivo, mara.id);
    const hidden = await fixture.publish(mara, { title: 'Hidden' });
    await database.db.updateTable('story').set({ status: 'hidden' }).where('id', '=', hidden).execute();
    expect(await told(ivo)).toEqual([['Mara published “a story that is not shown”', undefined]]);
  });

  it('names their own unlisted stories to authors under a pen name and to co-authors, and to readers those on which they are answered', async () => {
    const pen = await makePenName(database, clock, mara.id, 'Juniper Vale');
    const made = { id: randomUUID(), fandom: FANDOM, title: 'A Harbour', content: 'Empty.', pen: pen.id };
    const { storyId } = await fixture.service.stories.create(mara, made);
    const [lena, reader] = [await makePlayer(database, clock, 'Lena'), await makePlayer(database, clock, 'Reader')];
    await database.db
      .insertInto('co_author')
      .values({ story_id: storyId, player_id: lena.id, invited_at: clock.now(), joined_at: new Date(clock.now().getTime() + 1_000) })
      .execute();
    await notices.storyFollows.follow(reader, storyId);
    await fixture.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Second', content: 'More.' });
    await database.db.updateTable('story').set({ status: 'unlisted' }).where('id', '=', storyId).execute();
    const id = randomUUID();
    await comment(storyId, id);
    const answer = { id: randomUUID(), storyId, chapterId: undefined, text: 'Thank you', answers: id };
    await fixture.service.comments.post(lena, answer);
    const address = `/fan-fiction/story/${storyId}?comments=1&answer=${id}#comment-${id}`;
    expect(await told(mara)).toContainEqual([expect.stringContaining('“A Harbour”'), address]);
    expect(await told(lena)).toContainEqual(['Ivo commented on “A Harbour”', address]);
    expect(await told(ivo)).toEqual([['Lena replied to your comment on “A Harbour”', address]]);
    const [reply] = (await listNotices(database.db, kinds, { playerId: ivo.id })).notices;
    expect(reply?.by).toMatchObject({ name: 'Lena', badge: 'author' });
    expect(await told(reader)).toEqual([['A new chapter of “a story that is not shown” by Juniper Vale', undefined]]);
  });

  it('names a Mature story that is continued only to those who are shown it', async () => {
    const parentId = await makeStory(database, clock, { author_id: mara.id, title: 'Parent' });
    const [reader, adult] = [await makePlayer(database, clock, 'Reader'), await makePlayer(database, clock, 'Adult')];
    for (const person of [reader, adult]) await notices.storyFollows.follow(person, parentId);
    const draft = await makeStory(database, clock, { author_id: ivo.id, parent_id: parentId, title: 'Child', status: 'draft' });
    const stories = createStoriesService({ db: database.db, clock, progress: fixture.progress, limited: createLimitedQueries(database) });
    await stories.publish({ storyId: draft, playerId: ivo.id });
    await database.db.updateTable('story').set({ content_rating: 'mature' }).where('id', '=', parentId).execute();
    await database.db.updateTable('player').set({ shows_mature: true, birth_year: 1980 }).where('id', '=', adult.id).execute();
    for (const person of [mara, adult]) expect(await told(person)).toEqual([['Ivo continued “Parent” with “Child”', `/story/${draft}`]]);
    expect(await told(reader)).toEqual([['Ivo continued “a story that is not shown” with “Child”', `/story/${draft}`]]);
  });

  it('is not of what people do who mute or block each other, and forgets names from before', async () => {
    const storyId = await fixture.publish(mara);
    await comment(storyId);
    const blocks = createBlocksService({
      db: database.db,
      clock,
      limiter: createRateLimiter(database.db, clock, 'secret'),
      endsBetween: [],
    });
    for (const [person, other, kind] of [
      [mara, ivo, 'mute'],
      [ivo, mara, 'block'],
    ] as const) {
      await blocks.set(person, other.id, kind);
      await (kind === 'block' ? expect(comment(storyId)).rejects.toThrow() : comment(storyId));
      expect(await told(mara)).toEqual([['Someone commented on “A Harbour”', expect.any(String)]]);
      await blocks.lift(person, other.id);
    }
    await comment(storyId);
    expect((await told(mara))[0]?.[0]).toBe('2 new comments on “A Harbour”, the latest by Ivo');
  });

  it('goes on where a page ends', async () => {
    for (const detail of ['One.', 'Two.', 'Three.']) {
      const fact = { playerId: mara.id, kind: wordNotice, dedupeKey: detail, groupKey: detail, detail };
      await database.db.transaction().execute((trx) => notify(trx, [fact], clock.now()));
    }
    const first = await listNotices(database.db, kinds, { playerId: mara.id, limit: 2 });
    const second = await listNotices(database.db, kinds, { playerId: mara.id, limit: 2, cursor: first.next ?? null });
    expect(new Set([...first.notices, ...second.notices].map(({ id }) => id)).size).toBe(3);
    expect(second.next).toBeUndefined();
    expect((await listNotices(database.db, kinds, { playerId: mara.id, limit: 2, cursor: 'broken' })).notices).toHaveLength(2);
  });
});

it('a decision is mailed at once, exactly once, whatever its reader has switched off', async () => {
  await notices.settings.save(mara, { deliveries: {}, weeklyMail: false });
  const facts = { kind: 'story', label: 'X', action: 'hide', hides: false, until: null, basis: 'rules', reason: 'Rule 3' } as const;
  await decide({ params: facts });
  await Promise.all([mails.sendDue(), mails.sendDue()]);
  expect(sent.map(({ to, text }) => [to, text.includes('A moderator decided: The story “X” was hidden: nobody else sees it.')])).toEqual([
    [`${mara.id}@example.test`, true],
  ]);
  expect(sent[0]?.text).toContain('The reason: Rule 3. It is based on the rules of the arena; a person decided it. You can object once');
  expect((await told(mara))[0]).toEqual(['A moderator decided: The story “X” was hidden: nobody else sees it', '/moderation/decisions']);
});

it('a decision that was stored as a text still opens, with its reason below it', async () => {
  await decide({ detail: 'The title was removed. The reason: Rule 1. You can object once.' });
  const [notice] = (await listNotices(database.db, kinds, { playerId: mara.id })).notices;
  expect(notice && plainText(notice.text)).toBe('A moderator decided: The title was removed');
  expect(notice?.more).toBe('The reason: Rule 1. You can object once.');
});

it('a kind that no feature declares any more is not shown', async () => {
  const gone = { id: 'gone', delivery: 'here' } as const;
  const fact = { playerId: mara.id, kind: gone, dedupeKey: 'gone', groupKey: 'gone' };
  await database.db.transaction().execute((trx) => notify(trx, [fact], clock.now()));
  expect(await told(mara)).toEqual([]);
});

it('a sentence says how many there were', () => {
  const story = { title: 'X', address: '/story/x', parentTitle: undefined, fandom: undefined };
  const facts = { playerId: mara.id, xp: 0, actor: { id: ivo.id, name: 'Ivo' }, story, detail: undefined, params: null };
  const text = (kind: NoticeKind, count: number) => plainText(kind.words({ ...facts, count }).said);
  expect([text(ratingNotice, 1_200), text(commentNotice, 3), text(followerNotice, 2), text(chapterNotice, 2)]).toEqual([
    '“X” was rated 1,200 times',
    '3 new comments on “X”, the latest by Ivo',
    '2 new followers, the latest is Ivo',
    '2 new chapters of “X” by Ivo',
  ]);
});
