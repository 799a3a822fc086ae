import { printableLine } from '~/platform/text/printable';
import type { PlayerData } from './player-data.server';
import { playerTexts } from './texts';

/** What programs are told of a player: their own words, unless these stand folded behind a door. */
export function descriptionOf({ name, bio, door, level, xp }: Pick<PlayerData, 'name' | 'bio' | 'door' | 'level' | 'xp'>): string {
  return (!door && printableLine(bio)) || playerTexts.description(name, level.level, xp);
}
