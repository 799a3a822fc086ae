import { useEffect, useState } from 'react';
import { LOCALE } from '~/platform/text/language';

const options: Intl.DateTimeFormatOptions = {
  ...{ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  ...{ hourCycle: 'h23', timeZoneName: 'short' },
};

/** A time with its zone, such as 'Mar 1, 2026, 14:05 UTC'. @param timeZone undefined: that of this device. */
function momentText(iso: string, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }).format(new Date(iso));
}

/** A time and its zone: the reader's own once the page has hydrated, UTC until then. @param at ISO 8601. */
export function Moment({ at }: { at: string }) {
  const text = useMomentText()(at);
  return <time dateTime={at}>{text}</time>;
}

/** Writes times as `Moment` does, for where only text can stand. */
export function useMomentText(): (iso: string) => string {
  const [zone, setZone] = useState<string | undefined>('UTC');
  useEffect(() => setZone(undefined), []);
  return (iso) => momentText(iso, zone);
}
