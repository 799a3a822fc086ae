import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBus } from '../bus/bus.server';
import type { OpenDatabase } from '../database/database.server';
import { onTestDatabase } from '../testing/database/test-database';
import { makePlayer } from '../testing/make-player';
import type { TestClock } from '../testing/test-clock';
import { dropChangedPages } from './page-changes.server';
import type { InvalidatedCache } from './tagged-cache';

/** Stands for the cache: writes down what it is told to drop. */
function recorder() {
  const told: string[] = [];
  let wake = () => {};
  const cache: InvalidatedCache = {
    drop: (tag) => {
      told.push(tag);
      wake();
    },
    clear: () => {
      told.push('everything');
      wake();
    },
    beginLook: () => () => undefined,
    readsPrimary: () => undefined,
    listening: (isListening) => {
      told.push(isListening ? 'listening' : 'lost');
      wake();
    },
  };
  return {
    cache,
    told,
    /** Resolves once a word was told. */
    async until(word: string) {
      while (!told.includes(word)) await new Promise<void>((resolve) => (wake = resolve));
    },
  };
}

describe('changes of pages', () => {
  let database: OpenDatabase;
  let clock: TestClock;
  let heard: ReturnType<typeof recorder>;
  let stop: () => Promise<void>;
  onTestDatabase((fixture) => {
    ({ database, clock } = fixture);
  });
  beforeEach(async () => {
    heard = recorder();
    const bus = createBus(database, { warn: () => undefined });
    stop = bus.stop;
    dropChangedPages(bus, database, [heard.cache]);
    await bus.start();
  });
  afterEach(() => stop());

  async function addStory(status: 'draft' | 'published', authorId: string | null = null): Promise<string> {
    const id = randomUUID();
    const now = clock.now();
    await database.execute(
      `insert into story (id, arena, status, author_id, title, created_at, published_at, updated_at) values ($1, 'creative_writing', $2, $3, 'T', $4, $4, $4)`,
      [id, status, authorId, now],
    );
    return id;
  }

  it('are told of a published story, its lists and its writer', async () => {
    const { id: authorId } = await makePlayer(database, clock, 'Ada');
    const id = await addStory('published', authorId);
    await heard.until(`author:${authorId}`);
    expect(heard.told).toEqual(expect.arrayContaining(['stories', `story:${id}`]));
  });

  it('are told of a woven story to all who wrote it: when it comes, changes and goes', async () => {
    const { id: writerId } = await makePlayer(database, clock, 'Ada');
    const told = () => heard.until(`author:${writerId}`);
    const id = await addStory('published');
    await database.execute(`update story set arena = 'story_weave' where id = $1`, [id]);
    await database.execute(`insert into story_writer (story_id, place, player_id, characters, is_ai) values ($1, 0, $2, 5, false)`, [
      id,
      writerId,
    ]);
    await told();
    for (const change of ['update story set rating_count = 1, rating_sum = 3', `update story set status = 'hidden'`, 'delete from story']) {
      heard.told.length = 0;
      await database.execute(`${change} where id = $1`, [id]);
      await told();
    }
  });

  it('say nothing of a draft until it is published', async () => {
    const draft = await addStory('draft');
    await database.execute(`update story set body = 'More' where id = $1`, [draft]);
    const published = await addStory('published');
    await heard.until(`story:${published}`);
    expect(heard.told).not.toContain(`story:${draft}`);
    await database.execute(`update story set status = 'published' where id = $1`, [draft]);
    await heard.until(`story:${draft}`);
  });

  it('are announced in one way, or many rows at once: nothing else of the schema notifies, and makes writers wait for each other', async () => {
    const { rows } = await database.execute(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~* '(pg_|^|\\s)notify' order by proname`,
    );
    expect(rows).toEqual([{ proname: 'announce' }, { proname: 'tell_notices_added' }]);
  });

  it('say nothing of what was taken back', async () => {
    const attempt = database.db.transaction().execute(async (trx) => {
      await trx.updateTable('story').set({ title: 'Other' }).execute();
      throw new Error('taken back');
    });
    await expect(attempt).rejects.toThrow('taken back');
    const { id } = await makePlayer(database, clock, 'Ben');
    await database.execute(`update player set name = 'Benjamin' where id = $1`, [id]);
    await heard.until('everything');
    expect(heard.told).not.toContain('stories');
  });

  it('are told of a score of the daily set', async () => {
    const { id } = await makePlayer(database, clock, 'Dora');
    await database.execute(`insert into daily_score (daily_on, player_id, score, games, reached_at) values ('2026-11-20', $1, 40, 1, $2)`, [
      id,
      clock.now(),
    ]);
    await heard.until('daily');
  });

  it('drop everything when a name changes, and nothing when a player signs in', async () => {
    const { id } = await makePlayer(database, clock, 'Cleo');
    await database.execute(`update player set current_session_id = $1 where id = $2`, [randomUUID(), id]);
    await database.execute(`insert into board_row (board, player_id, score, reached_at) values ('all', $1, 10, $2)`, [id, clock.now()]);
    await heard.until('boards');
    expect(heard.told).not.toContain('everything');
    await database.execute(`update player set name = 'Cleopatra' where id = $1`, [id]);
    await heard.until('everything');
  });

  it('listen again only once pages can be read again', async () => {
    const { cache, told, until } = recorder();
    const link: ((up: boolean) => void)[] = [];
    let isAway = true;
    const asked = Promise.withResolvers<void>();
    const ping = async () => {
      asked.resolve();
      if (isAway) throw new Error('away');
    };
    dropChangedPages({ onTrigger: (_channel, { onLink }) => void link.push(onLink) }, { ping }, [cache]);
    const linkIs = (up: boolean) => link[0]?.(up);
    linkIs(true);
    await asked.promise;
    linkIs(false);
    linkIs(true);
    expect(told).toEqual(['lost']);
    isAway = false;
    await until('listening');
    expect(told).toEqual(['lost', 'listening']);
  });
});
