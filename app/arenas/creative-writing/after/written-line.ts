import { minutesSecondsText } from '~/platform/clock/format-times';
import { dayText } from '~/platform/text/format-dates';
import { SESSION_SECONDS } from '../saving/story-text';

interface SessionTimes {
  startedAt: Date;
  endsAt: Date;
  /** When it was found to have ended, maybe after `endsAt`. */
  settledAt: Date;
}

/** How long a session was written in, in seconds of game time. */
export function writtenIn({ startedAt, endsAt, settledAt }: SessionTimes): number {
  const whole = endsAt.getTime() - startedAt.getTime();
  const taken = Math.min(Math.max(settledAt.getTime() - startedAt.getTime(), 0), whole);
  return whole > 0 ? Math.round((taken / whole) * SESSION_SECONDS) : 0;
}

interface Written {
  /** Undefined where no duration is shown. */
  seconds: number | undefined;
  publishedAt: Date;
  revisedAt: Date | undefined;
}

/** Such as 'Written in 28:14, revised Nov 24'; the year is named when it is not that of publication. */
export function writtenLine({ seconds, publishedAt, revisedAt }: Written): string | undefined {
  const written = seconds === undefined ? '' : `Written in ${minutesSecondsText(seconds)}`;
  if (!revisedAt) return written || undefined;
  const day = dayText(revisedAt);
  const sameYear = revisedAt.getUTCFullYear() === publishedAt.getUTCFullYear();
  const revised = sameYear ? day.replace(/, \d+$/, '') : day;
  return written ? `${written}, revised ${revised}` : `Revised ${revised}`;
}
