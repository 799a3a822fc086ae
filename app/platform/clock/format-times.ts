/** A duration such as '0:42' or '100:00'. @param seconds whole ones. */
export function minutesSecondsText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A minute of the day as fields of the type time hold it, such as '07:05'. */
export function minuteOfDayText(minute: number): string {
  return minutesSecondsText(minute).padStart(5, '0');
}

/** What `minuteOfDayText` wrote, in minutes after midnight; undefined for anything else. */
export function minuteOfDayIn(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
