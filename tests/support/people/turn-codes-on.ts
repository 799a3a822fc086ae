import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { postForm } from './people.ts';
import { PASSWORD } from './person.ts';

/** Turns codes of an app on for the page's player, without opening pages: what it takes for a role to count. */
export async function turnCodesOn(page: Page): Promise<void> {
  const { text } = await postForm(page, '/profile/security', { intent: 'begin-codes', password: PASSWORD });
  const secret = text.match(/<code[^>]*>([A-Z2-7 ]+)<\/code>/)?.[1] ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();
  await postForm(page, '/profile/security', { intent: 'confirm-codes', code });
}
