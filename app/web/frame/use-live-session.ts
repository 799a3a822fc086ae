import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Keeps a signed-in page's live connection open. When its session ends elsewhere, everything on the page is
 * loaded again: the data says that the person is signed out, and why. If the browser has a newer session by
 * then, from a sign-in in another tab, the page connects with that one.
 * @param viewerId the page's viewer; undefined for a visitor, who has no connection.
 */
export function useLiveSession(viewerId: string | undefined): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (!viewerId) return;
    const onSessionEnded = () => void latest.current().finally(() => setEnded(ended + 1));
    const held = import('~/platform/live/live-connection').then(({ holdLiveConnection }) =>
      holdLiveConnection({ viewerId, onSessionEnded }),
    );
    // A page whose build is no longer on the server has no live connection, as if it were offline.
    return () => void held.then(({ release }) => release()).catch(() => {});
  }, [viewerId, ended]);
}
