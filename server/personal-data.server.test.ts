import { unzipSync } from 'fflate';
import { CompiledQuery, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type AccountsFixture, browserWith, onAccountsFixture, STRONG } from '../app/accounts/accounts-fixture';
import { texts } from '../app/accounts/texts';
import { lawTexts } from '../app/law/law-texts.server';
import { copyrightTexts } from '../app/moderation/copyright/copyright-texts';
import type { Tables } from '../app/platform/database/database.server';
import type { WorksChoice } from '../app/platform/feature/personal-data';
import { whileWaiting } from '../app/platform/testing/database/while-waiting';
import { makePlayer } from '../app/platform/testing/make-player';
import { makeStory } from '../app/stories/testing/make-story';
import { personalData } from './features';
import { impersonalTables } from './personal-rows/impersonal-tables';
import { allTables, personalRows, rowsNaming } from './personal-rows/personal-rows';
import type { RowsOf } from './personal-rows/rows-of';

let fixture: AccountsFixture;
let rows: RowsOf;
let headers: Headers;

onAccountsFixture(async (opened) => {
  fixture = opened;
  const { database, clock } = fixture;
  clock.advance(24 * 60 * 60 * 1000);
  const { email, signedIn } = await fixture.member('Zenobia Featherstone');
  headers = browserWith(signedIn.setCookies);
  const person = { ...signedIn.viewer, email };
  const other = await makePlayer(database, clock, 'Ivo');
  const storyId = await makeStory(database, clock, { author_id: person.id, title: 'Of My Own', rating_count: 3, rating_sum: 12 });
  const otherStoryId = await makeStory(database, clock, { author_id: other.id, title: 'Of Another' });
  rows = { database, person, otherId: other.id, storyId, otherStoryId, now: clock.now() };
  for (const insert of Object.values(personalRows).flat()) await insert(rows);
}, personalData);

const leave = (stories: WorksChoice, password = STRONG) =>
  fixture.accounts.leaving.deleteAccount(rows.person, { password, stories }, headers);
const inTable = async (sql: string, values: unknown[] = []) => (await fixture.database.execute(sql, values)).rows;

describe('what is held of a person', () => {
  it('is known of every table: a new one says what it holds of people', async () => {
    const known = [...Object.keys(personalRows), ...Object.keys(impersonalTables)].sort();
    expect(await allTables(fixture.database), 'a new table belongs into server/personal-rows').toEqual(known);
  });

  it('is in every table that may hold something before they leave', async () => {
    expect(Object.keys(await rowsNaming(rows)).sort()).toEqual(Object.keys(personalRows).sort());
  });

  it('is handed out from every table that refers to players', async () => {
    const references = await inTable(`
      select conrelid::regclass::text || '.' || attname as reference from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'player'::regclass order by 1`);
    const handedOut = personalData.flatMap(({ tables }) => tables.map(({ table, person }) => `${table}.${person}`));
    expect(handedOut).toEqual(expect.arrayContaining(references.map(({ reference }) => reference)));
  });

  it('is named on the page about privacy, each table once: a new one needs its words in content/law/privacy.md', async () => {
    const named = [...lawTexts.privacy.matchAll(/<!-- tables: (.+) -->/g)].flatMap(([, tables = '']) =>
      tables === 'none' ? [] : tables.split(', '),
    );
    const held = [...Object.keys(personalRows), ...personalData.flatMap(({ tables }) => tables.map(({ table }) => table))];
    expect([...new Set(held)].filter((table) => !named.includes(table))).toEqual([]);
    expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
    const tables = await allTables(fixture.database);
    expect(named.filter((table) => !tables.includes(table))).toEqual([]);
  });
});

describe('an account that is deleted', () => {
  it.each(['keep', 'delete'] as const)('leaves no row in any table that names the person (stories: %s)', async (stories) => {
    await leave(stories);
    expect(await rowsNaming(rows)).toEqual({});
  });

  it('takes along its runs, those too that it had claimed as a guest: no other account of that browser can', async () => {
    const runs = () => inTable('select id from game_run');
    expect(await runs()).toHaveLength(2);
    await leave('keep');
    expect(await runs()).toEqual([]);
  });

  const locked = {
    'open case': 'moderation_case where owner_id = $1 and closed_at is null',
    room: 'weave_room where seated @> array[$1::uuid]',
    'writing session': 'writing_session where player_id = $1',
    collection: `collection where owner_id = $1 and kind = 'shared'`,
    story: 'story where author_id = $1',
  };

  it.each([
    { first: 'open case', next: 'room' },
    { first: 'room', next: 'story' },
    { first: 'writing session', next: 'story' },
    { first: 'collection', next: 'story' },
  ] as const)('waits for what changes one $first of theirs and then a $next', async ({ first, next }) => {
    await inTable(
      `insert into collection (id, kind, owner_id, title, is_public, made_at, changed_at)
       values (gen_random_uuid(), 'shared', $1, 'Gates', true, $2, $2)`,
      [rows.person.id, rows.now],
    );
    await inTable(
      `insert into moderation_case (id, kind, thing_id, owner_id, opened_at) values (gen_random_uuid(), 'player', $1, $2, $3)`,
      [rows.person.id, rows.person.id, rows.now],
    );
    const lock = (trx: Transaction<Tables>, table: keyof typeof locked) =>
      trx.executeQuery(CompiledQuery.raw(`select from ${locked[table]} for no key update`, [rows.person.id]));
    await whileWaiting(fixture.database, {
      first: (trx) => lock(trx, first),
      other: () => leave('keep'),
      next: (trx) => lock(trx, next),
    });
    expect(await rowsNaming(rows)).toEqual({});
  });

  it('leaves published stories by nobody when the person wishes so, and never a draft', async () => {
    await leave('keep');
    expect(await inTable(`select id, author_id, rating_count from story where title <> 'Of Another'`)).toEqual([
      { id: rows.storyId, author_id: null, rating_count: 3 },
    ]);
    expect(await inTable(`select id from gone_story`)).toEqual([]);
  });

  it('takes the stories along when the person wishes so; they are remembered as gone', async () => {
    await leave('delete');
    expect(await inTable(`select title from story`)).toEqual([{ title: 'Of Another' }]);
    expect(await inTable(`select id from gone_story`)).toEqual([{ id: rows.storyId }]);
  });

  it('keeps what others have by it: ratings that were given, and the ledger', async () => {
    await leave('delete');
    expect(await inTable(`select rating_count, rating_sum from story`)).toEqual([{ rating_count: 1, rating_sum: 5 }]);
    expect(await inTable(`select player_id, value from story_rating`)).toEqual([{ player_id: null, value: 5 }]);
    expect(await inTable(`select player_id, amount from xp_entry`)).toEqual([{ player_id: null, amount: 20 }]);
    expect(await inTable(`select name from player`)).toEqual([{ name: 'Ivo' }]);
  });

  it('is signed out everywhere at once, and cannot sign in any more; its address is free, and its name is nobody’s for a year', async () => {
    const [session] = await inTable('select id from session');
    await leave('keep');
    expect(fixture.endedSessions).toContain(session?.id);
    expect(await fixture.accounts.sessions.identify(headers)).toEqual({ kind: 'visitor' });
    const request = { headers: new Headers(), clientAddress: '203.0.113.9' };
    await expect(fixture.accounts.signIn({ email: rows.person.email, password: STRONG }, request)).rejects.toThrow(texts.wrongCredentials);
    const again = { name: 'Zenobia Again', email: rows.person.email, password: STRONG };
    await expect(fixture.begin({ ...again, name: 'ZENOBIA Featherstone' })).rejects.toThrow(texts.nameRested);
    expect((await fixture.enter(await fixture.begin(again), again.email)).viewer.id).not.toBe(rows.person.id);
    fixture.clock.advance(366 * 24 * 60 * 60 * 1000);
    await fixture.begin({ name: 'Zenobia Featherstone', email: 'zoe@example.test', password: STRONG });
  });

  it('stays as it is with a wrong password, which can be tried ten times', async () => {
    const before = await rowsNaming(rows);
    await expect(leave('delete', 'Not-my-password-1')).rejects.toThrow(texts.wrongPassword);
    expect(await rowsNaming(rows)).toEqual({ ...before, rate_limit: (before.rate_limit ?? 0) + 1 });
    for (let tries = 1; tries < 10; tries += 1) await leave('keep', 'Not-my-password-1').catch(() => undefined);
    await expect(leave('keep')).rejects.toThrow('Too many attempts.');
  });
});

describe('the download of one’s data', () => {
  const unzipped = async () => {
    const zip = new Uint8Array(await new Response(await fixture.accounts.leaving.exportData(rows.person.id)).arrayBuffer());
    const decoder = new TextDecoder();
    return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, decoder.decode(bytes)]));
  };

  it('holds one’s rows of every table as JSON, and the stories as texts', async () => {
    const files = await unzipped();
    const json = (name: string) => JSON.parse(files[`data/${name}.json`] ?? 'null') as Record<string, unknown>[];
    expect(json('profile')).toMatchObject([{ name: 'Zenobia Featherstone', email: rows.person.email }]);
    const names = personalData.flatMap(({ tables }) => tables.map(({ file }) => file));
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
      'two of one name, of which unzipping keeps one',
    ).toEqual([]);
    for (const file of names) expect(json(file).length, file).toBeGreaterThan(0);
    expect(json('stories').map(({ title }) => title)).toEqual(expect.arrayContaining(['Draft', 'Of My Own']));
    expect(files[`stories/of-my-own-${rows.storyId.slice(0, 8)}.txt`]).toBe('Of My Own\n\nThe gate stood open.\n');
  });

  it('gives reasons of the site’s own in words, which its table does not hold', async () => {
    await fixture.database.execute(
      `update moderation_decision set reason = '', review = 'reversed', review_reason = '' where about_id = $1`,
      [rows.person.id],
    );
    const decisions = async () => JSON.parse((await unzipped())['data/decisions-about-you.json'] ?? '[]') as Record<string, unknown>[];
    const byMistake = 'It was made by mistake, and taken back by the moderator who made it.';
    expect(await decisions()).toMatchObject([{ reason: '', review_reason: byMistake }]);
    await fixture.database.execute(`update moderation_decision set action = 'hide', objected_at = made_at where about_id = $1`, [
      rows.person.id,
    ]);
    expect(await decisions()).toMatchObject([
      { reason: expect.stringContaining('This was hidden before the site was restored'), review_reason: copyrightTexts.cameBack },
    ]);
  });

  it('holds closed cases about the person, and no open one', async () => {
    await fixture.database.execute(
      `insert into moderation_case (id, kind, thing_id, owner_id, opened_at) values (gen_random_uuid(), 'player', $1, $2, now())`,
      [rows.person.id, rows.person.id],
    );
    expect(JSON.parse((await unzipped())['data/cases-about-you.json'] ?? '')).toMatchObject([{ kind: 'story' }]);
  });

  it('holds nothing of anybody else, no password and no key of a session', async () => {
    const [secret] = await inTable('select session.token, credential.password from session join credential using (player_id)');
    const everything = Object.values(await unzipped()).join('\n');
    for (const kept of [secret?.token, secret?.password, 'Of Another', 'Ivo']) expect(everything).not.toContain(kept);
  });

  it('holds long lists whole, and an empty one where there is nothing', async () => {
    await fixture.database.execute(
      `insert into xp_entry (player_id, arena, amount, source, source_id, revision, created_at)
       select $1, 'fan_fic', n, 'test', gen_random_uuid(), 1, $2 from generate_series(1, 1200) n`,
      [rows.person.id, rows.now],
    );
    await fixture.database.execute('delete from player_follow');
    const files = await unzipped();
    expect(JSON.parse(files['data/xp.json'] ?? '')).toHaveLength(1201);
    expect(JSON.parse(files['data/following.json'] ?? '')).toEqual([]);
  });

  it('can be had ten times an hour', async () => {
    for (let times = 0; times < 10; times += 1) await (await fixture.accounts.leaving.exportData(rows.person.id)).cancel();
    await expect(fixture.accounts.leaving.exportData(rows.person.id)).rejects.toThrow('Too many attempts.');
  });
});
