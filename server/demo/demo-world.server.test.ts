import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../app/platform/database/database.server';
import { emptyTables, onTestDatabase } from '../../app/platform/testing/database/test-database';
import { makePlayer } from '../../app/platform/testing/make-player';
import type { TestClock } from '../../app/platform/testing/test-clock';
import { fillDemoWorld } from './demo-world';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((ground) => {
  ({ database, clock } = ground);
});

const count = async (table: string) => (await database.execute(`select count(*) as count from ${table}`)).rows[0]?.count;

describe('the demo world', () => {
  it('gives an empty database 8 writers and 20 stories, two of them in chapters, two woven and four in an anthology, whose XP stands in the ledger and on the board', async () => {
    expect(await fillDemoWorld(database.db, clock)).toBe(true);
    expect(await count('player')).toBe(8);
    expect(await count(`story where status = 'published'`)).toBe(20);
    expect(await count('fanfic_chapter')).toBe(5);
    expect(await count('fanfic_comment')).toBe(4);
    expect(await count(`fanfic_comment where passage ->> 'quote' like 'Nothing contracts in June.%'`)).toBe(1);
    expect(await count(`weave_room where status = 'closed' and story_id is not null and due_at is null`)).toBe(2);
    expect(await count('weave_turn where ended_at is not null')).toBe(18);
    expect(await count('story_writer where is_ai')).toBe(2);
    expect(await count('days_line where winner_id is not null')).toBe(2);
    expect(await count('days_line_sentence')).toBe(12);
    expect(await count('duel where decided_at is not null')).toBe(2);
    expect(await count('duel where decided_at is null')).toBe(1);
    expect(await count('duel_note')).toBe(12);
    expect(await count('challenge_entry where story_id is not null')).toBe(4);
    expect(await count('challenge_pick where picked_at is not null')).toBe(2);
    expect(await count('collection_story join collection on collection.id = collection_id')).toBe(8);
    expect(await count('shared_work join story on story.id = story_id and author_id = player_id')).toBe(3);
    expect(await count("story where summary <> '' and language = 'en'"), 'those that are tagged').toBe(14);
    expect(await count('story_rating')).toBeGreaterThanOrEqual(45);
    const { rows } = await database.execute(`
      select p.player_id, p.xp, (select sum(amount) from xp_entry where xp_entry.player_id = p.player_id) as ledger, b.score
      from player_progress p left join board_row b on b.player_id = p.player_id and b.board = 'all'`);
    for (const row of rows) expect([row.xp, row.score]).toEqual([Math.max(0, Number(row.ledger)), row.xp]);
  });

  it('tags each story that it summarises, with tags that are offered among them, and has a series, a list and a shared collection that others find', async () => {
    await fillDemoWorld(database.db, clock);
    const summarised = `story where status = 'published' and summary <> ''`;
    const untagged = 'not exists (select from story_tag where story_tag.story_id = story.id)';
    expect(await count(`${summarised} and ${untagged}`)).toBe(0);
    expect(await count(`story_tag join tag on tag.id = counts_as and tag.canonical`)).toBeGreaterThan(0);
    const { rows: kinds } = await database.execute('select distinct kind from story_tag join tag on tag.id = tag_id order by kind');
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['character', 'freeform', 'relationship']));
    const filled = `is_public and summary <> '' and (select count(*) from collection_story where collection_id = collection.id) > 1`;
    const { rows: collections } = await database.execute(`select distinct kind from collection where ${filled} order by kind`);
    expect(collections.map(({ kind }) => kind)).toEqual(['list', 'series', 'shared']);
  });

  it('leaves a database alone that has a player, and does not come twice', async () => {
    await makePlayer(database, clock, 'First');
    expect(await fillDemoWorld(database.db, clock)).toBe(false);
    expect(await count('story')).toBe(0);
    await emptyTables(database);
    await fillDemoWorld(database.db, clock);
    expect(await fillDemoWorld(database.db, clock)).toBe(false);
    expect(await count('player')).toBe(8);
  });
});
