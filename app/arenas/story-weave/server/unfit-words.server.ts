import { hasCrudeWord, hasSlur, refusedFrom } from '~/platform/text/crude-words.server';
import type { WeaveRefusal } from '../protocol/weave.contract';
import { type RoomSetting, ratingOf, settingOf } from '../rules/room-setting';

/**
 * Why words cannot stand in a room: slurs in none, and crude ones in a public room only where its opener rated it Teen.
 * @returns undefined for words that can.
 * @see docs/product/content-ratings.md
 */
export function whyUnfit(room: { setting?: RoomSetting }, text: string): Extract<WeaveRefusal, 'slur' | 'crude'> | undefined {
  if (hasSlur(text)) return 'slur';
  return !mayBeCrude(room) && hasCrudeWord(text) ? 'crude' : undefined;
}

/** Whether crude words may stand in a room. */
export function mayBeCrude(room: { setting?: RoomSetting }): boolean {
  return settingOf(room).isPrivate || ratingOf(room) === 'teen';
}

/** How far before a change words are looked at again, in UTF-16 units: no listed word is longer. */
const LOOK_BACK = 40;

/**
 * What others see of words while a writer types them: all up to the first that cannot stand in the room.
 * @param same how much of the text was looked at before and has not changed, in UTF-16 units.
 * @see docs/product/content-ratings.md
 */
export function shownWhileTyped(text: string, room: { mayBeCrude: boolean }, same = 0): string {
  // Never from inside a word: its end alone may be a listed one.
  const from = text.slice(0, Math.max(0, same - LOOK_BACK)).search(/\S*$/);
  const refused = refusedFrom(text.slice(from), room.mayBeCrude);
  return refused === undefined ? text : text.slice(0, from + refused);
}

/** The words of a box when the time is up: what cannot stand in the room is no part of it, and stays in the box. */
export function fitWords(room: { setting?: RoomSetting }, words: string): string {
  return whyUnfit(room, words) ? '' : words;
}
