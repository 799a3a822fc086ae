import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import type { DraftPlace } from '../drafts/draft.contract';
import { betaReportable } from '../reporting/beta-reportable.server';
import { orphanFanStory } from '../stories/orphan-story.server';
import { FANDOM, type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { endSharesBetween } from './sharing.server';
import { betaTexts } from './texts';

let fixture: FanFixture;
let database: OpenDatabase;
let clock: TestClock;
let mara: Viewer;
let ivo: Viewer;
let lena: Viewer;

onFanFixture(async (context) => {
  ({ fixture, database, clock, mara, ivo } = context);
  lena = await makePlayer(database, clock, 'Lena');
});

const beta = () => fixture.service.beta;

async function draft(
  place: DraftPlace = { kind: 'story', fandomId: FANDOM.id },
  body = 'The harbour was empty.',
  id: string = randomUUID(),
) {
  const sent = { writerId: mara.id, saveId: randomUUID(), title: 'A Harbour', body, baseVersion: 0, place };
  await fixture.service.drafts.keep(mara, id, sent);
  return id;
}

const follow = (who: Viewer, whom: Viewer) =>
  database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, now())', [who.id, whom.id]);

const share = (workId: string, name = 'Ivo', chapterId?: string) =>
  beta().share(mara, workId, { id: randomUUID(), name, chapterId, days: 7 });

async function link(workId: string): Promise<string> {
  await beta().makeLink(mara, workId, { id: randomUUID(), chapterId: undefined, days: 7 });
  const page = await beta().page(mara, { workId, chapterId: undefined, link: undefined });
  return (page?.view === 'own' && page.shares.find((one) => one.link)?.link) || '';
}

/** The words that a person reads of a work; what they are shown instead. */
async function read(reader: Viewer, workId: string, more: { chapterId?: string; link?: string } = {}): Promise<string | undefined> {
  const page = await beta().page(reader, { workId, chapterId: undefined, link: undefined, ...more });
  return page?.view === 'read' ? JSON.stringify(page.chapter.blocks) : page?.view;
}

const told = async (who: Viewer) =>
  (await database.execute('select kind, detail from notice where player_id = $1 order by kind', [who.id])).rows;

describe('a draft that is shared with a reader by name', () => {
  let workId: string;
  beforeEach(async () => {
    workId = await draft();
    await follow(ivo, mara);
    await share(workId);
  });

  it('is asked of one person twenty times a day by another, and sixty times by all', async () => {
    for (let time = 2; time <= 20; time += 1) await share(workId);
    await expect(share(workId)).rejects.toMatchObject({ status: 429, message: expect.stringContaining('Ivo has been asked often') });
    await database.execute(`update rate_limit set count = 60 where count = 20`);
    await follow(ivo, lena);
    await expect(beta().share(lena, workId, { id: randomUUID(), name: 'Ivo', chapterId: undefined, days: 7 })).rejects.toMatchObject({
      status: 429,
    });
    clock.advance(DAY_MS);
    await share(workId);
  });

  it('is read by them alone, as it is now, until it ends', async () => {
    expect(await read(ivo, workId)).toContain('The harbour was empty.');
    expect(await read(lena, workId)).toBeUndefined();
    expect(await told(ivo)).toEqual([{ kind: 'beta-asked', detail: workId }]);
    await fixture.service.drafts.keep(mara, workId, {
      ...{ writerId: mara.id, saveId: randomUUID(), title: 'A Harbour', body: 'A ship came in.', baseVersion: 1 },
      place: { kind: 'story', fandomId: FANDOM.id },
    });
    expect(await read(ivo, workId)).toContain('A ship came in.');
    clock.advance(8 * DAY_MS);
    expect(await read(ivo, workId)).toBeUndefined();
    expect((await beta().works(ivo)).reading).toEqual([]);
  });

  it('goes on when it is published, with the chapters that are not', async () => {
    await fixture.service.stories.create(mara, { id: workId, fandom: FANDOM, title: 'A Harbour', content: 'The harbour was empty.' });
    const later = await draft({ kind: 'chapter', storyId: workId }, 'Not yet public.');
    expect(await read(ivo, workId)).toContain('The harbour was empty.');
    expect(await read(ivo, workId, { chapterId: later })).toContain('Not yet public.');
    expect(await read(lena, workId)).toBeUndefined();
  });

  it('ends when the author or the reader ends it, by a block, and with its words', async () => {
    await beta().remove(mara, workId, ivo.id);
    expect(await read(ivo, workId)).toBeUndefined();
    await share(workId);
    await beta().leave(ivo, workId, ivo.id);
    expect(await read(ivo, workId)).toBeUndefined();
    await share(workId);
    const limiter = createRateLimiter(database.db, clock, 'secret');
    const blocks = createBlocksService({ db: database.db, clock, limiter, endsBetween: [endSharesBetween] });
    await blocks.set(ivo, mara.id, 'block');
    expect(await read(ivo, workId)).toBeUndefined();
    await blocks.lift(ivo, mara.id);
    expect(await read(ivo, workId)).toBeUndefined();
    await share(workId);
    await fixture.service.drafts.discard(mara, workId);
    expect((await database.execute('select id from beta_share')).rows).toEqual([]);
  });

  it('is listed to both, and shared once however often they are named', async () => {
    await share(workId);
    expect((await beta().works(ivo)).reading).toMatchObject([{ id: workId, title: 'A Harbour', owner: 'Mara' }]);
    expect((await beta().works(mara)).own).toMatchObject([{ id: workId, readers: 1 }]);
    expect((await database.execute('select id from beta_share')).rows).toHaveLength(1);
  });

  it('is taken from everybody while moderators hide it, and shared no further', async () => {
    const tools = { clock, target: { id: workId, storyId: null } };
    const hide = (hidden: boolean) =>
      database.db.transaction().execute((trx) => betaReportable.setHidden({ trx, clock: tools.clock }, tools.target, hidden));
    expect(await betaReportable.find(database.db, workId, 'anybody')).toMatchObject({ excerpt: '', author: 'Anonymous' });
    expect(await betaReportable.find(database.db, workId, 'moderator')).toMatchObject({
      excerpt: 'The harbour was empty.',
      author: 'Mara',
    });
    expect(await hide(true)).toBe(true);
    expect(await read(ivo, workId)).toBeUndefined();
    await beta().remove(mara, workId, ivo.id);
    await expect(share(workId)).rejects.toThrow(betaTexts.stopped);
    expect(await hide(false)).toBe(true);
  });
});

describe('a link', () => {
  it('brings those who press it, tells the author, and leads nowhere once it is taken back', async () => {
    const workId = await draft();
    const token = await link(workId);
    expect(await read(lena, workId, { link: token })).toBe('invited');
    await beta().join(lena, workId, { link: token });
    await beta().join(lena, workId, { link: token });
    expect(await read(lena, workId)).toContain('The harbour was empty.');
    expect(await told(mara)).toEqual([{ kind: 'beta-came', detail: workId }]);
    const { rows } = await database.execute('select id from beta_share');
    await beta().takeBack(mara, workId, String(rows[0]?.id));
    expect(await read(lena, workId, { link: token })).toBeUndefined();
    await expect(beta().join(ivo, workId, { link: token })).rejects.toThrow(betaTexts.linkGone);
  });

  it('does not bring back who was removed, nor anybody whom the author blocks, nor after its end', async () => {
    const workId = await draft();
    const token = await link(workId);
    await beta().join(lena, workId, { link: token });
    await beta().remove(mara, workId, lena.id);
    expect(await read(lena, workId, { link: token })).toBeUndefined();
    await expect(beta().join(lena, workId, { link: token })).rejects.toThrow(betaTexts.linkGone);
    const limiter = createRateLimiter(database.db, clock, 'secret');
    await createBlocksService({ db: database.db, clock, limiter, endsBetween: [] }).set(mara, ivo.id, 'block');
    expect(await read(ivo, workId, { link: token })).toBeUndefined();
    await expect(beta().join(ivo, workId, { link: token })).rejects.toThrow(betaTexts.linkGone);
    await expect(beta().join(mara, workId, { link: token })).rejects.toThrow(betaTexts.ownLink);
    clock.advance(8 * DAY_MS);
    const other = await makePlayer(database, clock, 'Ada');
    await expect(beta().join(other, workId, { link: token })).rejects.toThrow(betaTexts.linkGone);
  });
});

it('shares a chapter without the others', async () => {
  const storyId = await fixture.publish(mara);
  const [one, other] = [await draft({ kind: 'chapter', storyId }, 'The second.'), await draft({ kind: 'chapter', storyId }, 'The third.')];
  await follow(mara, ivo);
  await share(storyId, 'ivo', one);
  expect(await read(ivo, storyId)).toContain('The second.');
  expect(await read(ivo, storyId, { chapterId: other })).toBeUndefined();
  expect(await read(ivo, storyId, { chapterId: storyId })).toBeUndefined();
});

it('shows links of an author whose account is younger than a day as words', async () => {
  const workId = await draft(undefined, 'See [the harbour](https://harbour.example/).');
  await follow(ivo, mara);
  await share(workId);
  expect(await read(ivo, workId)).toContain('"words":["See ","the harbour"," (https://harbour.example/)"');
  clock.advance(DAY_MS);
  expect(await read(ivo, workId)).toContain('"to":"https://harbour.example/"');
});

it('shows changes of a published chapter to those who read along, and to nobody else', async () => {
  const storyId = await fixture.publish(mara);
  const source = await fixture.service.reading.chapterSource(storyId, storyId, mara.id);
  await draft({ kind: 'edit', storyId, base: source?.base ?? 0 }, 'Changed words.', storyId);
  await follow(mara, ivo);
  await share(storyId);
  expect(await read(ivo, storyId)).toContain('Changed words.');
  const published = await fixture.service.reading.story({ storyId, chapterNumber: 1, viewerId: ivo.id });
  expect(JSON.stringify(published?.chapter.blocks)).toContain('The harbour was empty.');
});

it('is only for works of one’s own, and for people whom one knows', async () => {
  const workId = await draft();
  await expect(share(workId)).rejects.toMatchObject({ message: betaTexts.unknown, field: 'name' });
  await follow(ivo, mara);
  await expect(beta().share(ivo, workId, { id: randomUUID(), name: 'Mara', chapterId: undefined, days: 7 })).rejects.toThrow(
    betaTexts.gone,
  );
  await expect(share(workId, 'Ivo', randomUUID())).rejects.toThrow(betaTexts.gone);
  await expect(share('nowhere')).rejects.toThrow(betaTexts.gone);
});

it('ends when its author leaves the story for good', async () => {
  const storyId = await fixture.publish(mara);
  await follow(mara, ivo);
  await share(storyId);
  await database.db.transaction().execute((trx) => orphanFanStory(trx, { storyId, playerId: mara.id }));
  expect(await read(ivo, storyId)).toBeUndefined();
});

describe('a story by two', () => {
  let storyId = '';
  beforeEach(async () => {
    storyId = await fixture.publish(mara);
    await follow(ivo, mara);
    await fixture.service.coAuthors.invite(mara, storyId, 'Ivo');
    await fixture.service.coAuthors.answer(ivo, storyId, { nameId: ivo.id, accepts: true });
  });

  it('is among what both of them share, who are told of those who come by its link', async () => {
    await beta().join(lena, storyId, { link: await link(storyId) });
    for (const who of [mara, ivo]) {
      expect((await told(who)).map(({ kind }) => kind)).toContain('beta-came');
      expect((await beta().works(who)).own).toMatchObject([{ id: storyId, readers: 1 }]);
    }
  });
});

it('nothing is shared that a collection holds back', async () => {
  const [storyId, collectionId, now] = [await fixture.publish(mara), randomUUID(), clock.now()];
  await follow(ivo, mara);
  const { db } = database;
  const collection = { id: collectionId, kind: 'shared' as const, owner_id: ivo.id, title: 'Winter', is_public: true };
  await db
    .insertInto('collection')
    .values({ ...collection, made_at: now, changed_at: now })
    .execute();
  await db.insertInto('shared_collection').values({ collection_id: collectionId, slug: 'winter', moderated: false }).execute();
  const work = { collection_id: collectionId, story_id: storyId, player_id: mara.id, state: 'in' as const };
  await db
    .insertInto('shared_work')
    .values({ ...work, waits: true, added_at: now })
    .execute();
  await expect(share(storyId)).rejects.toThrow(betaTexts.inCollection);
  await expect(link(storyId)).rejects.toThrow(betaTexts.inCollection);
});
