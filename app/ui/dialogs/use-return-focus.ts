import { useRef } from 'react';

/**
 * For dialogs opened by state instead of a trigger: returns the focus to where it was.
 * In a form the focus starts in the first field.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      const field = firstField(event.currentTarget);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

function firstField(dialog: EventTarget | null): HTMLElement | null {
  if (!(dialog instanceof HTMLElement)) return null;
  return dialog.querySelector<HTMLElement>('input:not([type="hidden"], [type="radio"]), textarea');
}
