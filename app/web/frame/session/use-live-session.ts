import { useEffect, useRef, useState } from 'react';
import { href, useRevalidator } from 'react-router';
import type { SessionState } from '~/accounts/sessions/session-state.contract';
import type { SessionEnd } from '~/accounts/viewer/viewer';
import { hasTypedWords, noteTyping } from './typed-words';

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
    const onSessionEnded = async () => {
      const state = hasTypedWords() ? await fetchState() : undefined;
      if (state?.end && state.viewerId === null) return latest.current.onKept(state.end);
      if (state?.viewerId !== viewerId) await latest.current.revalidate();
      setEnded(ended + 1);
    };
    const held = import('~/platform/live/live-connection').then(({ holdLiveConnection }) =>
      holdLiveConnection({ viewerId, onSessionEnded: () => void onSessionEnded() }),
    );
    // A page whose build is no longer on the server has no live connection, as if it were offline.
    return () => void held.then(({ release }) => release()).catch(() => {});
  }, [viewerId, ended]);
  useEffect(noteTyping, []);
  useEffect(() => {
    // A page that the browser kept whole may show somebody who has signed out since.
    const shownAgain = ({ persisted }: PageTransitionEvent) => void (persisted && latest.current.revalidate());
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, []);
}

/** @returns undefined where the server cannot be reached. */
async function fetchState(): Promise<SessionState | undefined> {
  try {
    const { sessionState } = await import('~/accounts/sessions/session-state.contract');
    const response = await fetch(href('/session-state'), { cache: 'no-store' });
    return sessionState.safeParse(await response.json()).data;
  } catch {
    return undefined;
  }
}
