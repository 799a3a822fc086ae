import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { createUnsubscribeTokens } from '../../app/notifications/mails/unsubscribe-token.server.ts';
import { type PlainPage, plainPage } from '../support/http/plain-page.ts';
import { publish } from '../support/http/publish.ts';
import { mailbox, member, site, visitor } from '../support/http/site.ts';
import { newPerson, PASSWORD, type Person } from '../support/people/person.ts';

const NEW_PASSWORD = 'Another-quill-8';
const BODY = 'Words enough to have an opinion about.';

async function signUp(page: PlainPage, { name, email }: Person, password = PASSWORD): Promise<void> {
  await page.open('/signup');
  await page.press('Sign Up', { Username: name, Email: email, Password: password });
}

const verify = (page: PlainPage, code: string) => page.press('Verify Email', { 'Verification code': code });

async function signIn(page: PlainPage, email: string, password = PASSWORD, to = '/signin'): Promise<void> {
  await page.open(to);
  await page.press('Sign In', { Email: email, Password: password });
}

/** What a screen reader says of a field besides its name. */
function described(page: PlainPage, label: string): string {
  const [field] = page.shown.getAllByLabelText(label);
  const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => page.document.getElementById(id)?.textContent ?? '').join(' ');
}

it('a person signs up, verifies, reads, rates and logs in again', async () => {
  const title = 'Read Plainly';
  const story = await publish(await member(), { title, body: 'Short.' });
  const person = newPerson('Plain');
  const client = visitor();
  const page = plainPage(client);
  await signUp(page, person);
  await page.follow('Enter the code');
  await verify(page, await mailbox.codeTo(person.email));
  expect(page.text).toContain('Email Verified!');
  await page.follow('Return to home page');
  expect(page.address).toBe('/');
  page.shown.getAllByRole('link', { name: person.name, hidden: true });

  await client.ask('/signout', { form: {} });
  await signIn(page, person.email, PASSWORD, '/signin?to=/stories');
  await page.follow('Continue');
  expect(page.address).toBe('/stories');
  page.shown.getAllByRole('article', { name: title });
  await page.open(story);
  await page.press('Rate', { 'Your rating': '4' });
  expect(page.text).toContain('Rating SubmittedThank you for rating this story!');
  expect((await visitor().ask(page.address)).text, 'only its rater is told').not.toContain('Rating Submitted');
  expect(page.shown.getByLabelText<HTMLSelectElement>('Your rating').value).toBe('4');
  await page.open(story);
  expect(page.text).not.toContain('Rating Submitted');
});

it('a sign-up verified in another browser leads to sign-in where it began, and one verified in another tab leads home', async () => {
  const person = newPerson('Phone');
  const began = plainPage(visitor());
  await signUp(began, person);
  await began.follow('Enter the code');
  const token = await mailbox.codeTo(person.email);
  const phone = plainPage(visitor());
  await phone.open(`/verify-email?${new URLSearchParams({ token, type: 'signup', email: person.email })}`);
  await phone.press('Verify Email', { Password: PASSWORD });
  expect(phone.text).toContain('Email Verified!');
  await verify(began, token);
  expect(began.address).toBe('/signin?used-link=verification');
  expect(began.text).toContain('Your email is verified. Please sign in.');

  const client = visitor();
  const [tab, other] = [plainPage(client), plainPage(client)];
  const second = newPerson('Tabs');
  await signUp(tab, second);
  await tab.follow('Enter the code');
  const code = await mailbox.codeTo(second.email);
  await other.open('/verify-email');
  await verify(other, code);
  await verify(tab, code);
  expect(tab.address).toBe('/');
});

it('says what somebody agrees to by signing up, and leads there', async () => {
  const page = plainPage(visitor());
  await page.open('/signup');
  expect(page.text).toContain('agree to the terms. What we keep about you is listed under privacy.');
  for (const name of ['terms', 'privacy']) {
    expect(page.shown.getByRole('main').querySelector(`a[href='/law/${name}']`)?.textContent).toBe(name);
  }
});

it('a misleading name is refused next to its field', async () => {
  const page = plainPage(visitor());
  const person = newPerson('Hidden');
  for (const [name, text] of [
    [person.email.slice(-30), 'Everyone sees your username, so it must not contain an email address.'],
    ['\u3164\u3164', 'Username may contain letters, digits, spaces and common marks, but no invisible characters.'],
    ['anonymous', "'Anonymous' is what writers without a name are called. Please choose another username."],
  ] as const) {
    await signUp(page, { ...person, name });
    expect(described(page, 'Username')).toBe(`${text} 2 to 30 characters; everyone sees it.`);
    expect(page.shown.getByLabelText<HTMLInputElement>('Username').value).toBe(name);
  }
});

it('a name or an address in use is refused', async () => {
  const taken = await member('Taken');
  const page = plainPage(visitor());
  await signUp(page, { ...newPerson(), name: taken.name.toUpperCase() });
  expect(page.text).toContain('Username already in use');
  await signUp(page, { ...newPerson(), email: taken.email });
  expect(page.text).toContain('Email already in use');
});

it('sign-in refuses a wrong password and an unverified address, then leads to the requested page', async () => {
  const person = newPerson('Back');
  const client = visitor();
  const page = plainPage(client);
  await page.open('/signin');
  await page.press('Sign In', { Email: 'not an address' });
  expect(page.text).toContain('Please enter a valid email address.');
  expect(page.text).toContain('Password is required.');

  await signUp(page, person);
  await signIn(page, person.email);
  expect(page.text).toContain('Please verify your email before logging in');
  await page.follow('Enter the verification code');
  await verify(page, await mailbox.codeTo(person.email));
  expect(page.text).toContain('Email Verified!');
  await client.ask('/signout', { form: {} });

  await page.open('/profile');
  expect(page.address).toBe('/signin?to=%2Fprofile');
  await page.press('Sign In', { Email: person.email, Password: 'Wrong-one-99' });
  expect(page.text).toContain('Invalid email or password');
  await page.press('Sign In', { Password: PASSWORD });
  await page.follow('Continue');
  expect(page.address).toBe('/profile');
  page.shown.getAllByRole('heading', { name: person.name });
});

it('another person gains nothing by signing up with somebody’s address, and taking their name costs them only the name', async () => {
  const person = newPerson('Owner');
  const page = plainPage(visitor());
  await signUp(page, person);
  await page.follow('Enter the code');
  const code = await mailbox.codeTo(person.email);

  const stranger = plainPage(visitor());
  await signUp(stranger, { ...person, name: newPerson('Stranger').name }, 'Lantern-otter-5');
  const strangersCode = await mailbox.codeTo(person.email, 1);
  const namesake = { ...newPerson('Namesake'), name: person.name };
  await signUp(stranger, namesake);
  await stranger.follow('Enter the code');
  await verify(stranger, await mailbox.codeTo(namesake.email));
  expect(stranger.text).toContain('Email Verified!');

  await verify(page, strangersCode);
  expect(page.text).toContain('Invalid or expired verification code');
  expect(page.text).toContain('Use the code from the latest email.');
  await verify(page, code);
  expect(page.text).toContain('Username already in use');
  expect(page.shown.getByLabelText<HTMLInputElement>('Verification code').value).toBe(code);
  const { name } = newPerson('Other');
  await page.press('Verify Email', { Username: name });
  expect(page.text).toContain('Email Verified!');
  await page.open('/profile');
  page.shown.getAllByRole('heading', { name });
});

it('another person cannot lock somebody out of their known browser by guessing passwords', async () => {
  const person = await member('Guarded');
  await person.ask('/signout', { form: {} });
  const stranger = visitor();
  for (let tries = 0; tries < 10; tries += 1)
    await stranger.ask('/signin', { form: { email: person.email, password: `Wrong-${tries}-guess` } });
  expect((await stranger.ask('/signin', { form: { email: person.email, password: PASSWORD } })).status).toBe(429);
  const page = plainPage(person);
  await signIn(page, person.email);
  await page.open('/profile');
  page.shown.getAllByRole('heading', { name: person.name });
});

it('a link opened on another device asks for the password, and leads to sign-in once used', async () => {
  const person = newPerson('Device');
  await signUp(plainPage(visitor()), person);
  const { text } = await mailbox.mailTo(person.email);
  const { pathname, search } = new URL(/http\S+/.exec(text)?.[0] ?? '');
  const device = plainPage(visitor());
  await device.open(pathname + search);
  expect(device.shown.getByLabelText<HTMLInputElement>('Verification code').value).toMatch(/^\d{6}$/);
  await device.press('Verify Email', { Password: PASSWORD });
  expect(device.text).toContain('Email Verified!');
  const another = plainPage(visitor());
  await another.open(pathname + search);
  expect(another.address).toMatch(/^\/signin/);
  expect(another.text).toContain('Your email is verified. Please sign in.');
});

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
  expect(page.text).toContain('Somebody signed in with a code.');

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
