import { describe, expect, it } from 'vitest';
import { makePlayer } from '~/platform/testing/make-player';
import { battleIn, pick, picking } from '../../testing/battle-moves';
import { openWeaveFixture, viewOf } from '../../testing/weave-fixture';
import type { Browser } from '../../testing/weave-server';

const fixture = openWeaveFixture();
const person = async (name: string) => (await makePlayer(fixture.database, fixture.clock, name)).id;

/** Watches from an address, and picks Cleo's passage. */
async function pickFrom(browser: Browser, roomId: string) {
  await browser.ask('weave:watch', { roomId });
  return await pick(browser, 'Nobody came.');
}

describe('watchers of a battle round', () => {
  it('are one vote from three on, each from an address of their own', async () => {
    const { ada, ben, cleo, roomId } = await picking(fixture);
    for (const last of [7, 8, 9]) {
      const watcher = fixture.server.connect(await person(`Watcher ${last}`), `203.0.113.${last}`);
      expect(await pickFrom(watcher, roomId)).toEqual({ ok: true });
    }
    expect(await pickFrom(fixture.server.connect(), roomId)).toMatchObject({ code: 'signed-out' });
    await pick(ada, 'He ran.');
    await pick(ben, 'Nobody came.');
    await pick(cleo, 'She went in.');
    expect(battleIn(ada).outcome).toMatchObject({ decision: 'watchers' });
    expect(viewOf(ada).parts.map(({ text }) => text)).toEqual(['Nobody came.']);
  });

  it('do not count who watch from where a player is, or with a browser that a player has used', async () => {
    const { ben, roomId } = await picking(fixture);
    const elsewhere = fixture.server.connect(fixture.ben, '203.0.113.1');
    await elsewhere.ask('weave:join', { roomId });
    const housemate = fixture.server.connect(await person('Housemate'), '203.0.113.1');
    expect(await pickFrom(housemate, roomId)).toMatchObject({ ok: false, code: 'with-player' });

    const second = await person('Second');
    for (const playerId of [fixture.ada, second])
      await fixture.database.execute(
        `insert into account_trace (id, player_id, kind, mark, seen_at) values (gen_random_uuid(), $1, 'browser', 'same', now())`,
        [playerId],
      );
    expect(await pickFrom(fixture.server.connect(second, '203.0.113.2'), roomId)).toMatchObject({ ok: false, code: 'with-player' });
    expect(battleIn(ben).watchers).toBe(0);
  });
});
