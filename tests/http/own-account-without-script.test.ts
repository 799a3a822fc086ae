import { unzipSync } from 'fflate';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { createUnsubscribeTokens } from '../../app/notifications/mails/unsubscribe-token.server.ts';
import { plainPage } from '../support/http/plain-page.ts';
import { publish } from '../support/http/publish.ts';
import { signIn } from '../support/http/sign-in-form.ts';
import { mailbox, member, site, visitor } from '../support/http/site.ts';
import { newPerson, PASSWORD } from '../support/people/person.ts';

const NEW_PASSWORD = 'Another-quill-8';
const BODY = 'Words enough to have an opinion about.';

it('a password changes unless an entry is wrong, weak or mistyped, and ends all other sessions', async () => {
  const person = await member('Secret');
  const page = plainPage(person);
  const change = async (current: string, next: string, confirmed = next) => {
    await page.open('/profile?tab=settings');
    await page.press('Update Password', { 'Current Password': current, 'New Password': next, 'Confirm New Password': confirmed });
    return page.text;
  };
  expect(await change(PASSWORD, NEW_PASSWORD, `${NEW_PASSWORD}9`)).toContain("New passwords don't match. Please try again.");
  expect(await change('Not-my-password-1', NEW_PASSWORD)).toContain('Your current password is not correct. Please try again.');
  expect(await change(PASSWORD, 'abcdefgh')).toContain('Password must contain at least 3 of the following');
  expect(await change(PASSWORD, NEW_PASSWORD)).toContain('Password Updated');
  await page.open('/profile');
  await page.press('Save Changes', { Bio: 'I keep lighthouses.' });
  expect(page.text).toContain('Profile Updated');

  const elsewhere = plainPage(visitor());
  await signIn(elsewhere, person.email);
  expect(elsewhere.text).toContain('Invalid email or password');
  await signIn(elsewhere, person.email, NEW_PASSWORD);
  await elsewhere.open('/profile');
  elsewhere.shown.getAllByRole('heading', { name: person.name });
  await page.open('/profile');
  expect(page.address, 'a sign-in elsewhere ends this session').toMatch(/^\/signin/);
});

it('a forgotten password is replaced with a mailed code, without revealing which addresses are registered', async () => {
  const person = await member('Forgetful');
  const page = plainPage(visitor());
  const answers: string[] = [];
  for (const email of [newPerson('Nobody').email, person.email]) {
    await page.open('/signin');
    await page.follow('Forgot password?');
    await page.press('Send Code', { Email: email });
    expect(page.text).toContain('Please check your email');
    answers.push(page.text);
  }
  expect(answers[0]).toBe(answers[1]);

  await page.follow('Enter the code');
  const code = await mailbox.codeTo(person.email, 1);
  expect(page.shown.getByLabelText<HTMLInputElement>('Email').value).toBe(person.email);
  const replace = (given: string) => page.press('Save New Password', { '6-digit code': given, 'New Password': NEW_PASSWORD });
  await replace(code === '123456' ? '123457' : '123456');
  expect(page.text).toContain('Invalid or expired verification code');
  await replace(code);
  await signIn(page, person.email);
  expect(page.text).toContain('Invalid email or password');
  await signIn(page, person.email, NEW_PASSWORD);
  await page.open('/profile');
  page.shown.getAllByRole('heading', { name: person.name });
});

it('all data of an account are downloaded, its stories besides', async () => {
  const person = await member('Packing');
  await publish(person, { title: 'To Be Packed', body: BODY });
  const page = plainPage(person);
  await page.open('/profile?tab=settings');
  const address = page.shown.getByRole('link', { name: 'Download my data', hidden: true }).getAttribute('href') ?? '';
  const download = await person.fetch(address);
  expect(download.headers.get('content-disposition')).toBe('attachment; filename="quillarena-data.zip"');
  const files = unzipSync(new Uint8Array(await download.arrayBuffer()));
  const text = (file: string) => new TextDecoder().decode(files[file]);
  expect(JSON.parse(text('data/profile.json'))).toMatchObject([{ name: person.name, email: person.email }]);
  const story = Object.keys(files).find((file) => file.startsWith('stories/to-be-packed'));
  expect(text(story ?? '')).toContain(BODY);
});

it('codes of an app open an account, and “This was not me” closes it', async () => {
  const person = await member('Codes');
  const page = plainPage(person);
  await page.open('/profile/security');
  expect(page.text).toContain('A passkey needs JavaScript');
  await page.press('Set up codes', { Password: PASSWORD });
  const secret = page.document.querySelector('code')?.textContent ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await page.press('Turn codes on', { 'Code from your app': app.generate({ timestamp: Date.now() - 30_000 }) });
  expect(page.text).toContain('Codes are on.');

  await person.ask('/signout', { form: {} });
  await signIn(page, person.email);
  await page.press('Sign In', { 'Code from your app': '000000' });
  expect(page.text).toContain('This code is wrong');
  await page.press('Sign In', { 'Code from your app': app.generate() });
  await page.open('/profile/security');
  expect(page.text).toContain('Someone signed in with a code.');

  const { text } = await mailbox.mailTo(person.email, 0, /security of/);
  const { pathname, search } = new URL(text.match(/\S*\/forgot-password\?alarm=\S*/)?.[0] ?? '');
  await page.open(pathname + search);
  await page.press('This was not me');
  expect(page.text).toContain('Every device is signed out');
  await page.open('/profile/security');
  expect(page.address).toMatch(/^\/signin/);
});

it('an account is deleted with its stories if its owner asks for that', async () => {
  const person = await member('Sweeping');
  const story = await publish(person, { title: 'Swept Away', body: BODY });
  const page = plainPage(person);
  await page.open('/profile?tab=settings');
  await page.press('Delete for good', { 'Delete my stories too': true, Password: PASSWORD, 'Type DELETE to confirm': 'delete' });
  expect(page.text).toContain('Your account has been deleted');
  expect([404, 410]).toContain((await visitor().ask(story)).status);
  await page.open('/profile');
  expect(page.address).toMatch(/^\/signin/);
});

it('a refused download is a page with the reason', async () => {
  const person = await member('Refused');
  for (let times = 0; times < 10; times += 1)
    expect((await person.fetch('/profile/data')).headers.get('content-type')).toBe('application/zip');
  const page = plainPage(person);
  await page.open('/profile/data');
  expect(page.text).toContain('You have downloaded your data several times already.');
  await person.ask('/signout', { form: {} });
  await page.open('/profile/data');
  expect(page.address).toMatch(/^\/signin\?/);
});

it('the weekly mail stops by one press in a mail program', async () => {
  const person = await member('Mailed');
  const { tokenFor } = createUnsubscribeTokens(site.settings.SECRET);
  const [, playerId = ''] = /\/players\/([\w-]+)/.exec((await person.ask('/profile')).text) ?? [];
  const press = (token: string, body: URLSearchParams | FormData) =>
    fetch(`${site.url}/mail/unsubscribe?${new URLSearchParams({ token })}`, {
      method: 'POST',
      headers: { origin: 'https://mail.example' },
      body,
    });
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await press('somebody else’s', form)).status).toBe(400);
  const page = plainPage(person);
  const weekly = async () => {
    await page.open('/profile?tab=notifications');
    return page.shown.getByLabelText<HTMLInputElement>(/^Send me the weekly email/).checked;
  };
  expect(await weekly()).toBe(true);
  for (const body of [new URLSearchParams('List-Unsubscribe=One-Click'), form]) {
    const answer = await press(tokenFor({ playerId, mail: 'weekly' }), body);
    expect([answer.status, answer.redirected]).toEqual([200, false]);
    expect(await weekly()).toBe(false);
  }
});
