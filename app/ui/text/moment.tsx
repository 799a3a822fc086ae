import { useEffect, useState } from 'react';
import { zonedMomentText } from '~/platform/text/format-dates';

/** A time and its zone: the reader's own once the page has hydrated, UTC until then. @param at ISO 8601. */
export function Moment({ at }: { at: string }) {
  const text = useMomentText()(at);
  return <time dateTime={at}>{text}</time>;
}

/** Writes times as `Moment` does, for where only text can stand. */
export function useMomentText(): (iso: string) => string {
  const [zone, setZone] = useState<string | undefined>('UTC');
  useEffect(() => setZone(undefined), []);
  return (iso) => zonedMomentText(new Date(iso), zone);
}
