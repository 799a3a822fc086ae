import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { storedZone, zoneCookie } from './time-zone-cookie';

/**
 * Tells the server this browser's time zone, and loads the page again when it shows the date of another one.
 * @param shown the time zone whose date the page shows.
 */
export function useTimeZone(shown: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    // A page that visitors share has the date of UTC, also for those whose time zone is known.
    if (storedZone(document.cookie) === own && (shown !== 'UTC' || own === 'UTC')) return;
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API.
    document.cookie = zoneCookie(own);
    if (own !== shown) void revalidate();
  }, [shown, revalidate]);
}
