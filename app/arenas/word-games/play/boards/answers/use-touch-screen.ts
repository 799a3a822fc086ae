import { useSyncExternalStore } from 'react';

const COARSE = '(pointer: coarse)';

/** Whether the main way to point is a finger. The server does not know, and says no. */
export function useTouchScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(COARSE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(COARSE).matches,
    () => false,
  );
}
