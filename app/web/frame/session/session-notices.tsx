import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SessionEnd } from '~/accounts/viewer/viewer';
import { browserStorage, storedItem } from '~/platform/storage/browser-storage';
import { useToast } from '~/ui/toasts/use-toast';
import type { RootData } from '../root-data';
import { keptFormItem } from './kept-form-item';
import { loggedOut } from './logged-out';
import { useLiveSession } from './use-live-session';

/** Few people ever see it. */
const EndNotice = lazy(() => import('./end-notice').catch(() => new Promise<never>(() => {})));
/** Without a network typed words stay in their boxes, and those of before stay on the device. */
const loadKeptForm = () => import('./kept-form').catch(() => undefined);

/** Lets a browser's other tabs know why its session ended, even when the cookie that says so is gone. */
const endFlag = storedItem('quillarena:session-replaced');
/** Says, over the loading of a new page, that somebody has logged out in this tab. */
const logoutFlag = storedItem('quillarena:logged-out', () => browserStorage('session'));

/**
 * Shows in each tab what happened to this browser's session: signed out by a newer sign-in elsewhere or by a moderator's decision
 * (stays until it is dismissed or somebody signs in), or logged out: then the page is loaded again, so that nothing of them stays in
 * it. A page in which they were writing stays, with the way back to it.
 * @see docs/product/accounts.md
 */
export function SessionNotices({ viewer, sessionEnd, databaseAway }: Pick<RootData, 'viewer' | 'sessionEnd' | 'databaseAway'>) {
  const [end, setEnd] = useState(sessionEnd);
  /** The path of the page that stays because somebody is writing in it. */
  const [keptPath, setKeptPath] = useState<string>();
  const toast = useToast();
  const before = useRef(viewer);
  const viewerId = viewer?.id;
  const { pathname } = useLocation();
  const kept = keptPath === pathname;
  useLiveSession(viewerId, (why) => {
    setKeptPath(location.pathname);
    setEnd(why);
  });

  useEffect(() => {
    const wasSignedIn = before.current !== null;
    before.current = viewer;
    if (viewer) {
      endFlag.remove();
      // A sign-in in another tab, whose cookie was not there yet when this page first asked, has been loaded instead.
      logoutFlag.remove();
      setEnd(null);
      setKeptPath(undefined);
      return;
    }
    const known = sessionEnd ?? (wasSignedIn ? endedBefore() : null);
    if (sessionEnd) endFlag.write(sessionEnd);
    if (known) {
      setEnd(known);
    } else if (wasSignedIn && !databaseAway) {
      logoutFlag.write('yes');
      location.reload();
    } else if (logoutFlag.read()) {
      logoutFlag.remove();
      toast(loggedOut);
    }
  }, [viewer, sessionEnd, databaseAway, toast]);

  useEffect(() => {
    if (!viewerId || !kept) return;
    const keeping = loadKeptForm().then((loaded) => loaded?.keepForm(viewerId));
    return () => void keeping.then((stop) => stop?.());
  }, [viewerId, kept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for on each page.
  useEffect(() => {
    if (viewerId && keptFormItem.read() !== undefined) void loadKeptForm().then((loaded) => loaded?.bringFormBack(viewerId));
  }, [viewerId, pathname]);

  if (!end) return null;
  return (
    <Suspense>
      <EndNotice end={end} kept={kept} onDismiss={() => setEnd(null)} />
    </Suspense>
  );
}

function endedBefore(): SessionEnd | null {
  const flag = endFlag.read();
  if (flag === undefined) return null;
  return flag === 'suspended' ? flag : 'replaced';
}
