import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import type { SourceKind } from '~/stories/acknowledgements/acknowledgement.tables';
import { orphanFanStory } from '../stories/orphan-story.server';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { MOST_SOURCES } from './acknowledgements';
import { endSourcesBetween } from './sources.server';

let fixture: FanFixture;
let database: OpenDatabase;
let clock: TestClock;
let mara: Viewer;
let ivo: Viewer;
/** Mara's, which comes from Ivo's. */
let storyId: string;
let sourceId: string;

onFanFixture((context) => {
  ({ fixture, database, clock, mara, ivo } = context);
});
beforeEach(async () => {
  clock.advance(2 * DAY_MS);
  storyId = await fixture.publish(mara, { title: 'After' });
  sourceId = await fixture.publish(ivo, { title: 'Before' });
});

const service = () => fixture.service.acknowledgements;
const name = (id = sourceId, kind: SourceKind = 'inspired') =>
  service().addSource(mara, storyId, { kind, title: '', named: { kind: 'story', id } });
const namePage = (address: string, title = 'A Page by Nils') =>
  service().addSource(mara, storyId, { kind: 'podfic', title, named: { kind: 'page', address } });

/** The lines below the title of a story, as a visitor or a player sees them. */
async function lines(id: string, viewer?: Viewer): Promise<string[]> {
  const shown = await service().shown(id, viewer?.id);
  return shown.lines.map((line) => line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''));
}
const asked = () => service().sourcesAsked(ivo);
async function answer(accepts: boolean): Promise<void> {
  for (const { id } of await asked()) await service().answerSource(ivo, id, accepts);
}
const told = async (who: Viewer) =>
  (await database.execute('select kind from notice where player_id = $1 order by kind', [who.id])).rows.map(({ kind }) => kind);
const onPage = async () =>
  (await service().page(mara, storyId))?.sources.map(({ work, page, state }) => [work?.title ?? page?.title, state]);

describe('a story that another one comes from', () => {
  it('is named on both once its author agrees', async () => {
    await name();
    expect([await lines(storyId), await lines(sourceId)]).toEqual([[], []]);
    expect(await onPage()).toEqual([['Before', 'asked']]);
    expect(await told(ivo)).toContain('source-asked');
    expect(await asked()).toMatchObject([{ kind: 'inspired', state: 'asked', work: { title: 'After' }, own: { title: 'Before' } }]);
    await answer(true);
    await answer(true);
    expect([await lines(storyId), await lines(sourceId)]).toEqual([['Inspired by Before by Ivo'], ['It inspired After by Mara']]);
    expect(await told(mara)).toContain('named-agreed');
    await answer(false);
    expect([await lines(storyId), await lines(sourceId)]).toEqual([[], []]);
  });

  it('rings nobody’s bell all day, whether one story names theirs or many do', async () => {
    const nameAgain = async (by: Viewer, story: string) => {
      await service().addSource(by, story, { kind: 'inspired', title: '', named: { kind: 'story', id: sourceId } });
      for (const { id } of (await service().page(by, story))?.sources ?? []) await service().takeSourceOff(by, story, id);
    };
    for (let time = 0; time < 5; time += 1) await nameAgain(mara, storyId);
    const often = { status: 429, message: expect.stringContaining('asked often') };
    await expect(nameAgain(mara, storyId)).rejects.toMatchObject(often);
    for (const name of ['Una', 'Otto', 'Pia']) {
      const other = await makePlayer(database, clock, name);
      const story = await fixture.publish(other);
      for (let time = 0; time < 5; time += 1) await nameAgain(other, story);
    }
    const last = await makePlayer(database, clock, 'Nils');
    await expect(nameAgain(last, await fixture.publish(last))).rejects.toMatchObject(often);
    // Their own stories name each other as often as they like.
    for (let time = 0; time < 6; time += 1) await nameAgain(ivo, await fixture.publish(ivo));
    clock.advance(DAY_MS);
    await nameAgain(mara, storyId);
  });

  it('may be translated, and read aloud', async () => {
    await name(sourceId, 'translation');
    await answer(true);
    expect([await lines(storyId), await lines(sourceId)]).toEqual([['A translation of Before by Ivo'], ['Translated: After by Mara']]);
  });

  it('is not named again where its author declined, whatever the other one does', async () => {
    await name();
    const [{ id = '' } = {}] = await asked();
    await answer(false);
    expect(await onPage()).toEqual([]);
    await service().takeSourceOff(mara, storyId, id);
    await expect(name()).rejects.toThrow('Nothing that can be named');
    expect(await asked()).toMatchObject([{ state: 'declined' }]);
  });

  it('is one’s own without asking', async () => {
    const own = await fixture.publish(mara, { title: 'Long Before' });
    await name(own);
    expect([await lines(storyId), await lines(own)]).toEqual([['Inspired by Long Before by Mara'], ['It inspired After by Mara']]);
  });

  it('is one that its namer can read and an author can agree to', async () => {
    await name();
    await expect(name()).rejects.toThrow('already');
    for (const id of [storyId, randomUUID()]) await expect(name(id)).rejects.toThrow('Nothing that can be named');
    const hidden = await fixture.publish(ivo);
    await database.execute(`update story set status = 'hidden' where id = $1`, [hidden]);
    await expect(name(hidden)).rejects.toThrow('Nothing that can be named');
    const left = await fixture.publish(ivo);
    await database.execute('update story set author_id = null where id = $1', [left]);
    await expect(name(left)).rejects.toThrow('Nobody could agree');
    await expect(service().addSource(ivo, storyId, { kind: 'inspired', title: '', named: { kind: 'story', id: left } })).rejects.toThrow(
      'not an author',
    );
    await expect(service().answerSource(mara, (await asked())[0]?.id ?? '', true)).rejects.toThrow('no longer there');
  });

  it('is not told of to a person who is not shown it', async () => {
    await name();
    await answer(true);
    await database.execute(`update story set content_rating = 'mature' where id = $1`, [storyId]);
    expect([await lines(sourceId), await lines(sourceId, mara)]).toEqual([[], ['It inspired After by Mara']]);
    await database.execute(`update story set content_rating = 'general', status = 'unlisted' where id = $1`, [storyId]);
    expect(await lines(sourceId)).toEqual([]);
    await database.execute(`update story set status = 'draft' where id = $1`, [sourceId]);
    expect(await lines(storyId)).toEqual([]);
    expect((await service().shown(storyId, undefined)).tags).toContain(`story:${sourceId}`);
  });

  it('ends with a block, across which nobody asks', async () => {
    await name();
    await answer(true);
    const limiter = createRateLimiter(database.db, clock, 'secret');
    const blocks = createBlocksService({ db: database.db, clock, limiter, endsBetween: [endSourcesBetween] });
    await blocks.set(mara, ivo.id, 'block');
    expect([await lines(storyId), await asked()]).toEqual([[], []]);
    await expect(name()).rejects.toThrow('Nothing that can be named');
  });

  it('is named once, whatever is pressed at once', async () => {
    const named = await Promise.allSettled([name(), name()]);
    expect(named.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [{ id = '' } = {}] = await asked();
    await Promise.allSettled([service().takeSourceOff(mara, storyId, id), service().answerSource(ivo, id, true)]);
    expect(await lines(storyId)).toEqual((await asked()).length === 0 ? [] : ['Inspired by Before by Ivo']);
  });

  it('is not told of by a story that its author leaves for good', async () => {
    const later = await fixture.publish(mara, { title: 'Later' });
    await service().addSource(mara, later, { kind: 'inspired', title: '', named: { kind: 'story', id: storyId } });
    await name();
    await answer(true);
    await database.db.transaction().execute((trx) => orphanFanStory(trx, { storyId, playerId: mara.id }));
    expect([await lines(storyId), await lines(sourceId), await lines(later)]).toEqual([[], [], []]);
  });
});

describe('a page elsewhere', () => {
  it('is shown at once, with a link once its author is no newcomer', async () => {
    await namePage('https://archive.example/7');
    expect((await service().shown(storyId, undefined)).lines).toEqual([
      ['A podfic of ', { text: 'A Page by Nils', to: 'https://archive.example/7', elsewhere: true }],
    ]);
    await database.execute('update player set created_at = $2 where id = $1', [mara.id, clock.now()]);
    expect(await lines(storyId)).toEqual(['A podfic of A Page by Nils (https://archive.example/7)']);
    const [{ id = '' } = {}] = (await service().page(mara, storyId))?.sources ?? [];
    await service().takeSourceOff(mara, storyId, id);
    expect(await lines(storyId)).toEqual([]);
  });

  it('has a title, stands there once, and is one of few', async () => {
    await expect(namePage('https://archive.example/7', '')).rejects.toThrow('enter the title');
    await namePage('https://archive.example/1');
    await expect(namePage('https://archive.example/1')).rejects.toThrow('already');
    for (let count = 2; count <= MOST_SOURCES; count += 1) await namePage(`https://archive.example/${count}`);
    await expect(namePage('https://archive.example/more')).rejects.toThrow('at most 10');
  });
});
