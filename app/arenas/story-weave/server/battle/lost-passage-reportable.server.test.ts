import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { ANONYMOUS } from '~/accounts/anonymous';
import { makePlayer } from '~/platform/testing/make-player';
import { battleChoice, battleIn, handIn, pick } from '../../testing/battle-moves';
import { openWeaveFixture, SECOND, start } from '../../testing/weave-fixture';
import type { Browser } from '../../testing/weave-server';
import { passageReportable } from '../passage-reportable.server';
import { newVisit } from '../seating/presence.server';
import { lostPassageReportable as reportable } from './lost-passage-reportable.server';

const fixture = openWeaveFixture();
let roomId: string;
let browsers: [Browser, Browser, Browser];

/** Ada, Ben and Cleo have picked Ben's passage, so that Ada's and Cleo's lost. */
beforeEach(async () => {
  const { id: cleo } = await makePlayer(fixture.database, fixture.clock, 'Cleo');
  roomId = await fixture.server.weave.open(fixture.ada, newVisit(), battleChoice);
  browsers = [fixture.ada, fixture.ben, cleo].map((id) => fixture.server.connect(id)) as typeof browsers;
  const [ada, ben] = browsers;
  for (const browser of browsers) await browser.ask('weave:join', { roomId });
  await start(ada);
  for (let waited = 0; waited < 30 && battleIn(ada).round < 1; waited += 1) await fixture.pass(2 * SECOND);
  for (const [place, browser] of browsers.entries()) await handIn(browser, `Passage ${place}.`);
  for (const browser of browsers) await pick(browser, browser === ben ? 'Passage 2.' : 'Passage 1.');
});

const idOf = (seat: number) => `${roomId}.1.${seat}`;
const find = (seat: number, reader: 'anybody' | 'moderator' = 'anybody') => reportable.find(fixture.database.db, idOf(seat), reader);
const setHidden = (hidden: boolean, storyId: string | null = null) =>
  fixture.database.db.transaction().execute((trx) => reportable.setHidden({ trx, clock: fixture.clock }, { id: idOf(0), storyId }, hidden));

/** Closes the room. @returns the story, and the words that its replay shows of the first round's lost passages. */
async function closed() {
  await browsers[0].ask('weave:close', { roomId });
  const storyId = (await fixture.server.weave.roomSnapshot(roomId, undefined))?.storyId ?? '';
  const losing = async () => (await fixture.server.weave.partsOfStory(storyId))[0]?.losingPassages?.map(({ text }) => text);
  return { storyId, losing };
}

it('what lost a round can be reported by its room, round and seat, in the room and in the replay of its story', async () => {
  expect(await find(0)).toMatchObject({ author: 'Ada', ownerId: fixture.ada, excerpt: 'Passage 0.', storyId: null });
  expect(await find(1), 'the winner is a part of the story').toBeUndefined();
  expect(await reportable.around?.(fixture.database.db, idOf(0))).toMatchObject({
    before: [{ author: 'Ben', text: 'Passage 1.' }],
    after: [{ author: 'Cleo', text: 'Passage 2.' }],
  });
  const { storyId } = await closed();
  expect(await find(0)).toMatchObject({ storyId, address: `/story/${storyId}` });
  const [part] = await fixture.server.weave.partsOfStory(storyId);
  expect(part?.losingPassages?.map(({ reported }) => reported)).toEqual(
    [0, 2].map((seat) => ({ kind: 'lost-passage', thingId: idOf(seat) })),
  );
});

it('a moderator takes it out alone, once, and puts it back', async () => {
  const { storyId, losing } = await closed();
  expect([await setHidden(true, storyId), await setHidden(true, storyId)]).toEqual([true, false]);
  expect(await losing()).toEqual(['Passage 2.']);
  expect(JSON.stringify(await fixture.server.weave.roomSnapshot(roomId, fixture.ben))).not.toContain('Passage 0.');
  expect([await find(0), (await find(0, 'moderator'))?.excerpt]).toEqual([undefined, 'Passage 0.']);
  expect((await fixture.database.execute('select body, status from story')).rows).toMatchObject([{ body: 'Passage 1.' }]);
  expect(await setHidden(false, storyId)).toBe(true);
  expect(await losing()).toEqual(['Passage 0.', 'Passage 2.']);
});

it('leaves the outcome that its room still shows', async () => {
  const shown = async () => JSON.stringify(await fixture.server.weave.roomSnapshot(roomId, fixture.ben));
  expect(await shown()).toContain('Passage 0.');
  await setHidden(true);
  expect(await shown()).not.toContain('Passage 0.');
  expect(await shown()).toContain('Passage 2.');
  // Whatever happens next is told without it too.
  await browsers[1].ask('weave:ready', { roomId, round: 1 });
  expect(JSON.stringify(battleIn(browsers[1]))).not.toContain('Passage 0.');
});

it('what becomes of its words while a case is open is evidence', async () => {
  const caseId = randomUUID();
  await fixture.database.execute(
    `insert into moderation_case (id, kind, thing_id, owner_id, opened_at) values ($1, 'lost-passage', $2, $3, now())`,
    [caseId, idOf(0), fixture.ada],
  );
  expect(await reportable.snapshot(fixture.database.db, idOf(0))).toMatchObject({ watched: { text: 'Passage 0.' } });
  await fixture.database.execute(`update weave_passage set text = '' where room_id = $1 and seat = 0`, [roomId]);
  const { rows } = await fixture.database.execute('select event, facts from case_evidence where case_id = $1', [caseId]);
  expect(rows).toEqual([{ event: 'changed', facts: { text: '' } }]);
});

it('who wanted no name in the library has none where what they wrote is reported, but for moderators', async () => {
  await closed();
  const [ada, ben, cleo] = browsers;
  for (const browser of [ada, ben]) await browser.ask('weave:publish', { roomId, publish: true, named: false });
  await cleo.ask('weave:publish', { roomId, publish: true, named: true });
  const { db } = fixture.database;
  const part = `${roomId}.1`;
  const authors = async (reader: 'anybody' | 'moderator') => [
    (await find(0, reader))?.author,
    (await passageReportable.find(db, part, reader))?.author,
    (await find(2, reader))?.author,
  ];
  expect(await authors('anybody')).toEqual([ANONYMOUS, ANONYMOUS, 'Cleo']);
  expect(await authors('moderator')).toEqual(['Ada', 'Ben', 'Cleo']);
  expect(await passageReportable.choices?.(db, roomId)).toMatchObject([{ author: ANONYMOUS }]);
});
