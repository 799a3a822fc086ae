/** Gives a field the focus, unless something other than what the field stands in has it. */
export function takeFocus(field: HTMLElement | null): void {
  const { activeElement } = document;
  if (field && (!activeElement || activeElement.contains(field))) field.focus({ preventScroll: true });
}
