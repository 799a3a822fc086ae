/** The event on the window when a form could not be sent. A listener that shows it prevents its default. */
export const UNSENT = 'quillarena:unsent';

let prepared: Promise<unknown> | undefined;

/**
 * Has every form that cannot be sent wait until the frame can show it.
 * @param done resolves once the frame listens, or never will.
 */
export function prepareUnsent(done: Promise<unknown>): void {
  prepared = done;
}

/**
 * Says that a form could not be sent.
 * @param address of the form; undefined for the one that was submitted last.
 * @returns whether the frame shows it.
 */
export async function sayUnsent(address?: string): Promise<boolean> {
  await prepared;
  return !dispatchEvent(new CustomEvent(UNSENT, { detail: address, cancelable: true }));
}
