import type { MouseEvent } from 'react';

/** For a button's onMouseDown: a press with a pointer keeps the focus where it is, and with it a phone's keyboard. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
