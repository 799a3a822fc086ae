import type { ChosenSetting } from '../../rules/room-setting';
import type { PublicRoom } from '../find-rooms.server';

/** What a person chooses for a room of their own. */
export interface RoomChoice extends Omit<ChosenSetting, 'table'> {
  prompt: string;
  /** How many people are expected: it has seats for all of them, as far as a game has that many. */
  people?: number;
  /** How many AI writers there are at most, where there are any: as many as usual if undefined. */
  writers?: number;
}

/** A room that anybody may enter, as it is listed. */
interface ListedRoom extends Omit<PublicRoom, 'endsAt' | 'startsAt'> {
  /** About how many minutes of the game are left, the begun one included. */
  minutesLeft: number;
  /** Game time until a battle that waits begins by itself, in ms; null for all others. */
  startsInMs: number | null;
}

/** A battle that begins soon. */
interface SoonGame {
  /** How many are in it. */
  people: number;
  /** Game time until it begins, in ms, and how fast that passes. */
  startsInMs: number;
  gameSpeed: number;
}

/** The entrance for people who ask for no particular room. */
export interface Lobby {
  /** The room that a player would enter: the one they sit in, otherwise the newest with a free seat. Changes nothing. */
  roomFor(playerId: string): Promise<string | undefined>;
  /**
   * Takes a seat in that room, or opens a room if there is none.
   * @throws {WeaveRefused} when this person has opened too many.
   */
  enter(playerId: string, peerId: string): Promise<string>;
  /**
   * Takes a seat in the next game of 'Play now', or opens one; who has a seat already is led there.
   * @throws {WeaveRefused} when this person has opened too many.
   */
  playNow(playerId: string, peerId: string): Promise<string>;
  /**
   * Takes a seat at the open table of a time, in its first room with a free one; who has a seat anywhere is led there.
   * @throws {WeaveRefused} where nobody may sit down at it now.
   */
  sitAtTable(playerId: string, peerId: string, tableAt: Date): Promise<string>;
  /**
   * Opens a room of one's own, which waits for its Start, and takes a seat in it.
   * @param choice.prompt empty: its people choose one.
   * @returns the room's id. @throws {WeaveRefused} when this person has opened too many.
   */
  open(playerId: string, peerId: string, choice: RoomChoice): Promise<string>;
  /**
   * Opens the next room for the people of a closed one, each in their seat; once, however many ask.
   * @returns the room's id. @throws {WeaveRefused} without a seat in the closed room, or when this person has opened too many.
   */
  openNext(closedId: string, playerId: string): Promise<string>;
  /** The newest public rooms with a free seat, without those where people sit whom a player does not see; a visitor sees all. */
  publicRooms(viewerId: string | undefined): Promise<ListedRoom[]>;
  /** The battle that 'Play now' would lead the viewer into and that has not begun; undefined while there is none. */
  soonGame(viewerId: string | undefined): Promise<SoonGame | undefined>;
  /** Three prompts for a room of one's own. */
  promptsToChoose(): string[];
}
