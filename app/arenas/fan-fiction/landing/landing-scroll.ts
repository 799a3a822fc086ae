import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { browserStorage, storedItem } from '~/platform/storage/browser-storage';
import { savedPosition, withPosition } from './landing-positions';

/** The saved positions, which last as long as the browser's tab. */
const positions = storedItem('fanFictionScrollPosition', () => browserStorage('session'));
/** How long after going back the position is restored, in ms: by then the page has its height. */
const RESTORE_AFTER_MS = 100;

/** Saves the scroll position when a reader leaves the landing page, and restores it when they come back. */
export function useScrollRestoration(): void {
  const { pathname, key } = useLocation();
  const leaving = useNavigation().state === 'loading';
  const cameBack = useNavigationType() === 'POP' && key !== 'default';

  // As it was when the page opened: leaving it saves another one.
  const before = useMemo(() => savedPosition(positions.read(), pathname), [pathname]);

  const isSaved = useRef(false);
  useEffect(() => {
    isSaved.current = leaving;
    if (leaving) save(pathname);
  }, [leaving, pathname]);

  // A page that comes at once is never seen loading. This one still stands where it was left until the layout of the next.
  useLayoutEffect(() => () => void (isSaved.current || save(pathname)), [pathname]);

  useEffect(() => {
    const saveHere = () => save(pathname);
    window.addEventListener('pagehide', saveHere);
    return () => window.removeEventListener('pagehide', saveHere);
  }, [pathname]);

  useEffect(() => {
    if (!cameBack || before === undefined) return;
    const timer = setTimeout(() => window.scrollTo({ top: before, behavior: 'instant' }), RESTORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [cameBack, before]);
}

function save(pathname: string): void {
  // When storage is full or forbidden, the page opens at its top.
  positions.write(withPosition(positions.read(), pathname, Math.round(window.scrollY)));
}
