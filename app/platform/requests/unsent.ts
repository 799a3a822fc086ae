/** The event on the window when a form could not be sent. A listener that shows it prevents its default. */
export const UNSENT = 'quillarena:unsent';

/**
 * Says that a form could not be sent.
 * @param address of the form; undefined for the one that was submitted last.
 * @returns whether the frame shows it.
 */
export function sayUnsent(address?: string): boolean {
  return !dispatchEvent(new CustomEvent(UNSENT, { detail: address, cancelable: true }));
}
