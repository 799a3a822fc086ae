import { minutesSecondsText } from '~/platform/clock/format-times';

const SPOKEN = [
  { seconds: 10, text: '10 seconds left' },
  { seconds: 30, text: '30 seconds left' },
  { seconds: 60, text: '1 minute left' },
];

/**
 * Time left as mm:ss.
 * @param secondsLeft seconds, rounded up; negative values count as zero.
 */
export function timerText(secondsLeft: number): string {
  return minutesSecondsText(wholeSeconds(secondsLeft)).padStart(5, '0');
}

/**
 * The announced time left; it changes only at 60, 30 and 10 seconds.
 * @param totalSeconds of the whole timer: one of 45 seconds never had a minute left.
 */
export function spokenTime(secondsLeft: number, totalSeconds: number): string {
  const seconds = wholeSeconds(secondsLeft);
  return SPOKEN.find((mark) => seconds <= mark.seconds && mark.seconds <= totalSeconds)?.text ?? '';
}

export type TimerTone = 'calm' | 'amber' | 'red';

/** A timer's colour by its limits, in seconds. */
export function timerTone(secondsLeft: number, amberBelow: number, redBelow: number): TimerTone {
  const seconds = wholeSeconds(secondsLeft);
  if (seconds < redBelow) return 'red';
  return seconds < amberBelow ? 'amber' : 'calm';
}

function wholeSeconds(secondsLeft: number): number {
  return Math.max(0, Math.ceil(secondsLeft));
}
