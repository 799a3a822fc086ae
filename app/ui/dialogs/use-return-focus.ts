import { useRef } from 'react';

/**
 * For dialogs opened by state instead of a trigger: returns the focus to where it was.
 * In a form the focus starts in the first field.
 * @param startsInField false: it starts where dialogs usually start, so that a phone shows no keyboard over what is to be read.
 */
export function useReturnFocus(startsInField = true) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      const field = startsInField ? firstField(event.currentTarget) : null;
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
