import { DAY_MS, MINUTE_MS } from '~/platform/clock/durations';

/** A turn of the roster, which comes every day: it lasts from the end of the one before it. */
export interface DutyTurn {
  playerId: string;
  /** When it ends, in minutes after midnight UTC. */
  endsAt: number;
}

/** For how long a grave case waits for somebody to take it, in ms. */
export const PASSED_ON_AFTER_MS = 60 * MINUTE_MS;

/** The minute of the day, UTC. */
export function minuteOf(moment: Date): number {
  return Math.floor((moment.getTime() % DAY_MS) / MINUTE_MS);
}

/** A minute of the day as it is written, UTC: '22:00'. */
export function clockText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** What `clockText` wrote, in minutes after midnight; undefined for anything else. */
export function minuteIn(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** All turns in the order in which they come, from the one that runs at `minute`. @see docs/product/moderation.md */
export function turnsFrom(turns: readonly DutyTurn[], minute: number): DutyTurn[] {
  const untilEnd = ({ endsAt }: DutyTurn) => (endsAt > minute ? endsAt - minute : endsAt - minute + DAY_MS / MINUTE_MS);
  return turns.toSorted((one, other) => untilEnd(one) - untilEnd(other));
}

/** Whom a case rings that was with somebody before: the next of the roster, somebody else if there is anybody else. */
export function nextTurn(turns: readonly DutyTurn[], before: DutyTurn): DutyTurn | undefined {
  const following = turnsFrom(turns, before.endsAt);
  return following.find(({ playerId }) => playerId !== before.playerId) ?? following[0];
}
