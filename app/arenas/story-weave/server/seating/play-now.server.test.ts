import { expect, it } from 'vitest';
import { makePlayer } from '~/platform/testing/make-player';
import { openWeaveFixture, SECOND } from '../../testing/weave-fixture';
import { beginsSoon } from './quick-games.server';

const fixture = openWeaveFixture();

const playNow = (playerId: string) => fixture.server.weave.playNow(playerId, 'peer');

it('leads people into the same battle, which begins by itself and is nobody’s, but not those who block each other', async () => {
  const roomId = await playNow(fixture.ada);
  expect(await playNow(fixture.ada)).toBe(roomId);
  expect(await playNow(fixture.ben)).toBe(roomId);
  const { id: cleo } = await makePlayer(fixture.database, fixture.clock, 'Cleo');
  const blocks = `insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`;
  await fixture.database.execute(blocks, [fixture.ada, cleo]);
  expect(await playNow(cleo)).not.toBe(roomId);
  expect(await fixture.server.weave.publicRooms(fixture.ben)).toMatchObject([{ waits: true }, { waits: true }]);
  await fixture.pass(26 * SECOND);
  const view = await fixture.server.weave.roomSnapshot(roomId, undefined);
  expect(view).toMatchObject({ waiting: null, setting: { format: 'battle', isPrivate: false, openerId: null } });
});

it('leads a latecomer into the battle that is being written, and /storyweave leads nobody there', async () => {
  const roomId = await playNow(fixture.ada);
  await fixture.pass(26 * SECOND);
  expect(await fixture.server.weave.roomForLobby(fixture.ben)).toBeUndefined();
  expect(await playNow(fixture.ben)).toBe(roomId);
});

it('says who is in the battle that begins soon, and when, until it has begun', async () => {
  const soon = () => fixture.server.weave.soonGame(fixture.ben);
  const onCard = () => beginsSoon({ db: fixture.database.db, clock: fixture.clock }, fixture.ben);
  expect([await soon(), await onCard()]).toEqual([undefined, undefined]);
  await playNow(fixture.ada);
  await fixture.pass(11 * SECOND);
  expect(await soon()).toEqual({ people: 1, startsInMs: 14 * SECOND, gameSpeed: 1 });
  expect(await fixture.server.weave.publicRooms(fixture.ben)).toMatchObject([{ startsInMs: 14 * SECOND }]);
  expect(await onCard()).toBe('1 here, a battle begins soon: play now');
  await fixture.pass(15 * SECOND);
  expect([await soon(), await onCard()]).toEqual([undefined, undefined]);
});
