import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** How often the page looks who has come, in ms. */
const LOOK_EVERY_MS = 5_000;

/** Keeps the list of rooms, and of who waits in them, up to date while a viewer looks at it. */
export function useFreshRooms(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return;
    const timer = window.setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, LOOK_EVERY_MS);
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [state, revalidate]);
}
