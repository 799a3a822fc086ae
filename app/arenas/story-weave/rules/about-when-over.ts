import { SECOND_MS } from '~/platform/clock/durations';
import { OUTCOME_MS } from './battle/battle';
import { LEAST_PICKING_MS } from './battle/reading';
import { battleOf } from './battle/room-battle';
import { roundsOf } from './battle/round';
import { FEWEST_FOLDERS, foldLastsMs } from './fold/fold';
import { type Moment, type Room, real } from './room';
import { settingOf, timeFactor } from './room-setting';

/**
 * About when the game of a room is over, in ms since 1970: a game of turns has its end; battle rounds that are still to come
 * are counted at the time they have at most.
 */
export function aboutWhenOver(room: Room, moment: Pick<Moment, 'now' | 'gameSpeed'>): number {
  const { format, table } = settingOf(room);
  if (format === 'turns' || format === 'slow') return room.gameEndsAt;
  if (room.fold)
    return Math.min(room.gameEndsAt, moment.now + real(moment, foldLastsMs(Math.max(FEWEST_FOLDERS, room.fold.writers.length))));
  const { phase } = battleOf(room);
  const left = roundsOf(room) - room.round + (phase === 'rest' ? 0 : 1);
  const roundMs = table.seconds * SECOND_MS * timeFactor(room) + LEAST_PICKING_MS + OUTCOME_MS;
  return Math.min(room.gameEndsAt, moment.now + real(moment, Math.max(0, left) * roundMs));
}
