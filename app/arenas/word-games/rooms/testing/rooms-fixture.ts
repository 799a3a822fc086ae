import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import { makePlayer } from '~/platform/testing/make-player';
import type { Referee } from '../../referee/referee.server';
import type { RunOwner, RunView } from '../../referee/referee-types';
import { openRefereeFixture, type RefereeFixture, SECOND } from '../../testing/referee-fixture';
import { BETWEEN_MS, COUNT_IN_MS, ROUNDS } from '../rules/word-room';
import type { Comer } from '../server/seats.server';
import { openRoomsServer, type RoomsServer } from './rooms-server';

/** A person who comes to a room, from a browser of their own unless one is given. */
export const come = (owner: RunOwner, browser: string = randomUUID()): Comer => ({ owner, browser });
export const guest = (): RunOwner => ({ guestId: randomUUID() });

/** Rooms of words over the spelling bee, with two players. */
export class RoomsFixture {
  readonly base: RefereeFixture;
  readonly ann: RunOwner & { playerId: string };
  readonly bob: RunOwner & { playerId: string };
  server: RoomsServer;

  constructor(base: RefereeFixture, bobId: string) {
    this.base = base;
    this.ann = { playerId: base.playerId };
    this.bob = { playerId: bobId };
    this.server = openRoomsServer(base);
  }

  /** Another process takes over. @param referee its own unless given. */
  async restart(referee?: Referee): Promise<void> {
    await this.server.stop();
    this.server = openRoomsServer(this.base, referee);
  }

  async look(roomId: string, owner?: RunOwner) {
    return (await this.server.rooms.look(roomId, owner))?.view;
  }

  async advance(ms: number): Promise<void> {
    this.base.clock.advance(ms);
    await this.server.rooms.sweep();
    await this.server.rooms.settled();
  }

  /** A room of some people by a link. */
  async roomOf(first: RunOwner, ...others: RunOwner[]): Promise<string> {
    const roomId = await this.server.rooms.open(come(first), { access: 'link', wanted: [] });
    for (const owner of others) await this.server.rooms.join(roomId, come(owner));
    return roomId;
  }

  /** Gives a sign of life of everybody. */
  async sign(roomId: string): Promise<void> {
    await this.base.database.execute('update word_room_seat set seen_at = $1 where room_id = $2', [this.base.clock.now(), roomId]);
  }

  async block(one: { playerId: string }, other: { playerId: string }): Promise<void> {
    const insert = `insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`;
    await this.base.database.execute(insert, [one.playerId, other.playerId]);
  }

  /** Lets a room begin, up to the moment at which its first game is dealt. */
  async begun(roomId: string, by: RunOwner): Promise<void> {
    await this.server.rooms.begin(roomId, by);
    await this.advance(COUNT_IN_MS + SECOND);
  }

  async runOf(roomId: string, owner: RunOwner): Promise<RunView> {
    const own = await this.server.rooms.look(roomId, owner);
    if (!own?.run) throw new Error('no run');
    return own.run.view;
  }

  /** Spells some words of the running game and ends it. */
  async playOut(roomId: string, owner: RunOwner, words: number): Promise<void> {
    const run = await this.runOf(roomId, owner);
    for (let number = 1; number <= words; number += 1) await this.base.spell(run, number, this.server.referee);
    if (words < 4) await this.server.referee.settle(run.runId);
    await this.server.rooms.settled();
  }

  /** Plays the three games, each with so many words. */
  async playAll(roomId: string, words: readonly [RunOwner, number][]): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [owner, count] of words) await this.playOut(roomId, owner, count);
      await this.sign(roomId);
      if (round + 1 < ROUNDS) await this.advance(BETWEEN_MS + SECOND);
    }
  }
}

/** Creates a new fixture before each test of a file. @returns the fixture of the current test. */
export function openRoomsFixture(): () => RoomsFixture {
  const base = openRefereeFixture();
  let fixture: RoomsFixture;
  beforeEach(async () => {
    fixture = new RoomsFixture(base(), (await makePlayer(base().database, base().clock, 'Bob')).id);
  });
  afterEach(() => fixture.server.stop());
  return () => fixture;
}
