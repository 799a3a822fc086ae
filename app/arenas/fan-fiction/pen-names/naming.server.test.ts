import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePenName } from '~/platform/testing/make-player';
import { endMentionsBetween } from '../acknowledgements/mentions.server';
import { endSourcesBetween } from '../acknowledgements/sources.server';
import { FANDOM, type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { makeHolding } from '../testing/held-stories';

/** Mara publishes one story under her own name and one as Juniper Vale; Ivo has one, too. */
let context: TestDatabaseFixture;
let fixture: FanFixture;
let [mara, ivo]: Viewer[] = [];
let pen = { id: '', name: '' };
let [own, signed, ivos] = ['', '', ''];

onFanFixture(async (made) => {
  ({ fixture, mara, ivo } = made);
  context = made;
  pen = await makePenName(made.database, made.clock, made.mara.id, 'Juniper Vale');
});
beforeEach(async () => {
  own = await fixture.publish(person(mara), { title: 'Own' });
  ivos = await fixture.publish(person(ivo), { title: 'Ivo’s' });
  const story = { id: randomUUID(), fandom: FANDOM, title: 'Signed', content: 'The harbour was empty.', pen: pen.id };
  signed = (await fixture.service.stories.create(person(mara), story)).storyId;
});

const person = (viewer: Viewer | undefined) => viewer ?? expect.fail('nobody');
const db = () => context.database.db;
const service = () => fixture.service.acknowledgements;
const follow = (followedId: string) =>
  db()
    .insertInto('player_follow')
    .values({ follower_id: person(ivo).id, followed_id: followedId, created_at: context.clock.now() })
    .execute();
const block = (otherId: string) => {
  const limiter = createRateLimiter(db(), context.clock, 'secret');
  const endsBetween = [endMentionsBetween, endSourcesBetween];
  return createBlocksService({ db: db(), clock: context.clock, limiter, endsBetween }).set(person(ivo), otherId, 'block');
};

/** The lines below the title of a story. */
async function lines(storyId: string): Promise<string[]> {
  const shown = await service().shown(storyId, undefined);
  return shown.lines.map((line) => line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''));
}
const told = async (viewer: Viewer | undefined) =>
  (await db().selectFrom('notice').select(['kind', 'actor_id']).where('player_id', '=', person(viewer).id).execute())
    .filter(({ kind }) => kind.startsWith('named') || kind.startsWith('source'))
    .map(({ kind, actor_id: by }) => [kind, by]);

describe('a gift of a story under a pen name', () => {
  it('is told of by that name, and asks those who follow its person’s own name', async () => {
    await follow(person(mara).id);
    await service().give(person(mara), signed, 'Ivo');
    expect(await lines(signed)).toEqual([]);
    expect(await told(ivo)).toEqual([['named', pen.id]]);
    const [naming] = await service().namings(person(ivo));
    expect(naming).toMatchObject({ state: 'asked', story: { title: 'Signed', author: 'Juniper Vale' } });
    expect(JSON.stringify(naming)).not.toContain(person(mara).id);
    await service().answer(person(ivo), naming?.id ?? '', true);
    expect(await lines(signed)).toEqual(['For Ivo']);
    expect(await told(mara)).toEqual([['named-agreed', person(ivo).id]]);
  });

  it('is shown at once for those who follow that name, until they block it, and not its person', async () => {
    await follow(pen.id);
    await service().give(person(mara), signed, 'Ivo');
    await service().give(person(mara), own, 'Ivo');
    expect(await lines(signed)).toEqual(['For Ivo']);
    await block(person(mara).id);
    expect([await lines(signed), (await service().page(person(mara), own))?.people]).toEqual([['For Ivo'], []]);
    await block(pen.id);
    expect(await lines(signed)).toEqual([]);
  });

  it('cannot be given to its person or to a pen name', async () => {
    await expect(service().give(person(mara), signed, 'Mara')).rejects.toThrow();
    for (const name of [pen.name, 'Nobody']) await expect(service().give(person(ivo), ivos, name)).rejects.toThrow('anybody of this name');
  });
});

describe('a source of a story under a pen name', () => {
  const name = (by: Viewer | undefined, storyId: string, id: string) =>
    service().addSource(person(by), storyId, { kind: 'inspired', title: '', named: { kind: 'story', id } });
  const answerAll = async (by: Viewer | undefined) => {
    for (const { id } of await service().sourcesAsked(person(by))) await service().answerSource(person(by), id, true);
  };

  it('is asked for by that name, and agreed to by that name', async () => {
    await name(mara, signed, ivos);
    expect(await told(ivo)).toEqual([['source-asked', pen.id]]);
    await answerAll(ivo);
    expect([await lines(signed), await lines(ivos)]).toEqual([['Inspired by Ivo’s by Ivo'], [expect.stringContaining('Juniper Vale')]]);
    await block(person(mara).id);
    expect(await lines(signed)).toHaveLength(1);
    await block(pen.id);
    expect([await lines(signed), await lines(ivos)]).toEqual([[], []]);
  });

  it('tells nobody but those who have met that name when its person agrees', async () => {
    await name(ivo, ivos, signed);
    expect(await told(mara)).toEqual([['source-asked', person(ivo).id]]);
    await answerAll(mara);
    expect(await told(ivo)).toEqual([['named-agreed', pen.id]]);
  });

  it('is asked about between two names of one person as between strangers', async () => {
    await name(mara, signed, own);
    expect(await lines(signed)).toEqual([]);
    expect(await told(mara)).toEqual([]);
    await answerAll(mara);
    expect(await lines(signed)).toEqual(['Inspired by Own by Mara']);
  });

  /** Asks, and takes the question back, so that the same story can ask again. */
  const ask = async (id: string) => {
    await name(ivo, ivos, id);
    for (const source of (await service().page(person(ivo), ivos))?.sources ?? [])
      await service().takeSourceOff(person(ivo), ivos, source.id);
  };

  it('is asked for as often as a stranger’s, however often its person was asked by another name or by none', async () => {
    const unnamed = await fixture.publish(person(mara));
    await (await makeHolding(context, person(ivo))).unname({ storyId: unnamed, author: person(mara) });
    for (let refused = 0; refused < 6; refused += 1) await expect(name(ivo, randomUUID(), signed)).rejects.toMatchObject({ status: 404 });
    for (const id of [signed, unnamed]) {
      for (let asked = 0; asked < 5; asked += 1) await ask(id);
      await expect(ask(id)).rejects.toMatchObject({ status: 429 });
    }
    await name(ivo, ivos, own);
    expect((await service().sourcesAsked(person(mara))).map(({ own: { title } }) => title)).toEqual(['Own']);
  });

  it('is asked for below no name whatever block there is, and nobody is told across one', async () => {
    await (await makeHolding(context, person(ivo))).unname({ storyId: own, author: person(mara) });
    await block(person(mara).id);
    await name(ivo, ivos, own);
    expect(await told(mara)).toEqual([]);
  });
});

describe('a story that a collection holds back', () => {
  it('names nobody when it is given or says what it comes from, and asks those who follow its author, too', async () => {
    await follow(person(mara).id);
    const holding = await makeHolding(context, person(ivo));
    const waiting = await fixture.publish(person(mara), { title: 'Waiting' });
    await holding.wait({ storyId: waiting, author: person(mara) });
    await holding.unname({ storyId: own, author: person(mara) });
    for (const storyId of [waiting, own]) {
      await service().give(person(mara), storyId, 'Ivo');
      await service().addSource(person(mara), storyId, { kind: 'inspired', title: '', named: { kind: 'story', id: ivos } });
    }
    expect((await told(ivo)).toSorted()).toEqual(['named', 'named', 'source-asked', 'source-asked'].map((kind) => [kind, null]));
    expect((await service().namings(person(ivo))).map(({ state }) => state)).toEqual(['asked', 'asked']);
  });
});

it('who is blocked by one name asks in vain at the others', async () => {
  const blocks = createBlocksService({
    ...{ db: db(), clock: context.clock, limiter: createRateLimiter(db(), context.clock, 'secret') },
    endsBetween: [endMentionsBetween, endSourcesBetween],
  });
  await blocks.set(person(mara), person(ivo).id, 'block', pen.id);
  await service().give(person(ivo), ivos, 'Mara');
  await service().addSource(person(ivo), ivos, { kind: 'inspired', title: '', named: { kind: 'story', id: own } });
  expect([await service().namings(person(mara)), await service().sourcesAsked(person(mara)), await told(mara)]).toEqual([[], [], []]);
});
