import { DAY_MS } from '~/platform/clock/durations';
import { type Skill, UNKNOWN, widened } from './skill';

/** Where a player stood after their latest contest. */
export interface StoredSkill extends Skill {
  playerId: string;
  contests: number;
  ratedAt: Date;
}

/** A rating as it is by now. @param stored undefined before the first contest. */
export function atTime(stored: Omit<StoredSkill, 'playerId' | 'contests'> | undefined, now: Date): Skill {
  return stored ? widened(stored, (now.getTime() - stored.ratedAt.getTime()) / DAY_MS) : UNKNOWN;
}
