import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { withoutScriptYet } from '../support/browser/without-script-yet';
import { addChapter, FANDOM_PAGE, publishFanFiction } from '../support/people/fan-fiction';
import { join } from '../support/people/people';
import { editorReady, fillStory, saveProgress, startWriting, storyText } from '../support/people/writing-room';
import { accessibilityFaults, expect, hydrated, test } from '../support/test';

// From conflicts, and a connection that a test cuts.
test.use({ expectedErrors: [/status of 4(?:04|09|22)|ERR_INTERNET_DISCONNECTED/] });

/** Holds the words, whether the editor has loaded or not. */
const text = (page: Page) => page.locator('textarea[name=content]');
const QUESTION = 'There are two versions of your story';

test('a session that was closed and opened again asks nothing about words that it has', async ({ page, mailbox, context }) => {
  await join(page, mailbox);
  await startWriting(page);
  await fillStory(page, 'The first words.');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/save'));
  const again = await context.newPage();
  await page.close({ runBeforeUnload: true });
  await saved.catch(() => undefined);
  await again.goto('/creative-writing');
  await hydrated(again);
  await expect(storyText(again)).toHaveValue('The first words.');
  await fillStory(again, 'The first words. And the next.');
  await saveProgress(again);
  await again.reload();
  await hydrated(again);
  await expect(storyText(again)).toHaveValue('The first words. And the next.');
  await expect(again.getByRole('heading', { name: QUESTION })).toBeHidden();
  await expect(again.getByText('Words set aside')).toBeHidden();
});

test('two tabs keep a chapter each, on every device', async ({ page, mailbox, context }) => {
  const { name } = await join(page, mailbox, 'Twotabs');
  const address = await publishFanFiction(page, `Tabs of ${name}`, 'First words.');
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(`${address}?do=add`);
    await editorReady(tab);
  }
  const dialog = (tab: Page) => tab.getByRole('dialog');
  await dialog(page).getByLabel('Chapter Title').fill('Of the first tab');
  await dialog(page).getByLabel('Chapter Content').fill('Words of the first tab.');
  await dialog(second).getByLabel('Chapter Title').fill('Of the second tab');
  await dialog(second).getByLabel('Chapter Content').fill('Words of the second tab.\n\nIts last line.');
  await expect(dialog(page).getByText('You are also writing this in another tab.')).toBeVisible();
  for (const tab of [page, second]) await expect(dialog(tab).getByText('Kept as a draft.')).toBeVisible();
  await page.close();

  await second.reload();
  await hydrated(second);
  await expect(dialog(second).getByLabel('Chapter Title')).toHaveValue('Of the second tab');
  await second.evaluate(() => localStorage.clear());
  await second.goto('/profile?tab=stories');
  await hydrated(second);
  await expect(second.getByText('Its last line.')).toBeVisible();
  await second.getByRole('link', { name: 'Of the first tab', exact: true }).click();
  await expect(text(second)).toHaveValue('Words of the first tab.');
  await dialog(second).getByRole('button', { name: 'Add Chapter' }).click();
  await expect(second.getByRole('article').getByText('Words of the first tab.')).toBeVisible();
  await second.getByRole('button', { name: /^Delete ?: Of the second tab/ }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(second.getByRole('heading', { name: 'Unpublished chapters' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('keys before the script has loaded go to the long chapter that the device kept', async ({ page, mailbox }) => {
    await join(page, mailbox);
    await page.goto(`${FANDOM_PAGE}?tab=write`);
    await editorReady(page);
    const kept = 'A long draft. '.repeat(1_080);
    await page.getByLabel('Story Content').fill(kept);
    const load = await withoutScriptYet(page, () => page.reload({ waitUntil: 'commit' }));
    // The server may have the words already, or only the device.
    await page.getByLabel('Story Content').press('ControlOrMeta+End');
    await page.getByLabel('Story Content').pressSequentially('xy');
    load();
    await expect(text(page)).toHaveValue(`${kept}xy`);
    await page.reload();
    await expect(text(page)).toHaveValue(`${kept}xy`);
  });

  test('a chapter that was changed elsewhere shows both versions, also after a reload', async ({ page, mailbox, context }) => {
    const { name } = await join(page, mailbox, 'Twoedits');
    const address = await publishFanFiction(page, `Edits of ${name}`, 'First words.');
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto(`${address}?do=edit`);
      await editorReady(tab);
    }
    await second.getByRole('dialog').getByLabel('Chapter Content').fill('Words of the second tab.');
    await second.getByRole('button', { name: 'Save Chapter' }).click();
    await expect(second.getByRole('article').getByText('Words of the second tab.')).toBeVisible();

    await page.getByRole('dialog').getByLabel('Chapter Content').fill('Words of the first tab.');
    await page.getByRole('button', { name: 'Save Chapter' }).click();
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      await expect(page.getByText('There are two versions of this chapter')).toBeVisible();
      await expect(page.getByLabel('The saved version')).toContainText(/Words of the .*second.* tab\./);
      await expect(text(page)).toHaveValue('Words of the first tab.');
    }
    await hydrated(page);
    await page.getByRole('button', { name: 'Continue with the saved version' }).click();
    await expect(text(page)).toHaveValue('Words of the second tab.');
    await expect(page.getByLabel('The other words')).toHaveValue('Words of the first tab.');
    await page.getByLabel('Chapter Content').fill('Words of both tabs.');
    await page.getByRole('button', { name: 'Save Chapter' }).click();
    await expect(page.getByRole('article').getByText('Words of both tabs.')).toBeVisible();
  });
});

test('an earlier version of a chapter is compared by words and brought back by keys', async ({ page, mailbox, anotherBrowser }) => {
  const { name } = await join(page, mailbox, 'Historian');
  const first = 'The harbour was empty, and nobody came. '.repeat(6).trim();
  const address = await publishFanFiction(page, `History of ${name}`, first);
  await page.goto(`${address}?do=edit`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Italics' })).toBeVisible();
  await page.getByLabel('Chapter Content').fill('The harbour was full.');
  await expect(page.getByText('Kept as a draft.')).toBeVisible();
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  await expect(page.getByRole('navigation', { name: 'Versions' }).getByRole('link')).toContainText('Published');
  await expect(page.locator('ins')).toContainText('full');
  await expect(page.locator('del').first()).toContainText('empty');
  expect(await accessibilityFaults(page)).toEqual([]);

  const reader = await anotherBrowser();
  await join(reader, mailbox, 'Curious');
  expect((await reader.goto(page.url()))?.status()).toBe(404);

  await page.getByRole('button', { name: 'Restore this version' }).press('Enter');
  await expect(text(page)).toHaveValue(first);
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  await expect(page.getByRole('navigation', { name: 'Versions' }).getByRole('link')).toHaveCount(2);
});

test('chapters are put in order by keys, split, and published at a time', async ({ page, mailbox }) => {
  const { name } = await join(page, mailbox, 'Arranger');
  const address = await publishFanFiction(page, `Order of ${name}`, 'First words.\n\nMore words.');
  await addChapter(page, address, 'The Second', 'Second words.');
  await addChapter(page, address, 'The Third', 'Third words.');
  await page.goto(address);
  await hydrated(page);
  await page.getByText('Author tools').click();
  await page.getByRole('link', { name: 'Arrange chapters' }).click();
  const chapters = page.getByRole('region', { name: 'Chapters', exact: true }).getByRole('listitem');
  await page.getByRole('button', { name: 'Move up: The Third' }).press('Enter');
  await expect(page.getByText('The Third is now chapter 2 of 3.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move up: The Third' })).toBeFocused();
  await expect(chapters.nth(1)).toContainText('The Third');
  await chapters.nth(2).dragTo(chapters.nth(0));
  await expect(page.getByText('The Second is now chapter 1 of 3.')).toBeAttached();
  expect(await accessibilityFaults(page)).toEqual([]);

  await chapters.nth(1).getByText('More').click();
  await chapters.nth(1).getByRole('link', { name: 'Split in two' }).click();
  await page.getByLabel('Title of the new chapter').fill('The Half');
  await page.getByRole('radio', { name: 'More words.' }).check();
  await page.getByRole('button', { name: 'Split the chapter' }).click();
  await expect(chapters).toContainText(['The Second', 'Chapter 1', 'The Half', 'The Third']);

  await page.getByRole('link', { name: 'Add New Chapter' }).click();
  await editorReady(page);
  await page.getByLabel('Chapter Title').fill('The Later');
  await page.getByLabel('Chapter Content').fill('Later words.');
  await expect(page.getByText('Kept as a draft.')).toBeVisible();
  await page.goto(`${address}/chapters`);
  await hydrated(page);
  await page.getByLabel(/or at a set time/).fill('2020-01-01T10:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('This time has passed.')).toBeVisible();
  await page.getByLabel(/or at a set time/).fill(new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 16));
  await page.getByLabel('Place', { exact: true }).selectOption({ label: 'Before 1: The Second' });
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/Will be published .* before The Second/)).toBeVisible();
  await page.getByRole('button', { name: /Take back.*The Later/ }).click();
  await page.getByLabel('Place', { exact: true }).selectOption({ label: 'Before 1: The Second' });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(chapters).toContainText(['The Later', 'The Second', 'Chapter 1', 'The Half', 'The Third']);
});

test('chapters are imported from a download and a Word document, as drafts in their order, and begin a new story', async ({
  page,
  mailbox,
}) => {
  const { name } = await join(page, mailbox, 'Importer');
  const address = await publishFanFiction(page, `Import of ${name}`, 'First words.');
  await page.goto(`${address}/chapters`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Import from a file' }).click();
  const choose = (file: string, buffer: Buffer) =>
    page.getByLabel('Files', { exact: true }).setInputFiles({ name: file, mimeType: '', buffer });
  await choose('broken.docx', Buffer.from('no archive'));
  await expect(page.getByText('This file could not be read.')).toBeVisible();
  await choose('empty.docx', wordDocument('', ''));
  await expect(page.getByText('There are no words in this file.')).toBeVisible();
  await choose('tides.docx', wordDocument('The Tide', 'It turned.'));
  await expect(page.getByRole('checkbox', { name: /The Tide.*It turned/ })).toBeChecked();
  const chapter = (title: string, text: string) =>
    `<div class="meta group"><h2 class="heading">${title}</h2></div><div class="userstuff"><p>${text}</p><script>alert(1)</script></div>`;
  const chapters = ['One', 'Two', 'Three'].map((title) => chapter(title, `Words of <i>${title}</i>.`));
  const download = Buffer.from(`<div id="chapters">${chapters.join('')}</div>`);
  await choose('tides.html', download);
  await expect(page.getByText('3 chapters found.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('checkbox', { name: /Two/ }).uncheck();
  await page.getByRole('button', { name: 'Import chosen chapters' }).click();
  await expect(page.getByText('2 chapters have been imported.', { exact: true })).toBeVisible();
  const drafts = page.getByRole('region', { name: 'Unpublished chapters' }).getByRole('heading', { level: 3 });
  await expect(drafts).toHaveText(['One', 'Three']);
  await expect(page.getByText('Words of *Three*.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish all 2 in this order' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Chapters', exact: true }).getByRole('listitem')).toContainText([
    'Chapter 1',
    'One',
    'Three',
  ]);

  await page.goto(`${FANDOM_PAGE}?tab=write`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Import from a file' }).click();
  const about = `<div id="preface"><dl class="tags"><dt>Rating:</dt><dd><a>Mature</a></dd><dt>Additional Tags:</dt><dd><a>Slow Burn</a></dd></dl>
    <h1>Tides of ${name}</h1></div>`;
  await choose('tides.html', Buffer.from(about + download));
  await expect(page.getByRole('region', { name: 'Also in the download' })).toContainText('Slow Burn');
  await page.getByRole('button', { name: 'Import chosen chapters' }).click();
  await expect(page.getByText('2 more chapters come with this story.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Mature', includeHidden: true })).toBeChecked();
  await expect(page.getByLabel('Story Title')).toHaveValue(`Tides of ${name}`);
  await expect(text(page)).toHaveValue('Words of *One*.');
  const story = new URL(page.url()).searchParams.get('draft');
  await page.getByRole('button', { name: 'Publish Story' }).click();
  await expect(page.getByText('Story Published').first()).toBeVisible();
  await page.goto(`/fan-fiction/story/${story}/chapters`);
  await expect(drafts).toHaveText(['Two', 'Three']);
  await expect(page.getByRole('region', { name: 'Chapters', exact: true }).getByRole('listitem')).toContainText(['One']);
});

/** A small Word document with a heading and a paragraph. */
function wordDocument(title: string, text: string): Buffer {
  const paragraph = (words: string, style: string) => `<w:p><w:pPr>${style}</w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
  const body = paragraph(title, '<w:pStyle w:val="Heading1"/>') + paragraph(text, '');
  const office = 'http://schemas.openxmlformats.org';
  return Buffer.from(
    zipSync({
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(`<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`),
      'word/styles.xml': strToU8(
        `<w:styles xmlns:w="${office}/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
      ),
    }),
  );
}
