import { inspect } from '../support/browser/inspect';
import { join } from '../support/people/people';
import { ownWords, storySoFar } from '../support/people/weave';
import { accessibilityFaults, expect, hydrated, slowTest as test } from '../support/test';

// A form that is refused.
test.use({ expectedErrors: [/status of 400/] });

// A slow machine looks at the passages, and has three people pick, in the time that one of them has.
test('three people prepare a game together, write at once, pick without names, and see how it went', async ({
  page: ada,
  anotherBrowser,
  mailbox,
  baseURL,
}) => {
  const [ben, cleo] = [await anotherBrowser({ baseURL }), await anotherBrowser({ baseURL })];
  await Promise.all([join(ada, mailbox, 'Ada'), join(ben, mailbox, 'Ben'), join(cleo, mailbox, 'Cleo')]);
  await ada.goto('/storyweave/new');
  await hydrated(ada);
  await ada.getByRole('radio', { name: /^Battle rounds/ }).check();
  await ada.getByText('More choices').click();
  await ada.getByRole('radio', { name: 'A prompt of your own' }).check();
  await inspect(ada, 'all choices of a room', 320);
  await ada.getByRole('button', { name: 'Open Room' }).click();
  await expect(ada.getByLabel('Your prompt')).toBeFocused();
  await expect(ada.getByText('Please write your prompt, or choose another one.')).toBeVisible();
  await ada.getByLabel('Your prompt').fill('A gate that nobody closes.');
  await ada.getByRole('button', { name: 'Open Room' }).click();
  await ada.waitForURL(/\/storyweave\/[\da-f-]{36}$/);
  const room = new URL(ada.url()).pathname;
  await ben.goto(room);
  await ben.getByRole('button', { name: 'Take a Seat' }).click();
  await cleo.goto(room);
  await cleo.getByRole('button', { name: 'Take a Seat' }).click();
  await ben.getByLabel('Or a prompt of your own').fill('A gate that sings.');
  await ben.getByRole('button', { name: 'Propose' }).click();
  await ada.getByRole('radio', { name: 'A gate that sings.' }).check();
  await ben.getByLabel('Your line').fill('somebody had tuned it.');
  await ben.getByLabel('Your line').press('Enter');
  await expect(ada.getByRole('region', { name: 'Warm up' })).toContainText('somebody had tuned it.');
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await expect(ada.getByText('3 here, 1 ready.')).toBeVisible();
  await inspect(ada, 'a room that waits for its Start', 320);
  await ada.getByRole('button', { name: 'Start', exact: true }).click();

  for (const [page, words] of [
    [ada, 'She went in.'],
    [ben, 'He ran.'],
    [cleo, 'Nobody came.'],
  ] as const) {
    await expect(ownWords(page)).toBeFocused();
    await page.keyboard.type(words);
    if (page === ada) await inspect(ada, 'a passage that is being written', 320);
    await page.keyboard.press('Control+Enter');
    if (page !== ada) continue;
    await ada.getByRole('button', { name: 'Take it back' }).click();
    await expect(ownWords(ada)).toHaveValue(words);
    await ada.keyboard.press('Control+Enter');
  }
  await inspect(ada, 'passages to pick from', 320);
  for (const [page, words] of [
    [ada, 'He ran.'],
    [ben, 'She went in.'],
    [cleo, 'She went in.'],
  ] as const) {
    const table = page.getByRole('group', { name: 'The passages of this round' });
    await expect(table).not.toContainText(/Ada|Ben|Cleo/);
    await table.getByRole('radio', { name: words }).press('Space');
    await page.getByRole('button', { name: 'Pick this one' }).press('Enter');
  }
  const outcome = ben.getByRole('region', { name: 'How the round went' });
  // Its button went with the passages.
  await expect(outcome.getByRole('heading')).toBeFocused();
  await expect(outcome).toContainText('Goes on');
  await expect(outcome.getByRole('listitem')).toHaveCount(3);
  expect(await accessibilityFaults(ben)).toEqual([]);
  for (const page of [ada, ben, cleo]) await expect(page.getByText('Kept for the next round')).toBeHidden();
  await expect(storySoFar(ben)).toContainText('She went in.');

  await ada.getByRole('button', { name: 'Close Room' }).click();
  await ada.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect(ben.getByRole('heading', { level: 2 }).and(ben.locator(':focus')), 'the title of the story').toBeInViewport();
  await expect(ben.getByRole('region', { name: 'How it ended' }).getByRole('listitem').first()).toContainText('1 win · 2 votes');
  await expect(ben.getByRole('table', { name: 'The rounds' })).toContainText('2 votes');
  await expect(ben.getByRole('region', { name: 'Who wrote it' })).toContainText('100%');
  await inspect(ben, 'a closed room of battle rounds', 320);
});
