import type { MouseEvent } from 'react';

/** For a button's onMouseDown: a press with a pointer leaves the focus, and with it a phone's keyboard, where it is. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
