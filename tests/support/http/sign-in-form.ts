import { PASSWORD } from '../people/person.ts';
import type { PlainPage } from './plain-page.ts';

/** Fills in and sends the form of sign-in. @param to the page to ask for, which leads there. */
export async function signIn(page: PlainPage, email: string, password = PASSWORD, to = '/signin'): Promise<void> {
  await page.open(to);
  await page.press('Sign In', { Email: email, Password: password });
}
