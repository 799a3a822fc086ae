import { expect, it } from 'vitest';
import { type PlainPage, plainPage } from '../support/http/plain-page.ts';
import { publish } from '../support/http/publish.ts';
import { signIn } from '../support/http/sign-in-form.ts';
import { mailbox, member, visitor } from '../support/http/site.ts';
import { newPerson, PASSWORD, type Person } from '../support/people/person.ts';

async function signUp(page: PlainPage, { name, email }: Person, password = PASSWORD): Promise<void> {
  await page.open('/signup');
  await page.press('Sign Up', { Username: name, Email: email, Password: password });
}

const verify = (page: PlainPage, code: string) => page.press('Verify Email', { 'Verification code': code });

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

it('says what people agree to by signing up, and leads there', async () => {
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

it('another person gains nothing by signing up with an owner’s address, and taking their name costs them only the name', async () => {
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

it('another person cannot lock a player out of their known browser by guessing passwords', async () => {
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
