import { useEffect } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { browserStorage, storedItem } from '~/platform/storage/browser-storage';
import { keptPosition, withPosition } from './landing-positions';

/** Storage key of the positions, for as long as the browser's tab is open. */
const positions = storedItem('fanFictionScrollPosition', () => browserStorage('session'));
/** How long after going back the position is restored, in ms: by then the page has its height. */
const RESTORE_AFTER_MS = 100;

/** Stores the scroll position of the landing page when it is left, and restores it on the way back. */
export function useKeptScroll(): void {
  const { pathname, key } = useLocation();
  const leaving = useNavigation().state === 'loading';
  const cameBack = useNavigationType() === 'POP' && key !== 'default';

  useEffect(() => {
    if (leaving) keep(pathname);
  }, [leaving, pathname]);

  useEffect(() => {
    const keepHere = () => keep(pathname);
    window.addEventListener('pagehide', keepHere);
    return () => window.removeEventListener('pagehide', keepHere);
  }, [pathname]);

  useEffect(() => {
    if (!cameBack) return;
    const position = keptPosition(read(), pathname);
    if (position === undefined) return;
    const timer = setTimeout(() => window.scrollTo({ top: position, behavior: 'instant' }), RESTORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [cameBack, pathname]);
}

function keep(pathname: string): void {
  // Where storage is full or forbidden, the page opens at its top.
  positions.write(withPosition(read(), pathname, Math.round(window.scrollY)));
}

function read(): string | null {
  return positions.read() ?? null;
}
