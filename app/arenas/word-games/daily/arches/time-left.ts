const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Time until the next set, such as '5 h 23 min'; in the last minute '42 s'. @param secondsLeft whole seconds. */
export function timeLeftText(secondsLeft: number): string {
  const seconds = Math.max(0, secondsLeft);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${minutes} min`;
  return seconds >= MINUTE ? `${minutes} min` : `${seconds} s`;
}
