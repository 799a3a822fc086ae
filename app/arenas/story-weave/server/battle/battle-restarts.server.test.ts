import { describe, expect, it, vi } from 'vitest';
import { makePlayer } from '~/platform/testing/make-player';
import { battleChoice, battleIn, handIn, pick } from '../../testing/battle-moves';
import { openWeaveFixture, SECOND, start, viewOf } from '../../testing/weave-fixture';
import { type Browser, openWeave, shortWriter } from '../../testing/weave-server';
import { newVisit } from '../seating/presence.server';

const fixture = openWeaveFixture();

/** The same database, another process; the one before does nothing more, as if it had been killed. */
function restart(): void {
  fixture.server = openWeave(fixture.database, fixture.clock);
}

async function joined(playerId: string, roomId: string): Promise<Browser> {
  const browser = fixture.server.connect(playerId);
  expect(await browser.ask('weave:join', { roomId })).toMatchObject({ ok: true });
  return browser;
}

/** Lets time pass until a round is being written. */
async function written(browser: Browser, round: number): Promise<void> {
  await vi.waitFor(() => expect(viewOf(browser).opening).not.toBeNull());
  for (let waited = 0; waited < 10 && battleIn(browser).round < round; waited += 1) await fixture.pass(2 * SECOND);
  expect(battleIn(browser)).toMatchObject({ round, phase: 'writing' });
}

const passagesOf = (browser: Browser) => battleIn(browser).passages.map(({ text }) => text);
const storyOf = (browser: Browser) => viewOf(browser).parts.map(({ text }) => text);

describe('a battle whose process is killed', () => {
  it('while four people write, and while they pick, goes on in another with all that was taken', async () => {
    const newcomers = await Promise.all(['Cleo', 'Dov'].map((name) => makePlayer(fixture.database, fixture.clock, name)));
    const players = [fixture.ada, fixture.ben, ...newcomers.map(({ id }) => id)];
    const roomId = await fixture.server.weave.open(fixture.ada, newVisit(), battleChoice);
    const arrive = () => Promise.all(players.map((player) => joined(player, roomId)));

    let people = await arrive();
    await start(people[0] as Browser);
    await written(people[0] as Browser, 1);
    for (const [index, browser] of people.slice(1).entries())
      expect(await handIn(browser, `Passage ${index}.`)).toMatchObject({ ok: true });

    restart();
    people = await arrive();
    const [ada, ...others] = people as [Browser, ...Browser[]];
    expect(await handIn(ada, 'The last.')).toMatchObject({ ok: true });
    expect(battleIn(ada).phase).toBe('picking');
    expect(passagesOf(ada).sort()).toEqual(['Passage 0.', 'Passage 1.', 'Passage 2.', 'The last.']);
    expect(await pick(ada, 'The last.')).toMatchObject({ ok: false, code: 'own-passage' });
    for (const browser of others.slice(0, 2)) expect(await pick(browser, 'The last.')).toEqual({ ok: true });

    restart();
    people = await arrive();
    const [again, ben, , dov] = people as [Browser, Browser, Browser, Browser];
    expect(battleIn(ben)).toMatchObject({ phase: 'picking', picked: 2, own: { done: true, pick: expect.any(Number) } });
    await pick(again, 'Passage 0.');
    expect(await pick(dov, 'The last.')).toEqual({ ok: true });
    expect(storyOf(ben)).toEqual(['The last.']);
    await written(ben, 2);
    expect(storyOf(ben)).toEqual(['The last.']);
  });

  it('while answers to a person alone are written, picked and shown, asks again, and keeps what was shown', async () => {
    fixture.server = openWeave(fixture.database, fixture.clock, {
      ...shortWriter(),
      generateStoryContent: () => new Promise(() => undefined),
    });
    const roomId = await fixture.server.weave.open(fixture.ada, newVisit(), { ...battleChoice, aiWriters: true });
    let ada = await joined(fixture.ada, roomId);
    await start(ada);
    await written(ada, 1);
    await handIn(ada, 'She went in.');
    expect(battleIn(ada).phase).toBe('answering');

    restart();
    ada = await joined(fixture.ada, roomId);
    await fixture.pass(6 * SECOND);
    await vi.waitFor(() => expect(battleIn(ada).phase).toBe('picking'));
    const answers = passagesOf(ada);
    expect(answers).toHaveLength(3);

    restart();
    ada = await joined(fixture.ada, roomId);
    expect(passagesOf(ada)).toEqual(answers);
    expect(await pick(ada, answers[1] ?? '')).toEqual({ ok: true });
    const told = ['She went in.', answers[1]];
    expect(storyOf(ada)).toEqual(told);

    restart();
    ada = await joined(fixture.ada, roomId);
    expect(battleIn(ada).phase).toBe('rest');
    await written(ada, 2);
    expect(storyOf(ada)).toEqual(told);
  });
});
