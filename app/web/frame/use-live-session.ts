import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { holdLiveConnection } from '~/platform/live/live-connection';

/**
 * Keeps a signed-in page's live connection open. When its session ends elsewhere, everything on the page is
 * asked for again: the answer says that the person is signed out, and why. Where the browser has a newer session by
 * then, of a sign-in in another tab, the page is connected by that one.
 * @param viewerId whose page it is; undefined for a visitor, who has no connection.
 */
export function useLiveSession(viewerId: string | undefined): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (!viewerId) return;
    const onSessionEnded = () => void latest.current().finally(() => setEnded(ended + 1));
    return holdLiveConnection({ viewerId, onSessionEnded }).release;
  }, [viewerId, ended]);
}
