import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createProgressService } from '~/progress/progress.server';
import { battleIn, battleChoice as choice, handIn, pick } from '../../testing/battle-moves';
import { MINUTE, openWeaveFixture, SECOND, start, viewOf } from '../../testing/weave-fixture';
import { type Browser, openWeave } from '../../testing/weave-server';
import { passageTooLong } from '../../texts';
import type { RoomChoice } from '../seating/lobby.server';
import { newVisit } from '../seating/presence.server';

const fixture = openWeaveFixture();

async function joined(playerId: string, roomId: string): Promise<Browser> {
  const browser = fixture.server.connect(playerId);
  await browser.ask('weave:join', { roomId });
  return browser;
}

/** Ada and Ben in a room of their own, in its first round. */
async function contest(differences: Partial<RoomChoice> = {}): Promise<{ ada: Browser; ben: Browser; roomId: string }> {
  const roomId = await fixture.server.weave.open(fixture.ada, newVisit(), { ...choice, ...differences });
  const ada = await joined(fixture.ada, roomId);
  const ben = await joined(fixture.ben, roomId);
  await start(ada);
  await round(ada, 1);
  return { ada, ben, roomId };
}

async function round(browser: Browser, number: number): Promise<void> {
  for (let waited = 0; waited < 10 && battleIn(browser).round < number; waited += 1) await fixture.pass(2 * SECOND);
  expect(battleIn(browser)).toMatchObject({ round: number, phase: 'writing' });
}

describe('a battle round', () => {
  it('takes passages in secret, lets people pick, and puts the winner into the story', async () => {
    const { ada, ben } = await contest();
    const submitId = randomUUID();
    expect(await handIn(ada, 'She went in.', submitId)).toEqual({ ok: true, round: 1, text: 'She went in.' });
    expect(await handIn(ada, 'Sent again.', submitId)).toEqual({ ok: true, round: 1, text: 'She went in.' });
    expect(await handIn(ben, 'x'.repeat(281))).toMatchObject({ ok: false, code: 'too-long', text: passageTooLong });
    expect(JSON.stringify(viewOf(ben))).not.toContain('She went in.');
    expect(await handIn(ada, 'Again.')).toMatchObject({ ok: false, code: 'round-over' });
    await handIn(ben, 'He ran.');
    expect(battleIn(ada)).toMatchObject({ phase: 'picking', voters: 2, picked: 0 });
    expect(await pick(ada, 'She went in.')).toMatchObject({ ok: false, code: 'own-passage' });
    expect(await pick(ada, 'He ran.')).toEqual({ ok: true });
    expect(await pick(ada, 'He ran.')).toMatchObject({ ok: false });
    expect(await pick(ben, 'She went in.')).toEqual({ ok: true });
    const { outcome } = battleIn(ben);
    expect(outcome?.passages.map(({ writer, votes }) => [writer, votes]).sort()).toEqual([
      ['Ada', 1],
      ['Ben', 1],
    ]);
    expect(viewOf(ada).parts).toHaveLength(1);
    await fixture.expectFresh(ada);
  });

  it('shows its outcome until both have read it', async () => {
    const { ada, ben, roomId } = await contest();
    await handIn(ada, 'She went in.');
    await handIn(ben, 'He ran.');
    await pick(ada, 'He ran.');
    await pick(ben, 'She went in.');
    const read = (browser: Browser) => browser.ask('weave:ready', { roomId, round: 1 });
    expect(await read(ada)).toEqual({ ok: true });
    expect(battleIn(ben)).toMatchObject({ phase: 'rest', ready: [0], readers: 2 });
    await fixture.expectFresh(ben);
    await read(ben);
    expect(battleIn(ada)).toMatchObject({ round: 2, phase: 'writing' });
    expect(await read(ben)).toEqual({ ok: true });
    expect(battleIn(ada)).toMatchObject({ round: 2, phase: 'writing' });
  });

  it('counts what stands in a box at the end, which nobody else has seen and another process has', async () => {
    const { ada, ben, roomId } = await contest();
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
    const again = await joined(fixture.ben, roomId);
    await handIn(again, 'He ran.');
    await fixture.pass(92 * SECOND);
    expect(
      battleIn(again)
        .passages.map(({ text }) => text)
        .sort(),
    ).toEqual(['He ran.', 'Still writing']);
  });

  it('takes the passage of somebody who came while it was being written', async () => {
    const roomId = await fixture.server.weave.open(fixture.ada, randomUUID(), { ...choice, aiWriters: true });
    const ada = await joined(fixture.ada, roomId);
    await start(ada);
    await round(ada, 1);
    const ben = await joined(fixture.ben, roomId);
    await handIn(ben, 'He ran.');
    await handIn(ada, 'She went in.');
    await vi.waitFor(() => expect(battleIn(ada)).toMatchObject({ phase: 'picking', voters: 2, passages: { length: 4 } }));
    await pick(ada, 'He ran.');
    await pick(ben, 'She went in.');
    const { rows } = await fixture.database.execute('select text, votes from weave_passage where player_id is not null order by text');
    expect(rows).toEqual([
      { text: 'He ran.', votes: 1 },
      { text: 'She went in.', votes: 1 },
    ]);
    await fixture.expectFresh(ada);
  });

  it('weaves a person alone with AI writers at once, then one of three answers', async () => {
    const roomId = await fixture.server.weave.open(fixture.ada, randomUUID(), { ...choice, aiWriters: true });
    const ada = await joined(fixture.ada, roomId);
    await start(ada);
    await round(ada, 1);
    await handIn(ada, 'She went in.');
    await vi.waitFor(() => expect(battleIn(ada)).toMatchObject({ phase: 'picking' }));
    expect(battleIn(ada).passages).toHaveLength(3);
    const [answer] = battleIn(ada).passages;
    await pick(ada, answer?.text ?? '');
    expect(viewOf(ada).parts.map(({ text }) => text)).toEqual(['She went in.', answer?.text]);
  });
});

describe('a round that stood still', () => {
  it('has its road not taken in the replay', async () => {
    const { ada, ben, roomId } = await contest();
    await handIn(ada, 'She went in.');
    for (const browser of [ada, ben]) browser.close();
    await vi.waitFor(async () =>
      expect((await fixture.server.weave.roomSnapshot(roomId, undefined))?.stillSince).toBe(fixture.clock.now().getTime()),
    );
    await fixture.pass(4 * MINUTE);
    const [adaAgain, benAgain] = [await joined(fixture.ada, roomId), await joined(fixture.ben, roomId)];
    await handIn(benAgain, 'He ran.');
    await pick(adaAgain, 'He ran.');
    await pick(benAgain, 'She went in.');
    await adaAgain.ask('weave:close', { roomId });
    const closed = await fixture.server.weave.roomSnapshot(roomId, undefined);
    const [part] = await fixture.server.weave.partsOfStory(closed?.storyId ?? '');
    expect([part?.text, part?.losingPassages?.[0]?.text].sort()).toEqual(['He ran.', 'She went in.']);
  });
});

describe('a game of eight rounds', () => {
  it('ends with its story, its rounds, and XP that is capped; who was never woven has played too', async () => {
    const { ada, ben, roomId } = await contest();
    for (let number = 1; number <= 8; number += 1) {
      await round(ada, number);
      await handIn(ada, `Ada ${number}.`);
      await handIn(ben, `Ben ${number}.`);
      await pick(ada, `Ben ${number}.`);
      if (battleIn(ada).phase === 'picking') await pick(ben, `Ada ${number}.`);
    }
    await fixture.pass(9 * SECOND);
    const closed = await fixture.server.weave.roomSnapshot(roomId, undefined);
    expect(closed).toMatchObject({ status: 'closed', battle: null, parts: { length: 8 } });
    expect(closed?.rounds).toHaveLength(8);
    expect(closed?.rounds[0]?.passages).toHaveLength(2);
    const progress = createProgressService({ db: fixture.database.db, clock: fixture.clock });
    // Each was picked eight times, and ties go to the writer with fewer wins: four rounds each.
    for (const person of [fixture.ada, fixture.ben])
      expect(await progress.progressOf(person)).toMatchObject({ xp: 4 * 10 + 8 * 2, gamesPlayed: 1, storiesPublished: 0 });
    const { rows } = await fixture.database.execute('select xp from weave_pair_xp order by xp');
    expect(rows).toEqual([{ xp: 56 }, { xp: 56 }]);
    const kept = await fixture.server.weave.partsOfStory(closed?.storyId ?? '');
    for (const [index, { text, losingPassages }] of kept.entries())
      expect([text, losingPassages?.[0]?.text].sort()).toEqual([`Ada ${index + 1}.`, `Ben ${index + 1}.`]);
    expect(kept).toHaveLength(8);
  });
});
