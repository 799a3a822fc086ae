import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ANONYMOUS } from '~/accounts/anonymous';
import { DAY_MS } from '~/platform/clock/durations';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { leaveWork } from '~/stories/co-authors/leave-work.server';
import { createReach } from '~/stories/reach/reach.server';
import { createPrompts } from '../prompts/prompts.server';
import type { ShownShared } from '../server/read.server';
import { onCollectionsFixture } from '../testing/collections-fixture';
import { texts } from '../texts';

const fixture = onCollectionsFixture();
const db = () => fixture.database.db;
const later = (days: number) => new Date(fixture.clock.now().getTime() + days * DAY_MS);
const draft = (by: { id: string; name: string }) => fixture.write(by, 'Frost', { status: 'draft', word_count: 4 });
const add = (by: { id: string }, collection: ShownShared, storyId: string) =>
  fixture.shared.add({ playerId: by.id, collectionId: collection.id, storyId });

/** Hides a collection's authors from now on. */
function hideAuthors({ id, slug, moderated, proposals, closesAt, worksAt, title }: ShownShared, authorsAt: Date) {
  const said = { title, slug, summary: '', notes: '', moderated, proposals, closesAt, worksAt, authorsAt };
  return fixture.shared.change(fixture.kay.id, id, said);
}

async function join(storyId: string, ...people: { id: string }[]): Promise<void> {
  const now = fixture.clock.now();
  const rows = people.map(({ id }) => ({ story_id: storyId, player_id: id, invited_by: null, invited_at: now, joined_at: now }));
  await db().insertInto('co_author').values(rows).execute();
}

/** An author who wrote a part of a story leaves it to the other one, with their name on that part. */
async function leaveNamed(storyId: string, { id }: { id: string }): Promise<void> {
  const credit = { story_id: storyId, place: 1, player_id: id, ai_name: null, is_ai: false, characters: 5 };
  await db().insertInto('story_writer').values(credit).execute();
  await db()
    .transaction()
    .execute((trx) => leaveWork(trx, { storyId, playerId: id, named: true }));
}

async function comment(storyId: string, by: { id: string }): Promise<void> {
  const now = fixture.clock.now();
  const values = { id: randomUUID(), story_id: storyId, author_id: by.id, body: 'A word.', state: 'shown' as const };
  await db()
    .insertInto('fanfic_comment')
    .values({ ...values, created_at: now, updated_at: now })
    .execute();
}

/** A draft of which nothing tells whose it is but another collection, which names its author. */
async function placedElsewhere(by: { id: string; name: string }): Promise<string> {
  const storyId = await fixture.write(by, 'Frost', { word_count: 4 });
  await add(by, await fixture.start({ title: 'Named' }), storyId);
  await db().updateTable('story').set({ status: 'draft', published_at: null }).where('id', '=', storyId).execute();
  return storyId;
}

describe('names of authors that a collection begins to hide', () => {
  it('are refused while a story waits whose author readers know', async () => {
    const { mara, ivo, clock, shared } = fixture;
    const known = {
      joint: async () => {
        const storyId = await draft(mara);
        await join(storyId, mara, ivo);
        return storyId;
      },
      left: async () => {
        const storyId = await draft(mara);
        await join(storyId, mara, ivo);
        await leaveNamed(storyId, ivo);
        return storyId;
      },
      commented: async () => {
        const storyId = await draft(mara);
        await comment(storyId, mara);
        return storyId;
      },
      invited: async () => {
        const storyId = await draft(mara);
        const now = clock.now();
        const asked = { story_id: storyId, player_id: ivo.id, invited_by: mara.id, invited_at: now, joined_at: null };
        await db().insertInto('co_author').values(asked).execute();
        return storyId;
      },
      shared: async () => {
        const storyId = await draft(mara);
        const now = clock.now();
        const shared = { id: randomUUID(), owner_id: mara.id, work_id: storyId, chapter_id: null, link: null };
        await db()
          .insertInto('beta_share')
          .values({ ...shared, created_at: now, ends_at: now })
          .execute();
        return storyId;
      },
      published: () => fixture.write(mara, 'Frost', { word_count: 4 }),
      placed: () => placedElsewhere(mara),
    };
    for (const [title, make] of Object.entries(known)) {
      const collection = await fixture.start({ title, worksAt: later(1) });
      await add(mara, collection, await make());
      await expect(hideAuthors(collection, later(2))).rejects.toThrow(texts.namesKnown);
    }
    clock.advance(DAY_MS);
    await shared.turn();
    // Nothing waits any longer.
    for (const title of Object.keys(known)) {
      const collection = await shared.find({ address: title, viewerId: fixture.kay.id });
      await hideAuthors(collection ?? expect.fail(title), later(1));
    }
  });

  it('are refused while an author claims a prompt, whom readers have seen', async () => {
    const { mara, kay, database, clock } = fixture;
    const prompts = createPrompts({ db: db(), clock, limiter: createRateLimiter(database.db, clock, 'secret') });
    const collection = await fixture.start();
    const [byKay, byMara] = [kay, mara].map(({ id }) => ({ playerId: id, collectionId: collection.id }));
    if (!byKay || !byMara) expect.fail('nobody');
    await prompts.write(byKay, { body: 'A door that sings.', fandoms: '', mature: false, several: false, dueAt: null });
    const shown = async (unnamed: boolean) =>
      (await prompts.list({ collectionId: collection.id, viewerId: undefined, maintains: false, unnamed, cursor: null })).prompts[0];
    const prompt = (await shown(false))?.id ?? '';
    await prompts.claim(byMara, prompt);
    expect(await shown(false)).toMatchObject({ claimedBy: [{ name: 'Mara' }] });
    await expect(hideAuthors(collection, later(2))).rejects.toThrow(texts.claimsKnown);
    const storyId = await fixture.write(mara, 'Frost', { word_count: 4 });
    await fixture.shared.add({ playerId: mara.id, collectionId: collection.id, storyId, promptId: prompt });
    // Its name is on it already.
    await hideAuthors(collection, later(2));
    expect(await shown(true)).toMatchObject({ claims: 1, claimedBy: [] });
  });

  it('are hidden where nobody knows them', async () => {
    const { mara, clock, shared } = fixture;
    const collection = await fixture.start({ worksAt: later(1) });
    await add(mara, collection, await draft(mara));
    await hideAuthors(collection, later(2));
    clock.advance(DAY_MS);
    await shared.turn();
    expect(await fixture.seen(collection)).toEqual([`Frost, ${ANONYMOUS}`]);
  });
});

it('a story that named a player, who was told of it by its author’s name, is not taken without one', async () => {
  const { mara, ivo, clock } = fixture;
  const collection = await fixture.start({ authorsAt: later(1) });
  const [given, inspired] = [await draft(mara), await draft(mara)];
  const named = { id: randomUUID(), state: 'asked' as const, named_by: mara.id, named_at: clock.now() };
  await db()
    .insertInto('story_mention')
    .values({ ...named, story_id: given, player_id: ivo.id, kind: 'gift' })
    .execute();
  const source = { story_id: inspired, kind: 'inspired' as const, source_id: await fixture.write(ivo, 'Thaw') };
  await db()
    .insertInto('story_source')
    .values({ ...named, ...source })
    .execute();
  for (const storyId of [given, inspired]) await expect(add(mara, collection, storyId)).rejects.toThrow(texts.alreadyNamed);
});

describe('a story that was taken back', () => {
  it('is taken without its author’s name, but not where the prompt of another collection says whose it is', async () => {
    const { mara, ivo, clock, database, progress, shared } = fixture;
    const prompts = createPrompts({ db: db(), clock, limiter: createRateLimiter(database.db, clock, 'secret') });
    const named = await fixture.start({ title: 'Named' });
    await prompts.write(
      { playerId: fixture.kay.id, collectionId: named.id },
      { body: 'A door that sings.', fandoms: '', mature: false, several: false, dueAt: null },
    );
    const asked = { collectionId: named.id, viewerId: ivo.id, maintains: false, unnamed: false, cursor: null };
    const promptId = (await prompts.list(asked)).prompts[0]?.id ?? '';
    await prompts.claim({ playerId: mara.id, collectionId: named.id }, promptId);
    const storyId = await fixture.write(mara, 'Frost', { word_count: 4 });
    await shared.add({ playerId: mara.id, collectionId: named.id, storyId, promptId });
    await createReach({ db: db(), clock, progress, orphanings: [] }).set({ storyId, playerId: mara.id }, 'taken-back');
    // The other collection goes on saying whose it is.
    expect((await prompts.list(asked)).prompts).toMatchObject([{ claimedBy: [{ name: 'Mara' }] }]);
    const collection = await fixture.start({ authorsAt: later(1) });
    await expect(add(mara, collection, storyId)).rejects.toThrow(texts.alreadyNamed);
    const takenBack = await fixture.write(mara, 'Thaw', { status: 'draft', word_count: 4, published_at: clock.now() });
    await add(mara, collection, takenBack);
    expect(await fixture.seen(collection)).toEqual([`Thaw, ${ANONYMOUS}`]);
  });

  it('is not taken while another collection names its author, unless that one declined it', async () => {
    const { mara, kay, shared } = fixture;
    const storyId = await placedElsewhere(mara);
    const collection = await fixture.start({ authorsAt: later(1) });
    await expect(add(mara, collection, storyId)).rejects.toThrow(texts.alreadyNamed);
    const other = await shared.find({ address: 'named', viewerId: kay.id });
    await shared.decide({ playerId: kay.id, collectionId: other?.id ?? '', storyId }, 'declined');
    await add(mara, collection, storyId);
    expect(await fixture.seen(collection)).toEqual([`Frost, ${ANONYMOUS}`]);
  });
});

it('a story that an author has left with their name on it is not taken without one', async () => {
  const { mara, ivo } = fixture;
  const storyId = await draft(mara);
  await join(storyId, mara, ivo);
  await leaveNamed(storyId, ivo);
  await expect(add(mara, await fixture.start({ authorsAt: later(1) }), storyId)).rejects.toThrow(texts.jointNamed);
});

it('a name that comes out leaves those who write the story as they were', async () => {
  const { mara, ivo, clock, shared } = fixture;
  const collection = await fixture.start({ authorsAt: later(1) });
  const storyId = await draft(mara);
  await add(mara, collection, storyId);
  const writers = () => db().selectFrom('co_author').select('player_id').where('story_id', '=', storyId).execute();
  expect(await writers()).toHaveLength(1);
  await join(storyId, ivo);
  clock.advance(DAY_MS);
  await shared.turn();
  expect(await writers()).toHaveLength(2);
});

it('an author’s comment below a story that appears without their name is nobody’s', async () => {
  const { mara, ivo, clock, shared } = fixture;
  const collection = await fixture.start({ worksAt: later(1), authorsAt: later(2) });
  const storyId = await draft(mara);
  await add(mara, collection, storyId);
  for (const writer of [mara, ivo]) await comment(storyId, writer);
  clock.advance(DAY_MS);
  await shared.turn();
  const rows = await db().selectFrom('fanfic_comment').select('author_id').where('story_id', '=', storyId).execute();
  expect(new Set(rows.map(({ author_id: by }) => by))).toEqual(new Set([null, ivo.id]));
});

describe('an author whom moderators hide', () => {
  const hide = ({ id }: { id: string }, hidden: boolean) =>
    db()
      .updateTable('player')
      .set({ hidden_at: hidden ? fixture.clock.now() : null })
      .where('id', '=', id)
      .execute();

  it('adds nothing', async () => {
    const { mara } = fixture;
    const collection = await fixture.start({ authorsAt: later(1) });
    const storyId = await draft(mara);
    await hide(mara, true);
    await expect(add(mara, collection, storyId)).rejects.toThrow(texts.hiddenPlayer);
  });

  it('does not appear by being approved, until they are shown again', async () => {
    const { mara, kay, shared } = fixture;
    const collection = await fixture.start({ moderated: true, authorsAt: later(1) });
    const storyId = await draft(mara);
    await add(mara, collection, storyId);
    await hide(mara, true);
    await shared.decide({ playerId: kay.id, collectionId: collection.id, storyId }, 'in');
    await shared.turn();
    expect(await fixture.seen(collection)).toEqual([]);
    await hide(mara, false);
    await shared.turn();
    expect(await fixture.seen(collection)).toEqual([`Frost, ${ANONYMOUS}`]);
  });
});
