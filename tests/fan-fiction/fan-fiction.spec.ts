import { settled } from '../support/browser/inspect';
import { addChapter, FANDOM_PAGE, publishFanFiction } from '../support/people/fan-fiction';
import { join } from '../support/people/people';
import { accessibilityFaults, expect, hydrated, test } from '../support/test';

// From refused forms, deleted stories and a connection that a test cuts.
test.use({ expectedErrors: [/status of 4(?:00|04|10|22)|ERR_FAILED/] });

test('a story is written with a preview, kept until published, and listed in its fandom', async ({ page, mailbox }) => {
  const { name } = await join(page, mailbox, 'Fanwriter');
  await page.goto(`${FANDOM_PAGE}?tab=write`);
  await hydrated(page);
  const title = `Voyage of ${name}`;
  await page.getByRole('button', { name: 'Publish Story' }).click();
  await expect(page.getByText('Validation Error: Please provide a title and content for your story').first()).toBeVisible();
  await page.getByLabel('Story Title').fill(title);
  await expect(page.getByRole('button', { name: 'Italics' })).toBeVisible();
  const words = page.getByLabel('Story Content');
  await words.fill('The *sea* was quiet.\nIt was not empty.');
  await expect(words.locator('em')).toHaveText('sea');
  await expect(page.locator('textarea[name=content]')).toHaveValue('The *sea* was quiet.\nIt was not empty.');
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).locator('em')).toHaveText('sea');

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Story Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Publish Story' }).click();
  await expect(page.getByText('Story Published', { exact: true })).toBeVisible();
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText('The sea was quiet.');
  await expect(card).toContainText('1 chapter · 0 comments');
  await page.getByRole('link', { name: 'Write Your Own' }).click();
  await expect(page.getByLabel('Story Title')).toHaveValue('');
});

test('a followed fandom shows a new story until it is read, whose card opens to chapters, comments and stars, and its preview to a popup', async ({
  page,
  mailbox,
  anotherBrowser,
}) => {
  await join(page, mailbox, 'Cardreader');
  await page.goto(FANDOM_PAGE);
  await hydrated(page);
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
  const writer = await anotherBrowser();
  const { name } = await join(writer, mailbox, 'Cardfan');
  const title = `Cards of ${name}`;
  const story = await publishFanFiction(writer, title, 'First words.');
  await addChapter(writer, story, 'The Second', 'Second words.');
  await page.reload();
  await hydrated(page);
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Read More' }).click();
  await card.getByRole('link', { name: 'The Second' }).click();
  await expect(card.getByText('Second words.')).toBeVisible();
  await expect(card.getByText('No comments yet')).toBeVisible();
  await card.getByPlaceholder('Write a comment...').fill('From a card.');
  await card.getByRole('button', { name: 'Post Comment' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'From a card.' })).not.toContainText('Posting...');
  await card.getByRole('radio', { name: '4 stars' }).click();
  await expect(page.getByText('Rating Submitted', { exact: true })).toBeVisible();

  await card.getByRole('link', { name: 'Collapse' }).click();
  await card.getByRole('button', { name: 'Quote from this story' }).click();
  const popup = page.getByRole('dialog', { name: title });
  await expect(popup).toContainText(`Written by ${name}`);
  await popup.getByRole('button', { name: 'Like' }).click();
  await expect(popup.getByRole('button', { name: 'Liked!' })).toHaveAttribute('aria-pressed', 'true');
  await settled(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await popup.getByRole('link', { name: 'Expand This Story' }).click();
  await expect(page).toHaveURL(/\/creative-writing\?parent=.*type=appendage/);
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', story);

  const counted = page.waitForResponse((response) => response.url().endsWith('/reading') && response.request().method() === 'POST');
  await page.goto(story);
  expect((await counted).status()).toBe(204);
  await page.goto(FANDOM_PAGE);
  await expect(card).toBeVisible();
  await expect(card.getByText('New', { exact: true })).toBeHidden();
});

test('an author adds, edits and deletes chapters, renames the story and deletes it', async ({ page, mailbox }) => {
  const { name } = await join(page, mailbox, 'Chapterer');
  const story = await publishFanFiction(page, `Drafts of ${name}`, 'First words.');
  await page.goto(story);
  await hydrated(page);
  await page.getByRole('link', { name: 'Add New Chapter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Chapter' }).click();
  await expect(dialog.getByText('Chapter title required: Please provide a title for your chapter')).toBeVisible();
  await dialog.getByLabel('Chapter Title').fill('The Second');
  await expect(dialog.getByRole('button', { name: 'Italics' })).toBeVisible();
  await dialog.getByLabel('Chapter Content').fill('Second words.');
  await settled(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add Chapter' }).click();
  await expect(page).toHaveURL(`${story}?chapter=2`);
  await expect(page.getByRole('heading', { name: 'The Second' })).toBeVisible();

  await page.getByText('Author tools').click();
  await page.getByRole('link', { name: 'Edit this chapter' }).click();
  // The buttons come with the editor, which takes the plain field's place.
  await expect(dialog.getByRole('button', { name: 'Italics' })).toBeVisible();
  await dialog.getByLabel('Chapter Content').fill('Better words.');
  await dialog.getByRole('button', { name: 'Save Chapter' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Better words.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit the title' }).click();
  await dialog.getByLabel('Story Title').fill(`Finals of ${name}`);
  await dialog.getByRole('button', { name: 'Save Title' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Finals of ${name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Delete this chapter' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Better words.')).toBeVisible();
  await page.getByRole('link', { name: 'Delete the story' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Delete the story' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL(`**${FANDOM_PAGE}`);
  const gone = await page.request.get(story);
  expect(gone.status()).toBe(410);
  expect(await gone.text()).toMatch(/<title>This story is gone.*<h1[^>]*>This story is gone/s);
});

test('a story is read in the size that its reader chose, its chapters are turned by keys, and reading resumes where it stopped', async ({
  page,
  mailbox,
}) => {
  const { name } = await join(page, mailbox, 'Longwriter');
  const story = await publishFanFiction(page, `Length of ${name}`, 'Words.\n\n'.repeat(80));
  for (let chapter = 2; chapter <= 4; chapter += 1) await addChapter(page, story, `Part ${chapter}`, 'More words.\n\n'.repeat(80));
  await page.goto(story);
  await page.getByText('Reading settings').click();
  await page.getByRole('radio', { name: 'Largest' }).check({ force: true });
  await page.reload();
  const opening = page.getByText('Words.', { exact: true }).first();
  await expect(opening).toHaveCSS('font-size', '26px');
  expect(await opening.evaluate((words) => getComputedStyle(words, '::first-letter').float), 'a large first letter').not.toBe('none');
  await hydrated(page);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/chapter=2/);
  await expect(page.getByRole('heading', { name: 'Part 2' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Part 3' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Part 2' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('quillarena:place') && /^2 0\.[3-9]/.test(localStorage[key])),
  );
  await page.goto(story);
  await page.getByRole('link', { name: 'Continue reading' }).click();
  await expect(page.getByRole('heading', { name: 'Part 2' })).toBeAttached();
  await page.waitForFunction(() => window.scrollY > 500);
});

test('the reader panel reads a story on the landing page by keyboard', async ({ page, mailbox, anotherBrowser }) => {
  const writer = await anotherBrowser();
  const { name } = await join(writer, mailbox, 'Panelist');
  const title = `Panel of ${name}`;
  const story = await publishFanFiction(writer, title, 'First words.');
  // Right after publishing: tests beside this one publish too, and the page shows the newest six.
  await page.goto('/fan-fiction');
  await hydrated(page);
  await addChapter(writer, story, 'The Second', 'Second words.');
  const opener = page.getByRole('link', { name: new RegExp(`Read Story.*${title}`) });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: title });
  await expect(panel.getByText(`By ${name} | Chapter 1 of 2`)).toBeVisible();
  await expect(panel.getByText('1 / 2').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Next Chapter' }).first().press('Enter');
  await expect(panel.getByText('Second words.')).toBeVisible();
  await panel.getByRole('button', { name: 'Show Comments' }).press('Enter');
  await expect(panel.getByText('Want to join the conversation?')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Sign In to Comment' })).toHaveAttribute('href', /\/signin\?to=/);
  await settled(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});
