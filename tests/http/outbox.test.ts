import { expect, it, vi } from 'vitest';
import { httpClient } from '../support/http/http-client.ts';
import { plainPage } from '../support/http/plain-page.ts';
import { newPerson, PASSWORD } from '../support/people/person.ts';
import { withSite } from '../support/sites/site-process.ts';

const PATIENCE = { timeout: 60_000 };

it('without a mail server the code is in the outbox', async () => {
  // A site of its own: the one that all files share has a mail server.
  await withSite({ DEMO: '0' }, async (site) => {
    const person = newPerson('Outbox');
    const page = plainPage(httpClient({ base: site.url }));
    await page.open('/dev/outbox');
    expect(page.text).toContain('No mail yet.');
    await page.open('/signup');
    await page.press('Sign Up', { Username: person.name, Email: person.email, Password: PASSWORD });
    const outbox = plainPage(httpClient({ base: site.url }));
    await vi.waitFor(async () => {
      await outbox.open('/dev/outbox');
      expect(outbox.text).toContain(`To ${person.email}`);
    }, PATIENCE);
    const mail = outbox.document.querySelector('a[href$=".eml"]')?.getAttribute('href') ?? '';
    const { text } = await httpClient({ base: site.url }).ask(new URL(mail, `${site.url}/dev/outbox/`).pathname);
    expect(text).toContain(`To: ${person.email}`);
    await page.press('Verify Email', { 'Verification code': /\b\d{6}\b/.exec(text)?.[0] ?? '' });
    page.shown.getByRole('heading', { name: 'Email Verified!', hidden: true });
  });
});
