import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { LOADING } from './texts';

/** A navigation no longer than this, in ms, needs no progress indicator. */
const QUICK_MS = 150;

/** A line at the top while the next page loads; announces loading, and then the page's title, to screen readers. */
export function NavigationStatus() {
  const busy = useNavigation().state !== 'idle';
  const [slow, setSlow] = useState(false);
  const arrived = useArrivedTitle();

  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), QUICK_MS);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <>
      {slow && <div aria-hidden="true" className="slow-page" />}
      <div role="status" className="sr-only">
        {slow ? LOADING : arrived}
      </div>
    </>
  );
}

/** The title of the page navigated to; empty on the first page, which the browser announces itself. */
function useArrivedTitle(): string {
  const { pathname } = useLocation();
  const first = useRef<string | undefined>(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname === first.current) return;
    first.current = undefined;
    setTitle(document.title);
  }, [pathname]);
  return title;
}
