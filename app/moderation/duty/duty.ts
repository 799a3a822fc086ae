import { DAY_MS, MINUTE_MS } from '~/platform/clock/durations';

/** A turn of the roster, which comes every day: it lasts from the end of the one before it. */
export interface DutyTurn {
  playerId: string;
  /** When it ends, in minutes after midnight UTC. */
  endsAt: number;
}

/** For how long a grave case waits for a moderator to take it, in ms. */
export const PASSED_ON_AFTER_MS = 60 * MINUTE_MS;

/** The minute of the day, UTC. */
export function minuteOf(moment: Date): number {
  return Math.floor((moment.getTime() % DAY_MS) / MINUTE_MS);
}

/** All turns in the order in which they come, from the one that runs at `minute`. @see docs/product/moderation.md */
export function turnsFrom(turns: readonly DutyTurn[], minute: number): DutyTurn[] {
  const untilEnd = ({ endsAt }: DutyTurn) => (endsAt > minute ? endsAt - minute : endsAt - minute + DAY_MS / MINUTE_MS);
  return turns.toSorted((one, other) => untilEnd(one) - untilEnd(other));
}

/** Whom a case rings that was with a moderator before: the next of the roster, somebody else if there is anybody else. */
export function nextTurn(turns: readonly DutyTurn[], before: DutyTurn): DutyTurn | undefined {
  const following = turnsFrom(turns, before.endsAt);
  return following.find(({ playerId }) => playerId !== before.playerId) ?? following[0];
}
