/** What a field for a local time holds: 'YYYY-MM-DDTHH:MM'. */
const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/**
 * The moment that a local time means in a time zone. A time that a change of clocks leaves out counts as the hour after it.
 * @param local as a field of the type datetime-local sends it.
 * @param timeZone as browsers name it; UTC where it is empty.
 * @returns undefined for an invalid time or an unknown time zone.
 */
export function timeInZone(local: string, timeZone: string): Date | undefined {
  const [, year, month, day, hour, minute] = (LOCAL.exec(local) ?? []).map(Number);
  if (year === undefined || month === undefined) return undefined;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  if (new Date(asUtc).toISOString().slice(0, local.length) !== local) return undefined;
  try {
    const zone = new Intl.DateTimeFormat('en-US', { timeZone: timeZone || 'UTC', timeZoneName: 'longOffset' });
    const first = asUtc - offsetMs(zone, asUtc);
    return new Date(asUtc - offsetMs(zone, first));
  } catch {
    return undefined;
  }
}

/** How far a zone's clocks are ahead of UTC, in ms. */
function offsetMs(zone: Intl.DateTimeFormat, at: number): number {
  const name = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const ms = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -ms : ms;
}
