import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { holdLiveConnection } from '~/platform/live/live-connection';

/**
 * Keeps a signed-in page's live connection open. When its session ends elsewhere, everything on the page is
 * asked for anew: the answer says that the person is signed out, and why.
 * @param viewerId whose page it is; undefined for a visitor, who has no connection.
 */
export function useLiveSession(viewerId: string | undefined): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    if (!viewerId) return;
    return holdLiveConnection({ viewerId, onSessionEnded: () => void latest.current() }).release;
  }, [viewerId]);
}
