import { beforeEach, describe, expect, it } from 'vitest';
import { createBlocksService } from '~/blocks/blocks.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { listStories } from '../listing/list-stories.server';
import { makeStory } from '../testing/make-story';

type Person = Awaited<ReturnType<typeof makePlayer>>;

let database: OpenDatabase;
let clock: TestClock;
let mara: Person;
let ivo: Person;
let reader: Person;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

beforeEach(async () => {
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
  reader = await makePlayer(database, clock, 'Reader');
});

/** A story that people write together, the first of whom its row names. @param penId the name under which the last one writes it. */
async function written(title: string, authors: readonly Person[], penId: string | null = null): Promise<string> {
  const storyId = await makeStory(database, clock, { title, arena: 'fan_fic', author_id: authors[0]?.id ?? null });
  for (const [at, { id }] of authors.entries())
    await database.execute('insert into co_author (story_id, player_id, pen_id, invited_at, joined_at) values ($1, $2, $3, $4, $4)', [
      ...[storyId, id, at === authors.length - 1 ? penId : null, clock.now()],
    ]);
  return storyId;
}

async function listedFor(person: Person): Promise<string[]> {
  const { cards } = await listStories(database.db, { viewerId: person.id, sort: 'latest', now: clock.now() });
  return cards.map(({ title }) => title).toSorted();
}

const blocks = () =>
  createBlocksService({ db: database.db, clock, limiter: createRateLimiter(database.db, clock, 'secret'), endsBetween: [] });

describe('a story by several authors', () => {
  beforeEach(async () => {
    await written('Mara first', [mara, ivo]);
    await written('Ivo first', [ivo, mara]);
    await written('Mara alone', [mara]);
  });

  it.each(['mute', 'block'] as const)('is in no list of a reader who chose to %s one of them, the first or a later one', async (kind) => {
    expect(await listedFor(reader)).toEqual(['Ivo first', 'Mara alone', 'Mara first']);
    await blocks().set(reader, ivo.id, kind);
    expect(await listedFor(reader)).toEqual(['Mara alone']);
  });

  it('is in no list of a reader whom one of them blocks', async () => {
    await blocks().set(ivo, reader.id, 'block');
    expect(await listedFor(reader)).toEqual(['Mara alone']);
  });

  it('stays in the lists of those who write it, whomever they mute', async () => {
    await blocks().set(mara, ivo.id, 'mute');
    expect(await listedFor(mara)).toEqual(['Ivo first', 'Mara alone', 'Mara first']);
    await blocks().set(ivo, mara.id, 'block');
    expect(await listedFor(mara)).toEqual(['Ivo first', 'Mara alone', 'Mara first']);
  });

  it('does not tell by its absence who writes it under a pen name or while a collection holds names back', async () => {
    const pen = await makePenName(database, clock, ivo.id, 'Quill');
    await written('Under a pen name', [mara, ivo], pen.id);
    const held = await written('Held back', [mara, ivo]);
    await database.execute('update story set author_id = null where id = $1', [held]);
    await blocks().set(reader, ivo.id, 'mute');
    expect(await listedFor(reader)).toEqual(['Held back', 'Mara alone', 'Under a pen name']);
    await blocks().set(reader, pen.id, 'mute');
    expect(await listedFor(reader)).toEqual(['Held back', 'Mara alone']);
  });
});
