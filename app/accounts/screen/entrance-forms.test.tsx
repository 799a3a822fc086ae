// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub, Outlet, RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { submitForm } from '~/platform/forms/submit-form.server';
import { Toaster } from '~/ui/toasts/toaster';
import { loadToastView } from '~/ui/toasts/use-toast';
import { signUpForm } from '../forms';
import SignIn from '../sign-in/signin.route';
import { signInTexts } from '../sign-in/texts';
import SignUp from '../sign-up/signup.route';
import { signUpTexts } from '../sign-up/texts';
import { texts, toasts } from '../texts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Route = Parameters<typeof createRoutesStub>[0][number];

interface Entrance {
  path: string;
  Page: Route['Component'];
  data: object;
  action: (form: FormData) => unknown;
}

/** Opens the page of a form. */
function open({ path, Page, data, action }: Entrance): void {
  const Site = () => (
    <Toaster>
      <Outlet />
    </Toaster>
  );
  const route: Route = { path, Component: Page, loader: () => data, action: async ({ request }) => action(await request.formData()) };
  const Stub = createRoutesStub([{ Component: Site, HydrateFallback: () => null, children: [route] }]);
  const place = document.body.appendChild(document.createElement('div'));
  const page = createRoot(place);
  onTestFinished(() => {
    page.unmount();
    place.remove();
  });
  page.render(<Stub initialEntries={[path]} />);
}

const button = (name: string) =>
  vi.waitUntil(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name));
const field = (name: string) => vi.waitUntil(() => document.querySelector<HTMLInputElement>(`input[name=${name}]`));
const says = (text: string) => vi.waitUntil(() => document.body.textContent?.includes(text));

/** Types like a person: React hears of it. */
async function type(name: string, value: string): Promise<void> {
  const input = await field(name);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What screen readers read after a field's name. */
const description = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('signing up', () => {
  const signUp: Entrance = {
    path: '/signup',
    Page: SignUp,
    data: { to: '/', databaseAway: false, signUps: 'open', invitation: '', minimumAge: 16 },
    action: (formData) =>
      submitForm({
        formData,
        schema: signUpForm,
        context: new RouterContextProvider(),
        texts: { failed: signUpTexts.failed, databaseAway: texts.databaseAway },
        secretFields: ['password'],
        run: async () => ({ result: { codeSent: true } }),
      }),
  };

  it('shows at each invalid field its text, and leads to the first one', async () => {
    open(signUp);
    (await button(signUpTexts.signUp)).click();
    const name = await field('name');
    await vi.waitUntil(() => document.activeElement === name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(description(name)).toContain('Username must be at least 2 characters.');
    expect(description(await field('email'))).toContain('Please enter a valid email address.');
    expect(description(await field('password'))).toContain('Password must be at least 8 characters.');
  });

  it('is not to be had with a weak password', async () => {
    open(signUp);
    const send = await button(signUpTexts.signUp);
    await type('name', 'Somebody');
    await type('email', 'somebody@example.test');
    await type('password', 'abcdefgh');
    await says('Weak');
    expect(send.disabled || send.ariaDisabled).toBeTruthy();
    await type('password', 'Summer2026');
    await says('Password contains a common pattern and may be easily guessed');
    expect(send.disabled || send.ariaDisabled).toBeTruthy();
    for (const strong of ['otter lantern gravel violin', 'Quill-and-sand-7']) {
      await type('password', strong);
      await says('Strong');
      expect(send.disabled || send.ariaDisabled).toBeFalsy();
    }
  });
});

describe('signing in', () => {
  it('can be started again after 8 seconds without an answer', async () => {
    await loadToastView();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const fetched = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', fetched);
    const asked: unknown[] = [];
    open({
      path: '/signin',
      Page: SignIn,
      data: { to: '/', passkey: { challenge: '' }, loginRequired: false, passwordChanged: false, databaseAway: false },
      action: (form) => {
        asked.push(form.get('email'));
        return asked.length === 1 ? new Promise(() => {}) : { form: { status: 'error', error: { '': [texts.wrongCredentials] } } };
      },
    });
    await type('email', 'slow@example.test');
    await type('password', 'Quill-and-sand-7');
    (await button(signInTexts.signIn)).click();
    await button(signInTexts.signingIn);
    await vi.waitUntil(() => asked.length === 1);
    expect(document.body.textContent).not.toContain(signInTexts.retryLogin);
    await vi.advanceTimersByTimeAsync(8_000);
    await says(texts.stalled);
    (await button(signInTexts.retryLogin)).click();
    await says(toasts.authReset.title);
    expect(fetched).toHaveBeenCalledWith('/signout', expect.objectContaining({ method: 'POST' }));
    expect(document.body.textContent).not.toContain(texts.stalled);

    await type('email', 'slow@example.test');
    (await button(signInTexts.signIn)).click();
    await says(texts.wrongCredentials);
    expect(asked).toEqual(['slow@example.test', 'slow@example.test']);
  });
});
