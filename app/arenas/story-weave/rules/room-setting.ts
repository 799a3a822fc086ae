import { MINUTE_MS } from '~/platform/clock/durations';
import { MOST_SEATS, type RoomRating, type RoomSettingView, type RoomTable, SEATS } from '../protocol/room-setting.contract';

/** How long a room without AI writers waits for a second person, in ms of game time. */
export const SECOND_PERSON_MS = 10 * MINUTE_MS;

/** The longest prompt of a room's opener, in characters. */
export const MAX_PROMPT = 300;

/** What the opener can choose, until the game begins. */
export type ChosenSetting = Pick<RoomSettingView, 'format' | 'isPrivate' | 'aiWriters' | 'moreTime' | 'rating' | 'table'>;

/** The table where nobody has chosen otherwise. */
export const usualTable: RoomTable = { seats: SEATS, rounds: null, seconds: 90, showsPicks: false };

/** What the person who opened a room has chosen. */
export interface RoomSetting extends RoomSettingView {
  /** People whom the opener has removed: they cannot come back. */
  removed: readonly string[];
  /** Whether 'Play now' opened it and leads into it. */
  quick: boolean;
  /** The open table that it is, by when that begins, in ms since 1970; missing for all others. */
  tableAt?: number | undefined;
}

/** The table of a format where nobody has chosen otherwise: Fold is for up to eight. */
export function tableFor({ format }: Pick<ChosenSetting, 'format'>): RoomTable {
  return format === 'fold' ? { ...usualTable, seats: MOST_SEATS } : usualTable;
}

/**
 * What was chosen, as it holds: more time is for rooms among people who know each other; elsewhere everyone has the same. A
 * slow room has people only, and days.
 */
export function withFairTime(chosen: ChosenSetting): ChosenSetting {
  const isSlow = chosen.format === 'slow';
  return { ...chosen, aiWriters: chosen.aiWriters && !isSlow, moreTime: chosen.moreTime && chosen.isPrivate && !isSlow };
}

/** A room, as far as its setting goes; rooms of the lobby have none. */
interface SetRoom {
  setting?: RoomSetting;
}

/** A room that the lobby opens, and every room from before there was a choice. */
export const lobbySetting: RoomSetting = {
  format: 'turns',
  isPrivate: false,
  aiWriters: true,
  moreTime: false,
  rating: 'none',
  table: usualTable,
  openerId: null,
  removed: [],
  quick: false,
};

/** A room that 'Play now' opens. */
export const quickSetting: RoomSetting = { ...lobbySetting, format: 'battle', rating: 'general', quick: true };

/** A room of the open table that begins at a time, in ms since 1970. */
export function tableSetting(tableAt: number): RoomSetting {
  return { ...quickSetting, table: { ...usualTable, seats: MOST_SEATS }, tableAt };
}

/** The setting of a room. */
export function settingOf({ setting }: SetRoom): RoomSetting {
  return setting ?? lobbySetting;
}

/** What the story of a room is fit for. @see docs/product/content-ratings.md */
export function ratingOf(room: SetRoom): RoomRating {
  return settingOf(room).rating;
}

/** How much longer people have for their own words than usual. */
export function timeFactor(room: SetRoom): number {
  return settingOf(room).moreTime ? 2 : 1;
}

/** Whether /storyweave may lead into a room: only into the kind that it opens itself, fit for everybody, once it has begun. */
export function isMatched(room: SetRoom & { waiting?: unknown }): boolean {
  const { format, isPrivate, aiWriters } = settingOf(room);
  return room.waiting === undefined && format === 'turns' && !isPrivate && aiWriters && ratingOf(room) !== 'teen';
}

/** Whether everybody writes at once and the readers pick. */
export function isBattle(room: SetRoom): boolean {
  return settingOf(room).format === 'battle';
}

/** Whether a room still waits for its Start, or for a second person. */
export function isWaitingForPeople(room: { waitsUntil: number | null }): boolean {
  return room.waitsUntil !== null;
}
