import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

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
    const held = import('~/platform/live/live-connection').then(({ holdLiveConnection }) =>
      holdLiveConnection({ viewerId, onSessionEnded }),
    );
    // A page whose build is gone from the server has no live connection, as without a network.
    return () => void held.then(({ release }) => release()).catch(() => {});
  }, [viewerId, ended]);
}
