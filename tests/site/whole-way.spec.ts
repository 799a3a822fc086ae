import type { Page } from '@playwright/test';
import { join } from '../support/people/people';
import { fillStory, saveProgress, storyBox, storyText } from '../support/people/writing-room';
import { expect, hydrated, newPerson, signUp, test } from '../support/test';

/** Enough words for the end of a session to publish them. */
const WORDS =
  'The gate stood open, so she walked in and wrote until the sand ran out. Nobody called her name, nobody asked what she was doing ' +
  'there, and by the time the last grain had fallen she had filled eleven pages with the people she used to know and the house ' +
  'they never went back to.';

/** Follows a link of the navigation, through the menu where the window is narrow. */
async function navigate(page: Page, name: string): Promise<void> {
  await hydrated(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).filter({ visible: true }).click();
}

test.describe('on a phone', () => {
  // With all that moves, as most people have it.
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } });

  test('a person signs up, is given a prompt and a title, writes a story over a reload and gets 20 XP for five stars from a reader', async ({
    page,
    mailbox,
    anotherBrowser,
  }) => {
    const writer = newPerson('Mara');
    await signUp(page, mailbox, writer);

    await hydrated(page);
    await page.getByRole('link', { name: 'Play Creative Writing' }).click();
    const prompt = page.getByRole('region', { name: 'Your prompt' }).locator('p').first();
    await expect(prompt).not.toBeEmpty();
    await hydrated(page);
    const first = await prompt.textContent();
    await page.getByRole('button', { name: 'Get New Prompt' }).click();
    await expect(prompt).not.toHaveText(first ?? '');
    await page.getByRole('button', { name: 'Start Writing (30 Minutes)' }).click();
    await expect(storyBox(page)).toBeFocused();
    await expect(page.getByLabel('Title')).toHaveValue(/^Creative Story from \d+\/\d+\/\d{4}$/);
    const title = `The Way of ${writer.name}`;
    await page.getByLabel('Title').fill(title);
    await fillStory(page, WORDS);
    await page.reload();
    await expect(storyText(page)).toHaveValue(WORDS);
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await hydrated(page);
    await page.getByText('Rating and warnings').click();
    const saved = page.waitForResponse('**/save');
    await page.getByRole('radio', { name: /^Teen/ }).check();
    await saved;
    await saveProgress(page);
    await expect(page.getByText('Story saved successfully!')).toBeHidden();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('Teen', { exact: true })).toBeVisible();

    const reader = await anotherBrowser();
    await join(reader, mailbox, 'Reader');
    await reader.goto('/');
    await navigate(reader, 'Read');
    await reader.getByRole('article', { name: title }).getByRole('link', { name: 'Read Full Story' }).click();
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(reader.getByText(WORDS)).toBeVisible();
    await reader
      .getByRole('radiogroup', { name: `Rate ${title}` })
      .getByRole('radio', { name: '5 stars' })
      .click();
    await expect(reader.getByText('Rating Submitted', { exact: true })).toBeVisible();

    await navigate(page, writer.name);
    await expect(page.getByRole('heading', { name: writer.name })).toBeVisible();
    await expect(page.getByText('20 XP', { exact: true })).toBeVisible();
    await expect(page.getByText('Level 1', { exact: true })).toBeVisible();
    await expect(page.getByText('1 Story', { exact: true })).toBeVisible();
    await navigate(page, 'Leaderboard');
    await expect(page.getByRole('row').filter({ hasText: writer.name }).getByRole('cell').last()).toHaveText('20');
  });
});
