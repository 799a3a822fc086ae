import { hasCrudeWord, hasSlur } from '~/platform/text/crude-words.server';
import type { WeaveRefusal } from '../protocol/weave.contract';
import { type RoomSetting, ratingOf, settingOf } from '../rules/room-setting';

/**
 * Why words cannot stand in a room: slurs in none, and crude ones in a public room only where its opener rated it Teen.
 * @returns undefined for words that can.
 * @see docs/product/content-ratings.md
 */
export function whyUnfit(room: { setting?: RoomSetting }, text: string): Extract<WeaveRefusal, 'slur' | 'crude'> | undefined {
  if (hasSlur(text)) return 'slur';
  const mayBeCrude = settingOf(room).isPrivate || ratingOf(room) === 'teen';
  return !mayBeCrude && hasCrudeWord(text) ? 'crude' : undefined;
}

/** The words of a box when the time is up: what cannot stand in the room is no part of it, and stays in the box. */
export function fitWords(room: { setting?: RoomSetting }, words: string): string {
  return whyUnfit(room, words) ? '' : words;
}
