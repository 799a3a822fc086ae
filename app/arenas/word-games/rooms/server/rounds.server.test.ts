import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RunOwner } from '../../referee/referee-types';
import { SECOND, WORDS } from '../../testing/referee-fixture';
import { AWAY_MS, BETWEEN_MS, COUNT_IN_MS, GONE_MS, LATE_MS } from '../rules/word-room';
import { come, guest, openRoomsFixture, type RoomsFixture } from '../testing/rooms-fixture';

const fixture = openRoomsFixture();
let room: RoomsFixture;
beforeEach(() => {
  room = fixture();
});

const placesIn = async (roomId: string) =>
  (await room.look(roomId))?.seats.map(({ name, place }) => `${place} ${name}`).sort((one, other) => (one < other ? -1 : 1));
const ratingsOf = async () =>
  (await room.base.database.db.selectFrom('skill').select(['player_id', 'mean']).where('ladder', '=', 'words').execute()).length;

describe('the games of a room of words', () => {
  it('deals the same puzzles to everybody at the same second, three games long, and ranks them', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await room.begun(roomId, room.ann);
    const rows = await room.base.database.db.selectFrom('game_run').selectAll().where('room_id', '=', roomId).execute();
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ started_at }) => started_at.getTime())).size).toBe(1);
    expect(rows[0]?.deal).toEqual(rows[1]?.deal);
    await room.playAll(roomId, [
      [room.ann, 2],
      [room.bob, 4],
    ]);
    expect(await room.look(roomId)).toMatchObject({ phase: 'over', unrated: null });
    expect(await placesIn(roomId)).toEqual(['1 Bob', '2 Ann']);
  });

  it('gives everybody their own runs once it is over, and nobody those of others', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    const playedBy = async (owner: RunOwner) => (await room.server.rooms.look(roomId, owner))?.played;
    await room.begun(roomId, room.ann);
    const first = await room.runOf(roomId, room.ann);
    expect(await playedBy(room.ann)).toEqual([]);
    await room.playAll(roomId, [
      [room.ann, 2],
      [room.bob, 4],
    ]);
    const anns = await playedBy(room.ann);
    expect(anns?.map(({ round, score }) => [round, score])).toEqual([0, 1, 2].map((round) => [round, 20]));
    expect(anns?.[0]).toMatchObject({ runId: first.runId, key: first.key, unsolved: [expect.any(String)] });
    expect((await playedBy(room.bob))?.map(({ score }) => score)).toEqual([40, 40, 40]);
    expect(await playedBy(guest())).toEqual([]);
  });

  it('is rated once, where all have accounts', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await room.begun(roomId, room.ann);
    await room.playAll(roomId, [
      [room.ann, 2],
      [room.bob, 4],
    ]);
    await Promise.all([room.server.rooms.sweep(), room.server.rooms.sweep()]);
    const contests = await room.base.database.db.selectFrom('skill_contest').select('id').where('source_id', '=', roomId).execute();
    expect(contests).toHaveLength(1);
    expect(await ratingsOf()).toBe(2);
  });

  it('is not rated with a guest, nor where two come from one browser', async () => {
    const someone = guest();
    const withGuest = await room.roomOf(room.ann, someone);
    await room.begun(withGuest, room.ann);
    await room.playAll(withGuest, [
      [room.ann, 1],
      [someone, 2],
    ]);
    expect(await room.look(withGuest)).toMatchObject({ phase: 'over', unrated: 'guests' });
    const browser = randomUUID();
    const sameBrowser = await room.server.rooms.open(come(room.ann, browser), { access: 'link', wanted: [] });
    await room.server.rooms.join(sameBrowser, come(room.bob, browser));
    await room.begun(sameBrowser, room.ann);
    await room.playAll(sameBrowser, [
      [room.ann, 1],
      [room.bob, 2],
    ]);
    expect(await room.look(sameBrowser)).toMatchObject({ phase: 'over', unrated: 'same-browser' });
    expect(await ratingsOf()).toBe(0);
  });

  it('brings XP as runs do, and no best score, as a neighbour may have told the answers', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await room.begun(roomId, room.ann);
    await room.playOut(roomId, room.ann, 4);
    const { ledger, best } = await room.base.standing();
    expect(ledger).toHaveLength(1);
    expect(best).toBeUndefined();
  });

  it('brings a program that is too fast to count nothing: no XP, no points, no rating', async () => {
    await room.restart(room.base.another({ judge: () => 'too-fast' }));
    const roomId = await room.roomOf(room.ann, room.bob);
    await room.begun(roomId, room.ann);
    await room.playAll(roomId, [
      [room.ann, 4],
      [room.bob, 4],
    ]);
    const view = await room.look(roomId);
    expect(view?.phase).toBe('over');
    expect(view?.seats.map(({ points }) => points)).toEqual([0, 0]);
    expect(await room.base.standing()).toMatchObject({ ledger: [], progress: { games_won: 0 }, best: undefined, board: [] });
    expect(await ratingsOf()).toBe(0);
  });

  it('takes each move once, however often and from wherever it is sent', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await room.begun(roomId, room.ann);
    const run = await room.runOf(roomId, room.ann);
    const again = await room.runOf(roomId, room.ann);
    expect(again.runId).toBe(run.runId);
    const word = await room.base.nextWord(run.runId);
    const other = room.base.another();
    await Promise.all([1, 2, 3].map((time) => room.base.answer(run, 1, word, time === 2 ? other : room.server.referee)));
    expect((await room.base.row(run.runId)).move_count).toBe(1);
  });

  it('goes on in another process after one is killed, in every phase', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await room.restart();
    await room.server.rooms.begin(roomId, room.ann);
    await room.restart();
    await room.advance(COUNT_IN_MS + SECOND);
    expect(await room.look(roomId)).toMatchObject({ phase: 'playing', round: 0 });
    const before = await room.runOf(roomId, room.ann);
    await room.base.spell(before, 1, room.server.referee);
    await room.restart();
    expect(await room.runOf(roomId, room.ann)).toMatchObject({ runId: before.runId, nextMove: 2 });
    for (const owner of [room.ann, room.bob]) {
      const run = await room.runOf(roomId, owner);
      await room.server.referee.settle(run.runId);
    }
    await room.restart();
    await room.advance(SECOND);
    expect(await room.look(roomId)).toMatchObject({ phase: 'soon', round: 1 });
    await room.restart();
    await room.sign(roomId);
    await room.advance(BETWEEN_MS + SECOND);
    expect(await room.look(roomId)).toMatchObject({ phase: 'playing', round: 1 });
  });

  it('waits for nobody who is gone, but for everybody when the site was away', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await room.begun(roomId, room.ann);
    await room.playOut(roomId, room.ann, 1);
    await room.base.database.execute('update word_room_seat set seen_at = $1 where room_id = $2 and seat = 0', [
      new Date(room.base.clock.now().getTime() + GONE_MS),
      roomId,
    ]);
    await room.advance(GONE_MS + SECOND);
    expect(await room.look(roomId)).toMatchObject({ phase: 'soon', round: 1 });
    await room.sign(roomId);
    await room.advance(BETWEEN_MS + SECOND);
    await room.playOut(roomId, room.ann, 1);
    await room.advance(GONE_MS + SECOND);
    expect(await room.look(roomId)).toMatchObject({ phase: 'playing', round: 1 });
  });

  it('waits for a player in a tunnel who has played, whose moves then count', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await room.begun(roomId, room.ann);
    const run = await room.runOf(roomId, room.bob);
    await room.base.spell(run, 1, room.server.referee);
    await room.playOut(roomId, room.ann, 1);
    const annSigns = async (ms: number) => {
      room.base.clock.advance(ms);
      const signs = 'update word_room_seat set seen_at = $1 where room_id = $2 and seat = 0';
      await room.base.database.execute(signs, [room.base.clock.now(), roomId]);
      await room.advance(0);
    };
    await annSigns(GONE_MS + SECOND);
    expect(await room.base.spell(run, 2, room.server.referee)).toMatchObject({ status: 'played' });
    // By now the last sign of his page is longer ago than anybody waits.
    await annSigns(AWAY_MS - COUNT_IN_MS - GONE_MS);
    expect((await room.look(roomId))?.seats.map(({ done }) => done)).toEqual([true, false]);
  });

  it('ends a game when its time is up, whatever anybody sends', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await room.begun(roomId, room.ann);
    const run = await room.runOf(roomId, room.ann);
    room.base.clock.advance(run.msLeft + LATE_MS + SECOND);
    expect(await room.base.spell(run, 1, room.server.referee)).toMatchObject({ status: 'over', score: 0 });
    await room.server.rooms.settled();
    expect(await room.look(roomId)).toMatchObject({ phase: 'soon', round: 1 });
  });

  it('has one rematch, even if several ask at once', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    await room.begun(roomId, room.ann);
    await room.playAll(roomId, [
      [room.ann, 1],
      [room.bob, 2],
    ]);
    const rematches = await Promise.all([
      room.server.rooms.rematch(roomId, come(room.ann)),
      room.server.rooms.rematch(roomId, come(room.bob)),
    ]);
    expect(new Set(rematches).size).toBe(1);
    expect((await room.look(rematches[0]))?.seats).toHaveLength(2);
  });

  it('sends nobody a puzzle or an answer of anybody in any frame', async () => {
    const roomId = await room.roomOf(room.ann, room.bob);
    const watching = room.server.connect(room.ann.playerId);
    const own = await room.server.rooms.look(roomId, room.ann);
    expect(await watching.follow({ roomId, seat: own?.seat })).toMatchObject({ ok: true });
    expect(await room.server.connect().follow({ roomId, seat: { seat: 0, key: 'not the key' } })).toMatchObject({ ok: true });
    await room.begun(roomId, room.ann);
    await room.playAll(roomId, [
      [room.ann, 2],
      [room.bob, 4],
    ]);
    expect(watching.frames.length).toBeGreaterThan(10);
    expect(watching.frames.some(({ name }) => name === 'word-room:progress')).toBe(true);
    const secrets = await room.base.database.db.selectFrom('game_run').select(['id']).where('room_id', '=', roomId).execute();
    for (const frame of watching.frames) {
      const sent = JSON.stringify(frame);
      for (const word of WORDS) expect(sent).not.toContain(`"${word}`);
      for (const { id } of secrets) expect(sent).not.toContain(id);
      expect(sent).not.toContain('deal');
      expect(sent).not.toContain('move');
    }
  });
});
