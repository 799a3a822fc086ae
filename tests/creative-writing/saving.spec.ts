import { loseNetwork } from '../support/browser/network';
import { withoutScriptYet } from '../support/browser/without-script-yet';
import { join, postForm } from '../support/people/people';
import { fillStory, saveProgress, startWriting, storyBox, storyText, wordsSaved } from '../support/people/writing-room';
import { accessibilityFaults, expect, hydrated, PASSWORD, type Person, test } from '../support/test';

const WORDS = 'Mara walked in with her ink and the evening behind her.';

test.describe('a writing session', () => {
  // The browser logs responses such as 'saved elsewhere' and lost connections to the console.
  test.use({ expectedErrors: [[/\/save\)$/, /ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] });

  let writer: Person;

  test.beforeEach(async ({ page, mailbox }) => {
    writer = await join(page, mailbox);
  });

  test('keeps words typed before its script has loaded or without a connection, and saves them', async ({ page, context }) => {
    await startWriting(page);
    const load = await withoutScriptYet(page, () => page.reload({ waitUntil: 'commit' }));
    await storyBox(page).fill(WORDS);
    load();
    await wordsSaved(page);
    await expect(storyText(page)).toHaveValue(WORDS);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await loseNetwork(context);
    await fillStory(page, `${WORDS} And`);
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expect(page.getByText('Connection lost. Your words are kept on this device')).toBeVisible();
    await fillStory(page, `${WORDS} And on.`);
    await context.setOffline(false);
    await wordsSaved(page);
    await expect(page.getByText('Connection lost.')).toBeHidden();
    await saveProgress(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(storyText(page)).toHaveValue(`${WORDS} And on.`);
  });

  test('keeps words that a killed browser had not written to its storage', async ({ page, context }) => {
    await startWriting(page);
    const onDisk = await page.evaluate(() => ({ ...localStorage }));
    await page.route('**/save', (route) => route.abort('internetdisconnected'));
    await fillStory(page, WORDS);
    await expect.poll(() => page.evaluate(notedWrites)).toContain(WORDS);
    const after = await context.newPage();
    await after.goto('/livez');
    const killed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await killed;
    await after.evaluate((stored) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    }, onDisk);
    await after.goto('/creative-writing');
    await expect(storyText(after)).toHaveValue(WORDS);
    await expect(after.getByText('Words from this device were restored.')).toBeVisible();
  });

  test('offers both versions when two tabs write and keeps the rejected one within reach; finished in one, it offers words of the other as a draft', async ({
    page,
    context,
  }) => {
    await startWriting(page);
    const second = await context.newPage();
    await second.goto('/creative-writing');
    await hydrated(second);
    await fillStory(second, 'Words of the second tab.');
    await saveProgress(second);

    await fillStory(page, 'Words of the first tab.');
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expect(page.getByRole('heading', { name: 'There are two versions of your story' })).toBeFocused();
    await expect(page.getByLabel('The saved version').locator('mark')).toContainText('second');
    await expect(page.getByRole('region', { name: 'On this device', exact: true })).toContainText('Newer');
    await expect(page.getByLabel('The words on this device').locator('mark')).toContainText('first');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep the words on this device' }).click();
    await wordsSaved(page);
    await expect(storyText(page)).toHaveValue('Words of the first tab.');
    await page.getByText('Words set aside').click();
    await expect(page.getByLabel('Words set aside, 1 of 1')).toHaveValue('Words of the second tab.');

    await second.reload();
    await hydrated(second);
    await fillStory(second, 'The end.');
    await second.getByRole('button', { name: 'Finish' }).click();
    await second.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
    await second.waitForURL('**/story/*');

    await fillStory(page, 'Not the end.');
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expect(page.getByText('This session has already ended')).toBeVisible();
    await page.getByRole('button', { name: 'Keep as a draft' }).click();
    await page.getByRole('link', { name: 'Open the draft' }).click();
    await expect(page.getByText('Not the end.')).toBeVisible();
    await page.goto('/creative-writing');
    await expect(page.getByRole('heading', { name: 'Your drafts' })).toBeVisible();
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Words on this device' })).toBeHidden();
  });

  test("keeps one player's words sealed from another on the same computer", async ({ page, mailbox, context }) => {
    await startWriting(page);
    await fillStory(page, 'A secret.');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('quillarena:seals')), 'the device can seal').not.toBeNull();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expect(page.getByText('You have been signed out.')).toBeVisible();
    await page.goto('/');
    await hydrated(page);
    await join(page, mailbox, 'Other');
    await startWriting(page);
    await expect(storyText(page)).toHaveValue('');
    expect(await page.content()).not.toContain('A secret.');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('A secret.');
    await context.clearCookies();
    await postForm(page, '/signin', { email: writer.email, password: PASSWORD });
    await page.goto('/creative-writing');
    await expect(storyText(page)).toHaveValue('A secret.');
    await saveProgress(page);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('quillarena:sealed:')))).toEqual([]);
  });
});

/** What the journal of writes holds, as one text. */
function notedWrites(): Promise<string> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('quillarena');
    // The product may not have made it yet.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve('');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('writes').objectStore('writes').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.map(({ text }) => text).join());
      };
    };
  });
}
