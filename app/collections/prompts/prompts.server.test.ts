import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import type { ShownShared } from '../server/read.server';
import { onCollectionsFixture } from '../testing/collections-fixture';
import { texts } from '../texts';
import { MOST_CLAIMED, MOST_PROPOSED } from './prompt';
import { collectionPromptReportable } from './prompt-reportable.server';
import { createPrompts, type Prompts } from './prompts.server';
import type { ShownPrompt } from './read-prompts.server';

const fixture = onCollectionsFixture();

type Person = typeof fixture.kay;
const later = (days: number) => new Date(fixture.clock.now().getTime() + days * DAY_MS);
const said = (body: string) => ({ body, fandoms: '', mature: false, several: false, dueAt: null as Date | null });
const by = (person: { id: string }, collection: ShownShared) => ({ playerId: person.id, collectionId: collection.id });

function service(): Prompts {
  const { database, clock } = fixture;
  return createPrompts({ db: database.db, clock, limiter: createRateLimiter(database.db, clock, 'secret') });
}

async function shown(collection: ShownShared, viewer?: Person): Promise<ShownPrompt[]> {
  const found = await fixture.shared.find({ address: collection.id, viewerId: viewer?.id });
  const unnamed = found?.authorsAt != null && fixture.clock.now() < found.authorsAt;
  const asked = { collectionId: collection.id, viewerId: viewer?.id, maintains: found?.maintains ?? false, unnamed, cursor: null };
  return (await service().list(asked)).prompts;
}

const bodies = async (collection: ShownShared, viewer?: Person) => (await shown(collection, viewer)).map(({ body }) => body);

/** Writes a prompt of Kay's. @returns its id. */
async function write(collection: ShownShared, more: Partial<ReturnType<typeof said>> = {}): Promise<string> {
  await service().write(by(fixture.kay, collection), { ...said('A door that sings.'), ...more });
  fixture.clock.advance(1_000);
  const { id } = (await shown(collection, fixture.kay))[0] ?? { id: '' };
  return id;
}

async function noticesOf(player: { id: string }): Promise<string[]> {
  const rows = fixture.database.db.selectFrom('notice').select(['kind', 'actor_id']).where('player_id', '=', player.id);
  return (await rows.execute()).map(({ kind, actor_id: actorId }) => (actorId === null ? kind : `${kind} with a name`));
}

describe('a prompt', () => {
  it('is written by a maintainer, and proposed by others where the collection lets them: then it waits to be approved', async () => {
    const { mara, ivo, kay } = fixture;
    const closed = await fixture.start({ title: 'No proposals' });
    await expect(service().write(by(mara, closed), said('Rain.'))).rejects.toThrow(texts.prompts.noProposals);
    const collection = await fixture.start({ proposals: true });
    await service().write(by(mara, collection), { ...said('Rain.'), several: true, dueAt: later(2) });
    expect([await bodies(collection), await bodies(collection, ivo)]).toEqual([[], []]);
    const [proposed] = await shown(collection, kay);
    // Terms are the maintainers' to settle.
    expect(proposed).toMatchObject({ state: 'proposed', several: false, dueAt: null, by: { name: 'Mara' } });
    await expect(service().claim(by(ivo, collection), proposed?.id ?? '')).rejects.toThrow(texts.prompts.gone);
    await expect(service().accept(by(ivo, collection), proposed?.id ?? '')).rejects.toThrow(texts.notMaintainer);
    await service().accept(by(kay, collection), proposed?.id ?? '');
    expect(await bodies(collection)).toEqual(['Rain.']);
    expect(await noticesOf(kay)).toEqual(['prompt-proposed with a name']);
    expect(await noticesOf(mara)).toEqual(['prompt-accepted with a name']);
  });

  it('is claimed by one person, of two who press at once, too', async () => {
    const { mara, ivo } = fixture;
    const collection = await fixture.start();
    const id = await write(collection);
    const pressed = await Promise.allSettled([mara, ivo].map((person) => service().claim(by(person, collection), id)));
    expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await shown(collection)).toMatchObject([{ claims: 1, isFree: false }]);
    const several = await write(collection, { several: true });
    await Promise.all([mara, ivo].map((person) => service().claim(by(person, collection), several)));
    expect((await shown(collection))[0]).toMatchObject({ claims: 2, isFree: true });
  });

  it('can be given back, and claimed again by another', async () => {
    const { mara, ivo, kay } = fixture;
    const collection = await fixture.start();
    const id = await write(collection);
    await service().claim(by(mara, collection), id);
    await expect(service().endClaim(by(ivo, collection), id, mara.id)).rejects.toThrow(texts.notMaintainer);
    await service().endClaim(by(mara, collection), id, mara.id);
    await service().claim(by(ivo, collection), id);
    // A maintainer ends the claim of an author who claims everything.
    await service().endClaim(by(kay, collection), id, ivo.id);
    expect(await shown(collection)).toMatchObject([{ claims: 0, isFree: true }]);
  });

  it('leaves others some: one person claims few without a story', async () => {
    const { mara } = fixture;
    const collection = await fixture.start();
    const ids: string[] = [];
    for (let count = 0; count <= MOST_CLAIMED; count += 1) ids.push(await write(collection));
    for (const id of ids.slice(0, MOST_CLAIMED)) await service().claim(by(mara, collection), id);
    const last = ids.at(-1) ?? '';
    await expect(service().claim(by(mara, collection), last)).rejects.toThrow(texts.prompts.tooManyClaimed(MOST_CLAIMED));
    const storyId = await fixture.write(mara, 'The Door');
    await fixture.shared.add({ playerId: mara.id, collectionId: collection.id, storyId, promptId: ids[0] });
    await service().claim(by(mara, collection), last);
  });

  it('is proposed by one person a few times', async () => {
    const collection = await fixture.start({ proposals: true });
    const propose = () => service().write(by(fixture.mara, collection), said('Rain.'));
    for (let count = 0; count < MOST_PROPOSED; count += 1) await propose();
    await expect(propose()).rejects.toThrow(texts.prompts.tooManyProposed(MOST_PROPOSED));
  });
});

describe('a claim', () => {
  it('ends by itself when its time is over, after one reminder; one with a story stays', async () => {
    const { mara, ivo, clock } = fixture;
    const collection = await fixture.start();
    const id = await write(collection, { several: true, dueAt: later(3) });
    for (const person of [mara, ivo]) await service().claim(by(person, collection), id);
    const storyId = await fixture.write(ivo, 'The Door');
    await fixture.shared.add({ playerId: ivo.id, collectionId: collection.id, storyId, promptId: id });
    await service().turn();
    expect(await noticesOf(mara)).toEqual([]);
    clock.advance(2 * DAY_MS + HOUR_MS);
    await Promise.all([service().turn(), service().turn()]);
    await service().turn();
    expect([await noticesOf(mara), await noticesOf(ivo)]).toEqual([['prompt-due'], []]);
    clock.advance(DAY_MS);
    // Nobody waits for the job.
    expect(await shown(collection, mara)).toMatchObject([{ claims: 1, claimed: false, isOver: true, claimedBy: [{ name: 'Ivo' }] }]);
    await service().turn();
    const { rows } = await fixture.database.execute('select player_id from prompt_claim where prompt_id = $1', [id]);
    expect(rows).toEqual([{ player_id: ivo.id }]);
    await expect(service().claim(by(mara, collection), id)).rejects.toThrow(texts.prompts.taken);
  });

  it('is fulfilled while there is a story for it, and who asked is told of it', async () => {
    const { mara, ivo, kay, shared } = fixture;
    const collection = await fixture.start();
    const id = await write(collection);
    await service().claim(by(mara, collection), id);
    const add = (person: Person, storyId: string) =>
      shared.add({ playerId: person.id, collectionId: collection.id, storyId, promptId: id });
    await expect(add(ivo, await fixture.write(ivo, 'Mine'))).rejects.toThrow(texts.prompts.claimOver);
    const storyId = await fixture.write(mara, 'The Door');
    await add(mara, storyId);
    expect(await shown(collection, mara)).toMatchObject([{ claimed: true, fulfilled: true, stories: [{ title: 'The Door' }] }]);
    expect(await noticesOf(kay)).toEqual(['prompt-answered with a name']);
    await expect(service().endClaim(by(mara, collection), id, mara.id)).rejects.toThrow(texts.prompts.hasStory);
    await shared.withdraw({ playerId: mara.id, collectionId: collection.id, storyId });
    expect(await shown(collection, mara)).toMatchObject([{ claimed: true, fulfilled: false, stories: [] }]);
  });

  it('names nobody but to maintainers while authors are hidden, also across a mute', async () => {
    const { mara, ivo, kay, database, clock, shared } = fixture;
    const collection = await fixture.start({ worksAt: later(1), authorsAt: later(2) });
    const id = await write(collection);
    await service().claim(by(mara, collection), id);
    const storyId = await fixture.write(mara, 'The Door', { status: 'draft', word_count: 4 });
    await shared.add({ playerId: mara.id, collectionId: collection.id, storyId, promptId: id });
    await database.db
      .insertInto('player_block')
      .values({ player_id: ivo.id, other_id: mara.id, kind: 'block', created_at: clock.now() })
      .execute();
    const facts = async (viewer?: Person) =>
      (await shown(collection, viewer)).map(({ claims, claimedBy, stories }) => [
        claims,
        ...claimedBy.map(({ name }) => name),
        ...stories.map(({ title }) => title),
      ]);
    expect([await facts(), await facts(ivo), await facts(kay)]).toEqual([[[1]], [[1]], [[1, 'Mara']]]);
    expect(await noticesOf(kay)).toEqual([]);
    clock.advance(DAY_MS);
    await shared.turn();
    expect([await facts(), await facts(ivo)]).toEqual([[[1, 'The Door']], [[1, 'The Door']]]);
    expect(await noticesOf(kay)).toEqual(['prompt-answered']);
    clock.advance(DAY_MS);
    await shared.turn();
    expect([await facts(), await facts(ivo)]).toEqual([[[1, 'Mara', 'The Door']], [[1]]]);
  });
});

describe('who finds a prompt', () => {
  it('asks for Mature ones, and neither mutes nor is blocked by its writer', async () => {
    const { mara, ivo, kay, database, clock } = fixture;
    const collection = await fixture.start({ proposals: true });
    await write(collection, { body: 'Mature.', mature: true });
    await service().write(by(mara, collection), said('Rain.'));
    const [rain] = await shown(collection, kay);
    await service().accept(by(kay, collection), rain?.id ?? '');
    expect(await bodies(collection, ivo)).toEqual(['Rain.']);
    await database.execute('update player set shows_mature = true, birth_year = 1990 where id = $1', [ivo.id]);
    expect([await bodies(collection), await bodies(collection, ivo)]).toEqual([['Rain.'], ['Rain.', 'Mature.']]);
    await database.db
      .insertInto('player_block')
      .values({ player_id: mara.id, other_id: ivo.id, kind: 'block', created_at: clock.now() })
      .execute();
    expect(await bodies(collection, ivo)).toEqual(['Mature.']);
    await expect(service().claim(by(ivo, collection), rain?.id ?? '')).rejects.toThrow(texts.prompts.gone);
  });

  it('does not find one that moderators have hidden, nor claims it; its writer does find it', async () => {
    const { mara, kay, database, clock } = fixture;
    const collection = await fixture.start();
    const id = await write(collection);
    const hide = (hidden: boolean) =>
      database.db.transaction().execute((trx) => collectionPromptReportable.setHidden({ trx, clock }, { id, storyId: null }, hidden));
    expect(await collectionPromptReportable.find(database.db, id, 'anybody')).toMatchObject({ excerpt: 'A door that sings.' });
    expect(await hide(true)).toBe(true);
    expect([await bodies(collection, mara), (await shown(collection, kay))[0]?.hidden]).toEqual([[], true]);
    await expect(service().claim(by(kay, collection), id)).rejects.toThrow(texts.prompts.gone);
    expect(await collectionPromptReportable.find(database.db, id, 'anybody')).toBeUndefined();
    expect(await hide(false)).toBe(true);
    expect(await bodies(collection, mara)).toEqual(['A door that sings.']);
  });

  it('reads nothing of a Mature or a proposed one where it is reported', async () => {
    const { database } = fixture;
    const collection = await fixture.start();
    const id = await write(collection, { mature: true });
    expect(await collectionPromptReportable.find(database.db, id, 'anybody')).toMatchObject({ excerpt: '' });
    expect(await collectionPromptReportable.find(database.db, id, 'moderator')).toMatchObject({ excerpt: 'A door that sings.' });
  });
});
