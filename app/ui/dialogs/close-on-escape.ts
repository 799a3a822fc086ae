import type { KeyboardEvent } from 'react';

/**
 * Escape closes a dialog also while a toast stands over it. Radix gives the key to what opened last alone,
 * and that is the toast that came after the dialog, though the person is in the dialog.
 */
export const closeOnEscape = (onOpenChange: (open: boolean) => void) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // What the dialog stands over hears the key, too, and stays.
    event.preventDefault();
    onOpenChange(false);
  },
});
