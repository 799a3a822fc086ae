import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SessionEnd } from '~/accounts/viewer/viewer';

/**
 * Keeps a signed-in page's live connection open. When its session ends elsewhere, everything on the page is
 * loaded again: the data says that the person is signed out, and why. A page in which somebody is writing stays as it is instead.
 * If the browser has a newer session by then, from a sign-in in another tab, the page connects with that one.
 * @param viewerId the page's viewer; undefined for a visitor, who has no connection.
 * @param onKept called when the session has ended and the page stays.
 */
export function useLiveSession(viewerId: string | undefined, onKept: (end: SessionEnd) => void): void {
  const { revalidate } = useRevalidator();
  const latest = useRef({ revalidate, onKept });
  latest.current = { revalidate, onKept };
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (!viewerId) return;
    // Loaded when the page is there: visitors need none of it. Without a network, or when its build is no longer on the server, a page
    // has no live connection.
    const loading = import('./live-session').catch(() => undefined);
    const held = loading.then((loaded) => {
      if (!loaded) return undefined;
      const { holdLiveConnection, fetchSessionState, hasTypedWords, noteTyping } = loaded;
      const stopNoting = noteTyping();
      const onSessionEnded = async () => {
        const state = hasTypedWords() ? await fetchSessionState() : undefined;
        if (state?.end && state.viewerId === null) return latest.current.onKept(state.end);
        if (state?.viewerId !== viewerId) await latest.current.revalidate();
        setEnded(ended + 1);
      };
      const { release } = holdLiveConnection({ viewerId, onSessionEnded: () => void onSessionEnded() });
      return () => {
        stopNoting();
        release();
      };
    });
    return () => void held.then((release) => release?.());
  }, [viewerId, ended]);
  useEffect(() => {
    // A page that the browser kept whole may show somebody who has signed out since.
    const shownAgain = ({ persisted }: PageTransitionEvent) => void (persisted && latest.current.revalidate());
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, []);
}
