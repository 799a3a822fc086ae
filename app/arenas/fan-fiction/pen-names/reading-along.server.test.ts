import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import { endSharesBetween } from '../beta/sharing.server';
import { betaTexts } from '../beta/texts';
import { FANDOM, type FanFixture, onFanFixture } from '../testing/fan-fixture';

const HARBOUR = 'The harbour was empty.';

/** Mara writes a draft; Lena also writes as Wren, who follows nobody and takes invitations. Ivo reads along, too. */
let context: TestDatabaseFixture;
let fixture: FanFixture;
let [mara, ivo, lena] = [nobody(), nobody(), nobody()];
let wren = nobody();
let workId = '';

function nobody(): Viewer {
  return { id: '', name: '' };
}

onFanFixture(async (made) => {
  ({ fixture, mara, ivo } = made);
  context = made;
  lena = await makePlayer(made.database, made.clock, 'Lena');
  wren = await makePenName(made.database, made.clock, lena.id, 'Wren');
});

const db = () => context.database.db;
const beta = () => fixture.service.beta;
const follow = (who: Viewer, whom: Viewer) =>
  db().insertInto('player_follow').values({ follower_id: who.id, followed_id: whom.id, created_at: context.clock.now() }).execute();
const block = (who: Viewer, other: Viewer, as?: Viewer) =>
  createBlocksService({
    ...{ db: db(), clock: context.clock, limiter: createRateLimiter(db(), context.clock, 'secret') },
    endsBetween: [endSharesBetween],
  }).set(who, other.id, 'block', as?.id);
const share = (name: string, by = mara) => {
  context.clock.advance(1000);
  return beta().share(by, workId, { id: randomUUID(), name, chapterId: undefined, days: 30 });
};
const page = (who: Viewer, chapterId?: string) => beta().page(who, { workId, chapterId, link: undefined });
const reading = async (who: Viewer) => {
  const shown = await page(who, workId);
  return shown?.view === 'read' ? shown : undefined;
};
const readers = async () => {
  const shown = await page(mara);
  return shown?.view === 'own' ? shown.shares.flatMap((one) => one.readers.map(({ name }) => name)) : [];
};
const write = async (who: Viewer, text: string, more: { answers: string } | { at: number; quote: string } = { at: 0, quote: HARBOUR }) => {
  const id = randomUUID();
  context.clock.advance(1000);
  await beta().notes.write(who, workId, { id, chapterId: workId, about: more, text });
  return id;
};
const notesFor = async (who: Viewer) => (await reading(who))?.notes.threads.map(({ note }) => [note?.author, note?.text]) ?? [];

/** What a player was told of reading along: by whom, and with what. */
async function told(who: Viewer) {
  const rows = await db()
    .selectFrom('notice')
    .leftJoin('player', 'player.id', 'notice.actor_id')
    .select(['notice.kind', 'player.name as actor', 'notice.params'])
    .where('notice.player_id', '=', who.id)
    .orderBy('notice.changed_at')
    .execute();
  return rows.map(({ kind, actor, params }) => [kind, actor, params]);
}

/** Nothing of it names an account, by its name or its id. */
function expectWithout(shown: unknown, { id, name }: Viewer) {
  const text = JSON.stringify(shown);
  expect(text).not.toContain(id);
  expect(text).not.toContain(name);
}

beforeEach(async () => {
  workId = randomUUID();
  const sent = { writerId: mara.id, saveId: randomUUID(), title: 'A Harbour', body: HARBOUR, baseVersion: 0 };
  await fixture.service.drafts.keep(mara, workId, { ...sent, place: { kind: 'story', fandomId: FANDOM.id } });
  await db().updateTable('player').set({ takes_invitations: true }).where('id', '=', wren.id).execute();
});

describe('a pen name that is asked to read along', () => {
  it('is offered by its name where it takes invitations or one follows the other, and by nothing else', async () => {
    await share('Wren');
    await db().updateTable('player').set({ takes_invitations: false }).where('id', '=', wren.id).execute();
    await expect(share('Wren')).rejects.toThrow(betaTexts.unknown);
    await follow(lena, mara);
    await expect(share('Wren')).rejects.toThrow(betaTexts.unknown);
    await follow(mara, wren);
    expect(await beta().names(mara, workId)).toEqual(['Lena', 'Wren']);
    await share('Wren');
  });

  it('is told to its account, which reads, writes and proposes under that name alone', async () => {
    await follow(ivo, mara);
    await share('Ivo');
    await share('Wren');
    expect(await told(lena)).toEqual([['beta-asked', 'Mara', { as: 'Wren' }]]);
    expect((await beta().works(lena)).reading).toMatchObject([{ id: workId }]);
    expect(await reading(lena)).toMatchObject({ names: [{ id: wren.id, name: 'Wren', isPen: true }] });
    await write(lena, 'Which harbour?');
    const id = randomUUID();
    const about = { at: 0, replaces: HARBOUR, wording: 'The harbour lay empty.' };
    await beta().notes.write(lena, workId, { id, chapterId: workId, about, text: '' });
    expect(await told(mara)).toMatchObject([['beta-note', 'Wren', { chapter: workId }]]);
    const seen = [await page(mara), await page(mara, workId), await page(ivo, workId), await told(mara), await beta().works(mara)];
    expect(JSON.stringify(seen)).toContain('Wren');
    expectWithout(seen, lena);
    await beta().notes.take(mara, workId, id);
    expect(await told(lena)).toContainEqual(['beta-taken', 'Mara', { chapter: workId }]);
    const [ownNote] = (await reading(lena))?.notes.threads ?? [];
    expect(ownNote).toMatchObject({ mayResolve: true, note: { isOwn: true, mayRemove: true } });
  });

  it('is thanked by its name, once its account agrees', async () => {
    await share('Wren');
    await fixture.service.stories.create(mara, { id: workId, fandom: FANDOM, title: 'A Harbour', content: HARBOUR });
    const { acknowledgements } = fixture.service;
    expect((await acknowledgements.page(mara, workId))?.betas).toEqual([{ id: wren.id, name: 'Wren' }]);
    await acknowledgements.thank(mara, workId, [wren.id]);
    expect(await told(lena)).toContainEqual(['named', 'Mara', { what: 'thanks-asked', as: 'Wren' }]);
    const [asked] = await acknowledgements.namings(lena);
    expect(asked).toMatchObject({ kind: 'thanks', state: 'asked', pen: 'Wren' });
    await acknowledgements.answer(lena, asked?.id ?? '', true);
    const seen = [await acknowledgements.shown(workId, undefined), await acknowledgements.page(mara, workId), await told(mara)];
    expect(JSON.stringify(seen[0])).toContain('Wren');
    expect(JSON.stringify(seen[2])).toContain('named-agreed');
    expectWithout(seen, lena);
  });

  it('stays in the list of thanks when its account blocks the author under another name', async () => {
    await share('Wren');
    await follow(lena, mara);
    await share('Lena');
    await fixture.service.stories.create(mara, { id: workId, fandom: FANDOM, title: 'A Harbour', content: HARBOUR });
    const listed = async () => (await fixture.service.acknowledgements.page(mara, workId))?.betas.map(({ name }) => name);
    await block(lena, mara, wren);
    expect(await listed()).toEqual(['Lena']);
  });
});

describe('a person who is asked by two of their names', () => {
  beforeEach(async () => {
    await follow(lena, mara);
    await share('Lena');
    await share('Wren');
  });

  it('reads along under the one that was asked first, and the author sees two readers', async () => {
    expect(await readers()).toEqual(['Lena', 'Wren']);
    await write(lena, 'Which harbour?');
    expect(await notesFor(mara)).toEqual([['Lena', 'Which harbour?']]);
    expect((await reading(lena))?.names.map(({ name }) => name)).toEqual(['Lena', 'Wren']);
  });

  it('leaves with one of them, and goes on under the other', async () => {
    await beta().leave(lena, workId, lena.id);
    expect(await readers()).toEqual(['Wren']);
    await write(lena, 'Which harbour?');
    expect(await notesFor(mara)).toEqual([['Wren', 'Which harbour?']]);
    context.clock.advance(1000);
    await share('Lena');
    expect((await reading(lena))?.names.map(({ name }) => name)).toEqual(['Wren', 'Lena']);
    await beta().leave(lena, workId, ivo.id);
    expect(await readers()).toEqual(['Wren', 'Lena']);
  });

  it('cannot remove under one what they wrote under the other, as nobody who is gone could', async () => {
    const id = await write(lena, 'Which harbour?');
    await beta().remove(mara, workId, lena.id);
    await expect(beta().notes.remove(lena, workId, id)).rejects.toMatchObject({ status: 403 });
  });

  it('goes on under the name that nobody blocks, and reaches the one who blocked by nothing', async () => {
    await block(mara, lena);
    expect(await readers()).toEqual(['Wren']);
    // That name is refused where it was blocked; the author still sees the other one read along.
    expect(await reading(lena)).toBeUndefined();
    expect((await beta().works(lena)).reading).toEqual([]);
    await expect(write(lena, 'Which harbour?')).rejects.toMatchObject({ status: 404 });
    expect(await told(mara)).toEqual([]);
  });
});

it('tells nobody in a thread who blocks another name of the one who answers', async () => {
  for (const name of ['Ivo', 'Wren']) {
    if (name === 'Ivo') await follow(ivo, mara);
    await share(name);
  }
  const thread = await write(ivo, 'Which harbour?');
  const other = await makePlayer(context.database, context.clock, 'Ada');
  await follow(other, mara);
  await share('Ada');
  await write(other, 'The old one.', { answers: thread });
  const before = await told(ivo);
  await block(other, lena);
  await write(lena, 'Or the new one.', { answers: thread });
  const toAda = await told(other);
  expect(toAda).not.toContainEqual(['beta-note', 'Wren', expect.anything()]);
  expect((await told(ivo)).length).toBe(before.length);
  expect(await told(ivo)).toContainEqual(['beta-note', 'Wren', expect.anything()]);
});

it('refuses a pen name of the author’s own, and lets one of a co-author’s wait like any other', async () => {
  const own = await makePenName(context.database, context.clock, mara.id, 'Juniper Vale');
  await db().updateTable('player').set({ takes_invitations: true }).where('id', '=', own.id).execute();
  await expect(share('Juniper Vale')).rejects.toMatchObject({ message: betaTexts.ownName, field: 'name' });
  await fixture.service.stories.create(mara, { id: workId, fandom: FANDOM, title: 'A Harbour', content: HARBOUR });
  await follow(lena, mara);
  await fixture.service.coAuthors.invite(mara, workId, 'Lena');
  await fixture.service.coAuthors.answer(lena, workId, { nameId: lena.id, accepts: true });
  await share('Wren');
  expect(await readers()).toEqual(['Wren']);
  expect(await page(lena)).toMatchObject({ view: 'own', ownAsked: [{ id: wren.id }] });
  expect(await page(mara)).toMatchObject({ view: 'own', ownAsked: [] });
  await beta().leave(lena, workId, wren.id);
  expect(await readers()).toEqual([]);
});

describe('a link', () => {
  let link = '';
  beforeEach(async () => {
    await beta().makeLink(mara, workId, { id: randomUUID(), chapterId: undefined, days: 30 });
    const shown = await page(mara);
    link = (shown?.view === 'own' && shown.shares.find((one) => one.link)?.link) || '';
  });

  it('brings a reader under a pen name that they choose, of their own alone', async () => {
    expect(await beta().page(lena, { workId, chapterId: undefined, link })).toMatchObject({ pens: [{ id: wren.id }] });
    await expect(beta().join(ivo, workId, { link, pen: wren.id })).rejects.toMatchObject({ status: 409 });
    await beta().join(lena, workId, { link, pen: wren.id });
    await beta().join(lena, workId, { link });
    expect(await readers()).toEqual(['Wren']);
    const seen = [await page(mara), await told(mara)];
    expect(seen[1]).toEqual([['beta-came', 'Wren', null]]);
    expectWithout(seen, lena);
  });

  it('brings nobody back who was removed, under whatever name', async () => {
    await beta().join(lena, workId, { link, pen: wren.id });
    await beta().remove(mara, workId, wren.id);
    expect(await beta().page(lena, { workId, chapterId: undefined, link })).toBeUndefined();
    await expect(beta().join(lena, workId, { link })).rejects.toThrow(betaTexts.linkGone);
  });
});
