import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hears keys wherever the focus is, from the moment that the page shows what calls it: another effect would run some time after, and
 * miss those that are pressed in between.
 */
export function useKeydown(hear: (event: KeyboardEvent) => void): void {
  // An effect event knows the page that is shown from the moment it is shown.
  const press = useEffectEvent(hear);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
