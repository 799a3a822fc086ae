import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { listStories } from '~/stories/listing/list-stories.server';
import { orphanFanStory } from '../stories/orphan-story.server';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { MOST_GIFTS } from './acknowledgements';
import { endMentionsBetween } from './mentions.server';

let fixture: FanFixture;
let database: OpenDatabase;
let clock: TestClock;
let mara: Viewer;
let ivo: Viewer;
let lena: Viewer;
let storyId: string;

onFanFixture(async (context) => {
  ({ fixture, database, clock, mara, ivo } = context);
  lena = await makePlayer(database, clock, 'Lena');
});
beforeEach(async () => {
  storyId = await fixture.publish(mara);
  await follow(ivo, mara);
});

const service = () => fixture.service.acknowledgements;
const follow = (who: Viewer, whom: Viewer) =>
  database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, now())', [who.id, whom.id]);
const blocks = () =>
  createBlocksService({
    ...{ db: database.db, clock, limiter: createRateLimiter(database.db, clock, 'secret') },
    endsBetween: [endMentionsBetween],
  });

/** The lines below the title, as readers see them. */
async function lines(): Promise<string[]> {
  const shown = await service().shown(storyId, undefined);
  return shown.lines.map((line) => line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''));
}
const onCard = async () => (await listStories(database.db, { sort: 'latest' })).cards.find(({ id }) => id === storyId)?.gift;
const namings = (who: Viewer) => service().namings(who);
async function answer(who: Viewer, accepts: boolean): Promise<void> {
  for (const { id } of await namings(who)) await service().answer(who, id, accepts);
}
const told = async (who: Viewer) =>
  (await database.execute('select kind, count from notice where player_id = $1 order by kind', [who.id])).rows.map(
    ({ kind, count }) => `${kind} ${count}`,
  );
const readAlong = async (...people: readonly Viewer[]) => {
  for (const person of people) {
    await follow(person, mara).catch(() => undefined);
    await fixture.service.beta.share(mara, storyId, { id: randomUUID(), name: person.name, chapterId: undefined, days: 30 });
  }
};

describe('a gift', () => {
  it('is shown at once for a person who follows the author, who can take it back', async () => {
    await service().give(mara, storyId, ' ivo ');
    expect([await lines(), await onCard()]).toEqual([['For Ivo'], 'For Ivo']);
    expect(await told(ivo)).toContain('named 1');
    expect(await namings(ivo)).toMatchObject([{ kind: 'gift', state: 'agreed', story: { title: 'A Harbour', author: 'Mara' } }]);
    await answer(ivo, false);
    expect([await lines(), await onCard()]).toEqual([[], undefined]);
    expect((await service().page(mara, storyId))?.people).toEqual([]);
    await expect(service().give(mara, storyId, 'Ivo')).rejects.toThrow('anybody of this name');
    await answer(ivo, true);
    expect(await lines()).toEqual(['For Ivo']);
  });

  it('asks everybody else, and tells the authors of a yes', async () => {
    await service().give(mara, storyId, 'Lena');
    expect([await lines(), await onCard()]).toEqual([[], undefined]);
    expect((await service().page(mara, storyId))?.people).toMatchObject([{ name: 'Lena', kind: 'gift', state: 'asked' }]);
    await answer(lena, true);
    await answer(lena, true);
    clock.advance(1000);
    await service().give(mara, storyId, 'Ivo');
    expect([await lines(), await onCard()]).toEqual([['For Lena and Ivo'], 'For Lena and Ivo']);
    expect(await told(mara)).toContain('named-agreed 1');
  });

  it('is not counted where it is refused', async () => {
    await service().give(mara, storyId, 'Ivo');
    for (let time = 0; time < 6; time += 1) await expect(service().give(mara, storyId, 'Ivo')).rejects.toMatchObject({ status: 409 });
    await service().takeOff(mara, storyId, 'gift', ivo.id);
    await service().give(mara, storyId, 'Ivo');
  });

  it('is for people whom it can be given to, and for few', async () => {
    const give = (name: string) => service().give(mara, storyId, name);
    await expect(give('Nobody')).rejects.toThrow('anybody of this name');
    await expect(give('Mara')).rejects.toThrow('by them');
    await give('Ivo');
    await expect(give('Ivo')).rejects.toThrow('already');
    await database.execute('update player set hidden_at = now() where id = $1', [lena.id]);
    await expect(give('Lena')).rejects.toThrow('anybody of this name');
    await expect(service().give(ivo, storyId, 'Mara')).rejects.toThrow('not an author');
    for (let count = 1; count < MOST_GIFTS; count += 1) {
      await makePlayer(database, clock, `Reader ${count}`);
      await give(`Reader ${count}`);
    }
    await makePlayer(database, clock, 'One More');
    await expect(give('One More')).rejects.toThrow('at most 10');
  });

  it('is given to nobody across a block, which ends one that there was', async () => {
    await service().give(mara, storyId, 'Ivo');
    await blocks().set(ivo, mara.id, 'block');
    expect([await lines(), await namings(ivo)]).toEqual([[], []]);
    await expect(service().give(mara, storyId, 'Ivo')).rejects.toThrow('anybody of this name');
    await blocks().set(mara, lena.id, 'block');
    await expect(service().give(mara, storyId, 'Lena')).rejects.toThrow('anybody of this name');
  });

  it('of a Mature story is for those who are shown such, and names nothing to others', async () => {
    await service().give(mara, storyId, 'Lena');
    await database.execute(`update story set content_rating = 'mature' where id = $1`, [storyId]);
    await expect(service().give(mara, storyId, 'Ivo')).rejects.toThrow('anybody of this name');
    expect(await namings(lena)).toMatchObject([{ state: 'asked', story: undefined }]);
    await expect(answer(lena, true)).rejects.toThrow('not shown to you');
    await answer(lena, false);
    expect(await namings(lena)).toMatchObject([{ state: 'declined', story: undefined }]);
  });

  it('that is taken back is gone, and named again rings no bell', async () => {
    await service().give(mara, storyId, 'Ivo');
    await service().takeOff(mara, storyId, 'gift', ivo.id);
    expect([await lines(), await namings(ivo)]).toEqual([[], []]);
    await service().give(mara, storyId, 'Ivo');
    expect(await told(ivo)).toContain('named 1');
    const [{ id = '' } = {}] = await namings(ivo);
    await expect(service().answer(lena, id, false)).rejects.toThrow('no longer there');
    await service().takeOff(mara, storyId, 'gift', ivo.id);
    await expect(service().answer(ivo, id, true)).rejects.toThrow('no longer there');
  });

  it('is given by each co-author, and pressed twice at once only once', async () => {
    await follow(lena, mara);
    await follow(ivo, lena);
    await fixture.service.coAuthors.invite(mara, storyId, 'Lena');
    await fixture.service.coAuthors.answer(lena, storyId, { nameId: lena.id, accepts: true });
    const given = await Promise.allSettled([service().give(mara, storyId, 'Ivo'), service().give(lena, storyId, 'Ivo')]);
    expect(given.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await lines()).toEqual(['For Ivo']);
    await expect(service().give(mara, storyId, 'Lena')).rejects.toThrow('by them');
  });

  it('rings nobody’s bell all day, whether for one author or for many', async () => {
    const giveAgain = async (by: Viewer, story: string) => {
      await service().give(by, story, 'Lena');
      await service().takeOff(by, story, 'gift', lena.id);
    };
    for (let time = 0; time < 5; time += 1) await giveAgain(mara, storyId);
    const often = { status: 429, message: expect.stringContaining('Lena has been given stories often') };
    await expect(giveAgain(mara, storyId)).rejects.toMatchObject(often);
    for (const name of ['Una', 'Otto', 'Pia']) {
      const other = await makePlayer(database, clock, name);
      const story = await fixture.publish(other);
      for (let time = 0; time < 5; time += 1) await giveAgain(other, story);
    }
    await expect(giveAgain(ivo, await fixture.publish(ivo))).rejects.toMatchObject(often);
    clock.advance(DAY_MS);
    await giveAgain(mara, storyId);
  });

  it('is one answer, whatever the author and the person named press at once', async () => {
    await service().give(mara, storyId, 'Lena');
    const [{ id = '' } = {}] = await namings(lena);
    await Promise.allSettled([service().takeOff(mara, storyId, 'gift', lena.id), service().answer(lena, id, false)]);
    const there = await namings(lena);
    expect(there.every(({ state }) => state === 'declined')).toBe(true);
    expect(await lines()).toEqual([]);
  });
});

describe('thanks', () => {
  it('are for those who read along, whom the author ticks and who agree', async () => {
    await readAlong(ivo, lena);
    expect((await service().page(mara, storyId))?.betas.map(({ name }) => name)).toEqual(['Ivo', 'Lena']);
    await service().thank(mara, storyId, [ivo.id, lena.id]);
    expect([await lines(), (await service().page(mara, storyId))?.betas]).toEqual([[], []]);
    await answer(lena, true);
    expect(await lines()).toEqual(['Thanks to Lena for reading it first']);
    await answer(ivo, true);
    expect(await lines()).toEqual(['Thanks to Ivo and Lena for reading it first']);
    await answer(lena, false);
    expect(await lines()).toEqual(['Thanks to Ivo for reading it first']);
    await service().takeOff(mara, storyId, 'thanks', ivo.id);
    expect(await lines()).toEqual([]);
  });

  it('are asked of nobody else, and of nobody twice who has declined', async () => {
    await readAlong(ivo);
    await expect(service().thank(mara, storyId, [lena.id])).rejects.toThrow('None of them');
    await expect(service().thank(lena, storyId, [ivo.id])).rejects.toThrow('not an author');
    await service().thank(mara, storyId, [ivo.id, lena.id]);
    await answer(ivo, false);
    await service().takeOff(mara, storyId, 'thanks', ivo.id);
    await expect(service().thank(mara, storyId, [ivo.id])).rejects.toThrow('None of them');
    await readAlong(lena);
    await blocks().set(lena, mara.id, 'block');
    expect((await service().page(mara, storyId))?.betas).toEqual([]);
  });
});

describe('what a story says of others', () => {
  it('is arranged by its authors alone', async () => {
    expect(await service().page(ivo, storyId)).toBeUndefined();
    expect(await service().page(mara, randomUUID())).toBeUndefined();
    expect(await service().page(mara, 'no-id')).toBeUndefined();
  });

  it('ends with the account that it names, and does not show a person who is hidden', async () => {
    await service().give(mara, storyId, 'Ivo');
    await database.execute('update player set hidden_at = now() where id = $1', [ivo.id]);
    expect([await lines(), await onCard()]).toEqual([[], undefined]);
    await database.execute('update player set hidden_at = null where id = $1', [ivo.id]);
    expect(await lines()).toEqual(['For Ivo']);
    await database.execute('delete from player where id = $1', [ivo.id]);
    expect(await lines()).toEqual([]);
  });

  it('goes when its author leaves the story for good', async () => {
    await service().give(mara, storyId, 'Ivo');
    await database.db.transaction().execute((trx) => orphanFanStory(trx, { storyId, playerId: mara.id }));
    expect([await lines(), await namings(ivo)]).toEqual([[], []]);
  });
});
