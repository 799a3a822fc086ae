import { describe, expect, it, vi } from 'vitest';
import { createProgressService } from '~/progress/progress.server';
import { roundChoices } from '../../protocol/room-setting.contract';
import { battleIn, battleChoice as choice, contest, handIn, joinRoom, pick, untilRound } from '../../testing/battle-moves';
import { MINUTE, openWeaveFixture, SECOND, start, viewOf } from '../../testing/weave-fixture';
import { newVisit } from '../seating/presence.server';

const fixture = openWeaveFixture();

it('a battle is played in as many rounds as its opener can choose', async () => {
  const roomId = await fixture.server.weave.open(fixture.ada, newVisit(), choice);
  const [ada, ben] = [await joinRoom(fixture, fixture.ada, roomId), await joinRoom(fixture, fixture.ben, roomId)];
  const most = Math.max(...roundChoices.map(Number));
  const { openerId: _, ...setting } = viewOf(ada).setting;
  expect(await ada.ask('weave:choose', { roomId, setting: { ...setting, table: { ...setting.table, rounds: most } } })).toEqual({
    ok: true,
  });
  await start(ada);
  for (let number = 1; number <= most; number += 1) {
    await untilRound(fixture, ada, number);
    await handIn(ada, `Round ${number}.`);
    await handIn(ben, `And ${number}.`);
  }
  for (let waited = 0; waited < 30 && viewOf(ada).status !== 'closed'; waited += 1) await fixture.pass(2 * SECOND);
  expect(viewOf(ada)).toMatchObject({ status: 'closed' });
  expect(viewOf(ada).parts).toHaveLength(2 * most);
});

describe('a round that stood still', () => {
  it('has its roads not taken in the replay', async () => {
    const { ada, ben, cleo, roomId } = await contest(fixture);
    await handIn(ada, 'She went in.');
    await handIn(cleo, 'Nobody came.');
    for (const browser of [ada, ben, cleo]) browser.close();
    await vi.waitFor(async () =>
      expect((await fixture.server.weave.roomSnapshot(roomId, undefined))?.stillSince).toBe(fixture.clock.now().getTime()),
    );
    await fixture.pass(4 * MINUTE);
    const [adaAgain, benAgain] = [await joinRoom(fixture, fixture.ada, roomId), await joinRoom(fixture, fixture.ben, roomId)];
    await handIn(benAgain, 'He ran.');
    await pick(adaAgain, 'He ran.');
    await pick(benAgain, 'She went in.');
    await adaAgain.ask('weave:close', { roomId });
    const closed = await fixture.server.weave.roomSnapshot(roomId, undefined);
    const [part] = await fixture.server.weave.partsOfStory(closed?.storyId ?? '');
    expect([part?.text, ...(part?.losingPassages ?? []).map(({ text }) => text)].sort()).toEqual([
      'He ran.',
      'Nobody came.',
      'She went in.',
    ]);
  });
});

it('a game in which only an AI writer was woven leaves no story, and was played by all who wrote', async () => {
  const { ada, ben, cleo, roomId } = await contest(fixture, { aiWriters: true });
  await handIn(ada, 'She went in.');
  await handIn(ben, 'He ran.');
  await handIn(cleo, 'Nobody came.');
  await vi.waitFor(() => expect(battleIn(ada)).toMatchObject({ phase: 'picking', passages: { length: 4 } }));
  const own = ['She went in.', 'He ran.', 'Nobody came.'];
  const written = battleIn(ada).passages.find(({ text }) => !own.includes(text))?.text ?? '';
  for (const browser of [ada, ben, cleo]) await pick(browser, written);
  await ada.ask('weave:close', { roomId });
  expect(await fixture.server.weave.roomSnapshot(roomId, undefined)).toMatchObject({ status: 'closed', storyId: null });
  const progress = createProgressService({ db: fixture.database.db, clock: fixture.clock });
  for (const person of [fixture.ada, fixture.ben, viewOf(cleo).viewerId ?? ''])
    expect(await progress.progressOf(person)).toMatchObject({ gamesPlayed: 1, storiesPublished: 0 });
});

describe('a game of eight rounds', () => {
  it('ends with its story, its rounds, and XP that is capped; who was never woven has played too', async () => {
    const { ada, ben, cleo, roomId } = await contest(fixture);
    for (let number = 1; number <= 8; number += 1) {
      await untilRound(fixture, ada, number);
      await handIn(ada, `Ada ${number}.`);
      await handIn(ben, `Ben ${number}.`);
      await handIn(cleo, `Cleo ${number}.`);
      await pick(ada, `Ben ${number}.`);
      await pick(ben, `Ada ${number}.`);
      await pick(cleo, `${number % 2 === 1 ? 'Ada' : 'Ben'} ${number}.`);
    }
    await fixture.pass(9 * SECOND);
    const closed = await fixture.server.weave.roomSnapshot(roomId, undefined);
    expect(closed).toMatchObject({ status: 'closed', battle: null, parts: { length: 8 } });
    expect(closed?.rounds).toHaveLength(8);
    expect(closed?.rounds[0]?.passages).toHaveLength(3);
    const progress = createProgressService({ db: fixture.database.db, clock: fixture.clock });
    // Four rounds each, and twelve votes: more than a game brings.
    for (const person of [fixture.ada, fixture.ben])
      expect(await progress.progressOf(person)).toMatchObject({ xp: 60, gamesPlayed: 1, storiesPublished: 0 });
    expect(await progress.progressOf(viewOf(cleo).viewerId ?? '')).toMatchObject({ xp: 0, gamesPlayed: 1 });
    expect(closed?.ending?.xp.map(({ amount }) => amount)).toEqual([60, 60]);
    // Cleo was never woven, and has a say in the title.
    expect(await cleo.ask('weave:title', { roomId, title: 'All three' })).toEqual({ ok: true });
    const { rows } = await fixture.database.execute('select sum(xp)::integer as xp from weave_pair_xp');
    expect(rows).toEqual([{ xp: 120 }]);
    const kept = await fixture.server.weave.partsOfStory(closed?.storyId ?? '');
    for (const [index, { text, losingPassages }] of kept.entries())
      expect([text, ...(losingPassages ?? []).map((passage) => passage.text)].sort()).toEqual(
        ['Ada', 'Ben', 'Cleo'].map((name) => `${name} ${index + 1}.`),
      );
    expect(kept).toHaveLength(8);
  });
});
