import type { KeyboardEvent } from 'react';

/** For a button's onKeyDown: a key that is held down presses it once, not the same button of each puzzle that follows. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
