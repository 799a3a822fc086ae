import { httpClient } from '../support/http/http-client';
import { plainPage } from '../support/http/plain-page';
import { newPerson, PASSWORD } from '../support/people/person';
import { expect, test } from '../support/sites/server-test';
import { withSite } from '../support/sites/site-process';

test('without a mail server the code is in the outbox', async () => {
  await withSite({ DEMO: '0' }, async ({ url }) => {
    const person = newPerson('Outbox');
    const client = httpClient({ base: url });
    const outbox = plainPage(client);
    await outbox.open('/dev/outbox');
    expect(outbox.text).toContain('No mail yet.');
    await client.ask('/signup', { form: { ...person, password: PASSWORD } });
    await expect(async () => {
      await outbox.open('/dev/outbox');
      expect(outbox.text).toContain(`To ${person.email}`);
    }).toPass();
    const mail = outbox.document.querySelector('main li a')?.getAttribute('href') ?? '';
    expect(mail).toMatch(/^\/dev\/outbox\/.*\.eml$/);
    const { text } = await client.ask(mail);
    expect(text).toContain(`To: ${person.email}`);
    const page = plainPage(client);
    await page.open('/verify-email');
    await page.press('Verify Email', { 'Verification code': text.match(/\b\d{6}\b/)?.[0] ?? '' });
    expect(page.text).toContain('Email Verified!');
  });
});
