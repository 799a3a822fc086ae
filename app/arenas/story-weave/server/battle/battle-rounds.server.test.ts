import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createBuiltInWriterModel } from '~/ai-writers/built-in/built-in-writer-model';
import { writeStoryContent } from '~/ai-writers/built-in/write-story-content';
import { seededRandom } from '~/platform/random/random';
import {
  battleIn,
  battleChoice as choice,
  contest,
  firstRound,
  handIn,
  joinRoom,
  pick,
  picking,
  untilRound,
} from '../../testing/battle-moves';
import { openWeaveFixture, SECOND, start, viewOf } from '../../testing/weave-fixture';
import { type Browser, openWeave, shortWriter } from '../../testing/weave-server';
import { passageTooLong } from '../../texts';
import type { RoomChoice } from '../seating/lobby';

const fixture = openWeaveFixture();

/** Ada and Ben in a room of their own, in its first round. */
async function pair(differences: Partial<RoomChoice> = {}) {
  const { roomId, browsers } = await firstRound(fixture, [fixture.ada, fixture.ben], differences);
  const [ada, ben] = browsers;
  if (!ada || !ben) throw new Error('Somebody is missing.');
  return { ada, ben, roomId };
}

describe('a battle round', () => {
  it('takes passages in secret, lets people pick, and puts the winner into the story', async () => {
    const { ada, ben, cleo } = await contest(fixture);
    const submitId = randomUUID();
    expect(await handIn(ada, 'She went in.', submitId)).toEqual({ ok: true, round: 1, text: 'She went in.' });
    expect(await handIn(ada, 'Sent again.', submitId)).toEqual({ ok: true, round: 1, text: 'She went in.' });
    expect(await handIn(ben, 'x'.repeat(281))).toMatchObject({ ok: false, code: 'too-long', text: passageTooLong });
    expect(JSON.stringify(viewOf(ben))).not.toContain('She went in.');
    expect(await handIn(ada, 'Again.')).toMatchObject({ ok: false, code: 'round-over' });
    await handIn(ben, 'He ran.');
    await handIn(cleo, 'Nobody came.');
    expect(battleIn(ada)).toMatchObject({ phase: 'picking', voters: 3, picked: 0 });
    expect(await pick(ada, 'She went in.')).toMatchObject({ ok: false, code: 'own-passage' });
    expect(await pick(ada, 'He ran.')).toEqual({ ok: true });
    expect(await pick(ada, 'He ran.')).toMatchObject({ ok: false });
    expect(await pick(ben, 'She went in.')).toEqual({ ok: true });
    expect(await pick(cleo, 'He ran.')).toEqual({ ok: true });
    const { outcome } = battleIn(ben);
    expect(outcome?.passages.map(({ writer, votes }) => [writer, votes]).sort()).toEqual([
      ['Ada', 1],
      ['Ben', 2],
      ['Cleo', 0],
    ]);
    expect(viewOf(ada).parts.map(({ text }) => text)).toEqual(['He ran.']);
    await fixture.expectFresh(ada);
  });

  it.each([
    { where: 'a public room', isPrivate: false, together: false, rated: 3 },
    { where: 'a public room in which two use the same browser', isPrivate: false, together: true, rated: 0 },
    { where: 'a private room', isPrivate: true, together: false, rated: 0 },
  ])('of $where rates $rated people', async ({ isPrivate, together, rated }) => {
    const { ada, ben, cleo } = await picking(fixture, { isPrivate });
    for (const playerId of together ? [fixture.ada, fixture.ben] : []) {
      await fixture.database.execute(
        `insert into account_trace (id, player_id, kind, mark, seen_at) values (gen_random_uuid(), $1, 'browser', 'same', now())`,
        [playerId],
      );
    }
    await pick(ada, 'He ran.');
    await pick(ben, 'She went in.');
    await pick(cleo, 'He ran.');
    expect(await fixture.database.db.selectFrom('skill').select('player_id').execute()).toHaveLength(rated);
  });

  it('shows its outcome until everybody has read it', async () => {
    const { ada, ben, cleo, roomId } = await picking(fixture);
    await pick(ada, 'He ran.');
    await pick(ben, 'She went in.');
    await pick(cleo, 'He ran.');
    const read = (browser: Browser) => browser.ask('weave:ready', { roomId, round: 1 });
    expect(await read(ada)).toEqual({ ok: true });
    expect(battleIn(ben)).toMatchObject({ phase: 'rest', ready: [0], readers: 3 });
    await fixture.expectFresh(ben);
    await read(ben);
    await read(cleo);
    expect(battleIn(ada)).toMatchObject({ round: 2, phase: 'writing' });
    expect(await read(ben)).toEqual({ ok: true });
    expect(battleIn(ada)).toMatchObject({ round: 2, phase: 'writing' });
  });

  it('gives a passage back until the last one hands in, and keeps its words wherever it is written on', async () => {
    const { ada, ben, cleo, roomId } = await contest(fixture);
    const takeBack = (browser: Browser) => browser.ask('weave:passage-back', { roomId, round: 1 });
    const submitId = randomUUID();
    expect(await takeBack(ada)).toMatchObject({ ok: false, code: 'not-your-turn' });
    await handIn(ada, 'She went in.', submitId);
    expect(await takeBack(ada)).toEqual({ ok: true });
    expect(battleIn(ben).writers.filter(({ done }) => done)).toEqual([]);
    // The same submission, late: it was taken back.
    await handIn(ada, 'She went in.', submitId);
    expect(battleIn(ben).writers.filter(({ done }) => done)).toEqual([]);
    await fixture.server.weave.stop();
    fixture.server = openWeave(fixture.database, fixture.clock);
    const again = await joinRoom(fixture, fixture.ada, roomId);
    expect(battleIn(again).own).toMatchObject({ text: 'She went in.', done: false });
    for (const [browser, text] of [
      [await joinRoom(fixture, fixture.ben, roomId), 'He ran.'],
      [await joinRoom(fixture, viewOf(cleo).viewerId ?? '', roomId), 'Nobody came.'],
      [again, 'She stayed.'],
    ] as const)
      expect(await handIn(browser, text)).toMatchObject({ ok: true });
    expect(
      battleIn(again)
        .passages.map(({ text }) => text)
        .sort(),
    ).toEqual(['He ran.', 'Nobody came.', 'She stayed.']);
    expect(await again.ask('weave:passage-back', { roomId, round: 1 })).toMatchObject({ ok: false, code: 'round-over' });
  });

  it('counts what readers find the funniest and the best line, beside their pick', async () => {
    const { ada, ben, cleo, roomId } = await picking(fixture);
    const mark = (browser: Browser, text: string, kind: string, on = true) => {
      const passage = battleIn(browser).passages.find((one) => one.text === text)?.id;
      return browser.ask('weave:passage-mark', { roomId, round: 1, passage, kind, on });
    };
    expect(await mark(ada, 'She went in.', 'funniest')).toMatchObject({ ok: false, code: 'own-passage' });
    expect(await mark(ada, 'He ran.', 'funniest')).toEqual({ ok: true });
    expect(await mark(ada, 'Nobody came.', 'funniest')).toEqual({ ok: true });
    expect(await mark(ben, 'Nobody came.', 'best-line')).toEqual({ ok: true });
    expect(await mark(ben, 'She went in.', 'funniest')).toEqual({ ok: true });
    expect(await mark(ben, 'She went in.', 'funniest', false)).toEqual({ ok: true });
    expect((await fixture.server.weave.roomSnapshot(roomId, fixture.ada))?.battle?.own?.marks).toHaveLength(1);
    for (const browser of [ada, ben, cleo]) await pick(browser, browser === cleo ? 'He ran.' : 'Nobody came.');
    const nobody = battleIn(cleo).outcome?.passages.find(({ text }) => text === 'Nobody came.');
    expect(nobody).toMatchObject({ votes: 2, won: true, funniest: 1, bestLine: 1 });
    const { rows } = await fixture.database.execute('select funniest, best_line from weave_passage where won');
    expect(rows).toEqual([{ funniest: 1, best_line: 1 }]);
  });

  it('counts what stands in a box at the end, which nobody else has seen and another process has', async () => {
    const { ada, ben, cleo, roomId } = await contest(fixture);
    const visitor = fixture.server.connect();
    await visitor.ask('weave:watch', { roomId });
    expect(await ada.ask('weave:passage-draft', { roomId, round: 1, text: 'Still writing' })).toEqual({ ok: true });
    expect((await fixture.server.weave.roomSnapshot(roomId, fixture.ada))?.battle?.own).toMatchObject({
      text: 'Still writing',
      done: false,
    });
    for (const other of [visitor, ben]) expect(JSON.stringify(viewOf(other))).not.toContain('Still writing');
    await fixture.server.weave.stop();
    fixture.server = openWeave(fixture.database, fixture.clock);
    const again = await joinRoom(fixture, fixture.ben, roomId);
    await handIn(again, 'He ran.');
    await handIn(await joinRoom(fixture, viewOf(cleo).viewerId ?? '', roomId), 'Nobody came.');
    await fixture.pass(92 * SECOND);
    expect(
      battleIn(again)
        .passages.map(({ text }) => text)
        .sort(),
    ).toEqual(['He ran.', 'Nobody came.', 'Still writing']);
  });

  it('keeps what people type beside a request for a round that cannot be', async () => {
    const { ada, ben, roomId } = await contest(fixture);
    await ada.ask('weave:passage-draft', { roomId, round: 1, text: 'Still writing' });
    expect(await ben.ask('weave:passage-draft', { roomId, round: 40_000, text: 'He ran.' })).toMatchObject({ ok: false });
    await fixture.server.weave.stop();
    const { rows } = await fixture.database.execute(`select draft from weave_passage where draft <> ''`);
    expect(rows).toEqual([{ draft: 'Still writing' }]);
  });

  it('takes the passage of a player who came while it was being written', async () => {
    const roomId = await fixture.server.weave.open(fixture.ada, randomUUID(), { ...choice, aiWriters: true });
    const ada = await joinRoom(fixture, fixture.ada, roomId);
    await start(ada);
    await untilRound(fixture, ada, 1);
    const ben = await joinRoom(fixture, fixture.ben, roomId);
    await handIn(ben, 'He ran.');
    await handIn(ada, 'She went in.');
    expect(battleIn(ada).phase).not.toBe('writing');
    const { rows } = await fixture.database.execute('select text from weave_turn where player_id is not null order by text');
    expect(rows).toEqual([{ text: 'He ran.' }, { text: 'She went in.' }]);
  });

  it('weaves two people at once, answered by one AI writer, without a vote', async () => {
    const { ada, ben } = await pair({ aiWriters: true });
    await handIn(ada, 'She went in.');
    await handIn(ben, 'He ran.');
    await vi.waitFor(() => expect(battleIn(ada)).toMatchObject({ phase: 'rest', outcome: { decision: 'none' } }));
    expect(viewOf(ada).parts.map(({ writer }) => writer)).toEqual(['Ada', 'Ben', expect.stringMatching(/Emma|Noah|Olivia/)]);
    await untilRound(fixture, ada, 2);
    await handIn(ada, 'She stayed.');
    await handIn(ben, 'He came back.');
    expect(
      viewOf(ada)
        .parts.slice(3, 5)
        .map(({ writer }) => writer),
    ).toEqual(['Ben', 'Ada']);
  });

  it('weaves a person alone with AI writers at once, then one of three answers', async () => {
    const roomId = await fixture.server.weave.open(fixture.ada, randomUUID(), { ...choice, aiWriters: true });
    const ada = await joinRoom(fixture, fixture.ada, roomId);
    await start(ada);
    await untilRound(fixture, ada, 1);
    await handIn(ada, 'She went in.');
    await vi.waitFor(() => expect(battleIn(ada)).toMatchObject({ phase: 'picking' }));
    expect(battleIn(ada).passages).toHaveLength(3);
    const [answer] = battleIn(ada).passages;
    await pick(ada, answer?.text ?? '');
    expect(viewOf(ada).parts.map(({ text }) => text)).toEqual(['She went in.', answer?.text]);
  });

  it('asks an AI writer again, with what the others have written, who has written the same', async () => {
    fixture.server = openWeave(fixture.database, fixture.clock, {
      ...shortWriter(),
      generateStoryContent: async ({ besides = [] }) => ({ generatedContent: ['A bell rang.', ...besides].join(' Then: ') }),
    });
    const roomId = await fixture.server.weave.open(fixture.ada, randomUUID(), { ...choice, aiWriters: true });
    const ada = await joinRoom(fixture, fixture.ada, roomId);
    await start(ada);
    await untilRound(fixture, ada, 1);
    await handIn(ada, 'She went in.');
    for (let waited = 0; waited < 20 && battleIn(ada).phase === 'answering'; waited += 1) await fixture.pass(SECOND);
    const texts = battleIn(ada).passages.map(({ text }) => text);
    expect(texts).toHaveLength(3);
    expect(texts.filter((text) => text.startsWith('A bell rang. Then: She went in. Then: A bell rang.')).length).toBe(2);
  });

  it.each([
    ['Portuguese', 'O velho estava na casa e não disse uma palavra para a mulher que o esperava.', /^(?!Nobody)/],
    ['Russian', 'Старик сидел в доме и не говорил ни слова своей жене, а за окном шёл снег и лаяла собака.', /^[A-Z]/],
  ])('of a person who writes %s has three different answers of the built-in writer, in every round', async (_, turn, answered) => {
    fixture.server = openWeave(fixture.database, fixture.clock, createBuiltInWriterModel(seededRandom(1), writeStoryContent));
    const roomId = await fixture.server.weave.open(fixture.ada, randomUUID(), { ...choice, aiWriters: true });
    const ada = await joinRoom(fixture, fixture.ada, roomId);
    await start(ada);
    for (let round = 1; round <= 6; round += 1) {
      await untilRound(fixture, ada, round);
      await handIn(ada, `${turn} ${round}`);
      for (let waited = 0; waited < 20 && battleIn(ada).phase === 'answering'; waited += 1) await fixture.pass(SECOND);
      const texts = battleIn(ada).passages.map(({ text }) => text);
      expect(texts).toHaveLength(3);
      expect(new Set(texts).size).toBe(3);
      for (const text of texts) expect(text).toMatch(answered);
      await pick(ada, texts[0] ?? '');
    }
  });
});
