import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { whileWaiting } from '~/platform/testing/database/while-waiting';
import { foldChoice, foldIn, handInLine, openFold, readOn } from '../../testing/fold-moves';
import { openWeaveFixture, SECOND, viewOf } from '../../testing/weave-fixture';
import { type Browser, openWeave } from '../../testing/weave-server';
import type { RoomChoice } from '../seating/lobby';
import { newVisit } from '../seating/presence.server';

const fixture = openWeaveFixture();
const game = (differences: Partial<RoomChoice> = {}) => openFold(fixture, differences);

const nameOf = (browser: Browser) => viewOf(browser).seats.find(({ playerId }) => playerId === viewOf(browser).viewerId)?.name;

/** Everybody hands in, round after round. */
async function writeAll(people: readonly Browser[]): Promise<void> {
  for (let { round } = foldIn(people[0] as Browser); round <= 6; round += 1)
    for (const browser of people) expect(await handInLine(browser, `${nameOf(browser)} in round ${round}.`)).toMatchObject({ ok: true });
}

async function readAll(people: readonly Browser[]): Promise<void> {
  while (foldIn(people[0] as Browser).phase === 'reading') expect(await readOn(people)).toEqual({ ok: true });
}

it('shows each writer the last sentence of the story that they hold, and nothing else to anybody before it is read out', async () => {
  const { people, roomId } = await game();
  const [ada, ben, cleo] = people as [Browser, Browser, Browser];
  await ada.ask('weave:watch', { roomId });
  expect(foldIn(ada).own).toMatchObject({ seen: 'A gate.', isPrompt: true });
  await handInLine(ada, 'A secret beginning. Then it rained.');
  for (const browser of [ben, cleo]) expect(JSON.stringify(viewOf(browser))).not.toContain('secret');
  await handInLine(ben, 'Ben began.');
  await handInLine(cleo, 'Cleo began.');
  await ben.ask('weave:watch', { roomId });
  expect(foldIn(ben)).toMatchObject({
    round: 2,
    own: { seen: 'Then it rained.', isPrompt: false, lines: [{ round: 1, text: 'Ben began.' }] },
  });
  expect(JSON.stringify(viewOf(ben))).not.toContain('secret');
});

it('has the words of a line that was taken back as what stands in the box, whatever becomes of its writer', async () => {
  const { people, roomId } = await game();
  const [ada, ben, cleo] = people as [Browser, Browser, Browser];
  await handInLine(ada, 'She went in.');
  expect(await ada.ask('weave:passage-back', { roomId, round: 1 })).toEqual({ ok: true });
  await ada.ask('weave:watch', { roomId });
  expect(foldIn(ada).own).toMatchObject({ text: 'She went in.', done: false });
  await ada.ask('weave:leave', { roomId });
  for (const browser of [ben, cleo]) await handInLine(browser, `${nameOf(browser)} began.`);
  await ben.ask('weave:watch', { roomId });
  expect(foldIn(ben)).toMatchObject({ round: 2, own: { seen: 'She went in.' } });
});

it('says of a line that is too long how much can be written in a round, in the words of no other game', async () => {
  const { people } = await game();
  const answer = await handInLine(people[0] as Browser, 'x'.repeat(281));
  expect(answer).toMatchObject({ ok: false, code: 'too-long', text: 'You can write 280 characters a round. Please shorten your words.' });
});

it('counts a line once however often it is sent, goes on after its process has died, and keeps what stands in a box', async () => {
  const { people, roomId } = await game();
  const [ada] = people as [Browser];
  const sent = { roomId, round: 1, text: 'She went in.', submitId: randomUUID() };
  await ada.ask('weave:passage', sent);
  fixture.server = openWeave(fixture.database, fixture.clock);
  await fixture.pass(20 * SECOND);
  const [again, ben, cleo] = people.map((browser) => fixture.server.connect(viewOf(browser).viewerId ?? '')) as [Browser, Browser, Browser];
  for (const browser of [again, ben, cleo]) await browser.ask('weave:join', { roomId });
  expect(foldIn(again).round).toBe(1);
  expect(await again.ask('weave:passage', sent)).toMatchObject({ ok: true, text: sent.text });
  await handInLine(cleo, 'Nobody came.');
  await ben.ask('weave:passage-draft', { roomId, round: 1, text: 'He was typing.' });
  await fixture.pass(62 * SECOND);
  expect(foldIn(again).round).toBe(2);
  const { rows } = await fixture.database.execute('select text from weave_passage where sheet is not null order by seat');
  expect(rows).toEqual([{ text: 'She went in.' }, { text: 'He was typing.' }, { text: 'Nobody came.' }]);
});

it('is read out line by line, voted on, and leaves a story for each, unlisted until all say yes', async () => {
  const { people, roomId } = await game();
  const [ada, ben, cleo] = people as [Browser, Browser, Browser];
  await writeAll(people);
  expect(foldIn(ada)).toMatchObject({ phase: 'reading', read: 0, of: 18, lines: [] });
  expect(await ben.ask('weave:read-on', { roomId, read: 0 })).toMatchObject({ code: 'not-reader' });
  await readAll(people);
  expect(foldIn(cleo)).toMatchObject({ phase: 'voting', read: 18 });
  expect(foldIn(cleo).lines.map(({ text }) => text)).toHaveLength(18);
  await cleo.ask('weave:watch', { roomId });
  await fixture.expectFresh(cleo);
  expect(await ada.ask('weave:line-pick', { roomId, sheet: 0, round: 1 })).toMatchObject({ code: 'own-line' });
  expect(await ada.ask('weave:line-pick', { roomId, sheet: 0, round: 2 })).toEqual({ ok: true });
  expect(await ben.ask('weave:line-mark', { roomId, sheet: 0, round: 1, kind: 'loved', on: true })).toEqual({ ok: true });
  expect(await ben.ask('weave:fold-title', { roomId, sheet: 1, title: ' A  Wall ' })).toEqual({ ok: true });
  expect(await cleo.ask('weave:line-pick', { roomId, sheet: 0, round: 2 })).toEqual({ ok: true });
  for (const browser of people) expect(await browser.ask('weave:ready', { roomId, round: 6 })).toEqual({ ok: true });
  const closed = await fixture.server.weave.roomSnapshot(roomId, fixture.ada);
  expect(closed).toMatchObject({ status: 'closed', fold: null });
  expect(closed?.folded.map(({ title, lines }) => [title, lines.length])).toEqual([
    ['Ada in round 1', 6],
    ['A Wall', 6],
    ['Cleo in round 1', 6],
  ]);
  expect(closed?.folded[0]?.lines.slice(0, 2)).toMatchObject([
    { writer: 'Ada', marks: 1, votes: 0 },
    { writer: 'Ben', marks: 0, votes: 2 },
  ]);
  expect(closed?.ending?.xp, 'ten for the best line, two for each vote').toEqual([{ playerId: fixture.ben, amount: 14 }]);
  for (const { storyId } of closed?.folded ?? []) {
    expect(await fixture.server.weave.partsOfStory(storyId)).toHaveLength(6);
    expect(await fixture.server.weave.privateRoomOf(storyId)).toBe(roomId);
  }
  const statuses = async () =>
    (await fixture.database.execute('select status from story')).rows.map((row) => (row as { status: string }).status);
  expect(await statuses()).toEqual(['unlisted', 'unlisted', 'unlisted']);
  for (const browser of people) await browser.ask('weave:publish', { roomId, publish: true });
  expect(await statuses()).toEqual(['published', 'published', 'published']);
  await cleo.ask('weave:publish', { roomId, publish: false });
  expect(await statuses()).toEqual(['unlisted', 'unlisted', 'unlisted']);
});

it('lets the stories of a private game into the library while the progress of those who wrote them changes', async () => {
  const { database } = fixture;
  const { people, roomId } = await game({ isPrivate: true });
  await writeAll(people);
  await readAll(people);
  for (const browser of people) await browser.ask('weave:ready', { roomId, round: 6 });
  const [last, ...others] = people;
  for (const browser of others) await browser.ask('weave:publish', { roomId, publish: true });
  const count = () => sql`update player_progress set stories_published = stories_published + 1 where player_id = ${fixture.ada}`;
  const answer = await whileWaiting(database, {
    first: (trx) => sql`select from story where id = (select story_id from weave_fold_sheet where sheet = 2) for update`.execute(trx),
    other: async () => last?.ask('weave:publish', { roomId, publish: true }),
    next: (trx) => count().execute(trx),
  });
  expect(answer).toEqual({ ok: true });
  const { rows } = await database.execute('select stories_published as stories from player_progress order by 1');
  expect(rows).toEqual([{ stories: 3 }, { stories: 3 }, { stories: 4 }]);
});

it('lets AI writers fill two seats for one person, who see as little as everybody', async () => {
  const roomId = await fixture.server.weave.open(fixture.ada, newVisit(), { ...foldChoice, aiWriters: true });
  const ada = fixture.server.connect(fixture.ada);
  await ada.ask('weave:join', { roomId });
  expect(await ada.ask('weave:start', { roomId })).toEqual({ ok: true });
  await fixture.pass(2 * SECOND);
  for (let round = 1; round <= 6; round += 1) {
    await handInLine(ada, `Ada in round ${round}.`);
    for (let waited = 0; waited < 20 && foldIn(ada).phase === 'writing' && foldIn(ada).round === round; waited += 1)
      await fixture.settled(ada);
  }
  expect(foldIn(ada)).toMatchObject({ phase: 'reading', of: 18 });
});
