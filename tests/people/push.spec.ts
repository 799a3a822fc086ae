import { join } from '../support/people/people';
import { expect, hydrated, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** Put before the worker's script: this browser has neither messages nor badges to show, so they are written down. */
const RECORDING = `
  const record = async (name, value) => (await caches.open('recorded')).put('/' + name, new Response(JSON.stringify(value)));
  registration.showNotification = (title, options) => record('shown', { title, ...options });
  WorkerNavigator.prototype.setAppBadge = (count) => record('badge', count);
`;

test('the service worker shows what a device is told, and a page says why it cannot be turned on', async ({ page, mailbox }) => {
  await page.context().route('**/service-worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: RECORDING + (await response.text()) });
  });
  await join(page, mailbox, 'Told');
  await page.goto('/profile?tab=notifications');
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.getByRole('region', { name: 'On your devices' }).getByRole('status')).toContainText(
    'blocks notifications from Quillarena',
  );

  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const known = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) found(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await known;
  const tell = (data: string) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const recorded = (name: string) =>
    page.evaluate(async (key) => JSON.parse((await (await caches.match(`/${key}`))?.text()) ?? 'null') as unknown, name);

  await tell(JSON.stringify({ title: 'Ivo follows you', body: 'Since today', to: '/players/1', tag: 'notice-1', unread: 2 }));
  await expect.poll(() => recorded('badge')).toBe(2);
  expect(await recorded('shown')).toMatchObject({ title: 'Ivo follows you', body: 'Since today', tag: 'notice-1', data: '/players/1' });
  // A browser takes the right to be told away from a site that shows nothing.
  await tell('<script>not a message</script>');
  await expect.poll(() => recorded('shown')).toMatchObject({ title: 'Something new at Quillarena', body: '', data: '/notifications' });
});
