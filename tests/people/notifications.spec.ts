import { publishFanFiction } from '../support/people/fan-fiction';
import { join, postForm } from '../support/people/people';
import { accessibilityFaults, expect, hydrated, test } from '../support/test';

test('the bell counts live what happens, leads to it by keyboard, and forgets what is read on every device', async ({
  page,
  mailbox,
  anotherBrowser,
}) => {
  const reader = await anotherBrowser();
  const { name } = await join(reader, mailbox, 'Reader');
  await join(page, mailbox, 'Told');
  await page.goto('/notifications');
  await expect(page.getByText('No notifications yet.')).toBeVisible();
  const story = await publishFanFiction(page, 'A Bell in the Fog', 'It rang, and rang.');
  await page.goto('/about');
  const bell = page.getByRole('link', { name: /^Notifications,/ });
  await expect(bell).toHaveAccessibleName('Notifications, none unread');
  await hydrated(page);

  // Two things at once from somebody else, one of them sent twice.
  const storyId = story.split('/').at(-1) ?? '';
  const comment = { intent: 'comment', id: crypto.randomUUID(), chapter: storyId, text: 'Well rung.' };
  const rating = () => reader.request.post(`/story/${storyId}/rating`, { form: { value: '5' } });
  await Promise.all([postForm(reader, story, comment), postForm(reader, story, comment), rating()]);
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');

  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `${name} commented on “A Bell in the Fog”` })).toBeVisible();
  await expect(page.getByRole('link', { name: /^“A Bell in the Fog” was rated once \(\+\d+ XP\)$/ })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  const elsewhere = await anotherBrowser({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  await elsewhere.goto('/notifications');
  await elsewhere.getByRole('button', { name: /^Mark as read “A Bell/ }).click();
  await expect(elsewhere.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(bell, 'read there, read here').toHaveAccessibleName('Notifications, 1 unread');
  await page.getByRole('link', { name: `${name} commented` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Well rung.')).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications, none unread');

  await page.goto('/profile?tab=notifications');
  await page.getByRole('combobox', { name: 'Comments on my stories' }).selectOption('Off');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await postForm(reader, story, { ...comment, id: crypto.randomUUID() });
  await page.goto('/notifications');
  await expect(bell).toHaveAccessibleName('Notifications, none unread');
});

test.describe('an invitation', () => {
  // The browser logs that a name was refused.
  test.use({ expectedErrors: [[/status of 400/], { scope: 'test' }] });

  test('somebody is invited to a private room by name, with and without script, and finds it behind the bell until it closes', async ({
    page,
    mailbox,
    anotherBrowser,
  }) => {
    const invited = await anotherBrowser();
    const { name } = await join(invited, mailbox, 'Invited');
    const { name: host } = await join(page, mailbox, 'Host');
    await page.goto('/profile');
    const [, hostId = ''] = /\/players\/([\w-]+)/.exec(await page.content()) ?? [];
    await postForm(invited, `/players/${hostId}`, { intent: 'follow' });
    const choice = { format: 'turns', access: 'private', company: 'people', rating: 'general', time: 'usual', chosen: '', own: '' };
    const { url: room } = await postForm(page, '/storyweave/new', choice);
    await page.goto(room);
    await hydrated(page);

    const box = page.getByRole('combobox', { name: 'Invite someone you know' });
    await box.fill('Nobody At All');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nobody among them has this name.')).toBeVisible();
    await box.fill(name.toLowerCase());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${name} is invited.`)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    const plain = await anotherBrowser({ javaScriptEnabled: false, storageState: await page.context().storageState() });
    await plain.goto(room);
    await plain.getByRole('combobox', { name: 'Invite someone you know' }).fill(name);
    await plain.getByRole('button', { name: 'Invite' }).click();
    await expect(plain.getByText(`${name} is invited.`)).toBeVisible();

    await invited.goto('/notifications');
    await hydrated(invited);
    await invited.getByRole('link', { name: `${host} invited you to a room of Story Weave` }).click();
    await invited.waitForURL(room);
    await invited.getByRole('button', { name: 'Take a Seat' }).click();
    await expect(invited.getByRole('region', { name: 'Who’s here' })).toContainText(name);
    await expect(invited.getByRole('link', { name: /^Notifications,/ })).toHaveAccessibleName('Notifications, none unread');
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('button', { name: 'Close Room' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: 'This room has closed' })).toBeVisible();
    await invited.goto('/notifications');
    await expect(invited.getByText('No notifications yet.')).toBeVisible();
  });
});
