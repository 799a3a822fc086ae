import { inspect, settled } from '../support/browser/inspect';
import { withoutScriptYet } from '../support/browser/without-script-yet';
import { join, publish } from '../support/people/people';
import { fillStory, pasteInto, saveProgress, startWriting, storyBox, storyText } from '../support/people/writing-room';
import { accessibilityFaults, expect, hydrated, test } from '../support/test';

/** Enough words for the end of a session to publish them. */
const WORDS =
  'Mara walked in with her ink and the evening behind her. The ninth gate stood open, as it had on the day her brother left. ' +
  'She wrote his name on the wall, blew on it until it was dry, and listened. Somewhere below, the river went on as if nothing ' +
  'had ever been asked of it.';

test.describe('a writing session', () => {
  // The browser logs responses such as 'saved elsewhere' and lost connections to the console.
  test.use({ expectedErrors: [[/\/save\)$/, /ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] });

  test.beforeEach(async ({ page, mailbox }) => {
    await join(page, mailbox);
  });

  test('is given a title from its own words, watched and revised, once it is over', async ({ page, anotherBrowser }) => {
    await page.goto('/creative-writing');
    await hydrated(page);
    await page.getByLabel('Record how I write').check();
    await page.getByRole('button', { name: 'Start Writing (30 Minutes)' }).click();
    await hydrated(page);
    const batch = page.waitForResponse('**/recording');
    await fillStory(page, `${WORDS} A deleted secret.`);
    await batch;
    await fillStory(page, `${WORDS} `);
    await pasteInto(page, storyBox(page), '<p>Nobody <i>saw</i> 2 * 2 of her.</p>');
    await expect(storyText(page)).toHaveValue(String.raw`${WORDS} Nobody *saw* 2 \* 2 of her.`);
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL('**/story/*');
    await expect(page.getByRole('article').locator('em')).toHaveText('saw');
    await expect(page.getByText('Nobody saw 2 * 2 of her.')).toBeVisible();
    const question = page.getByRole('region', { name: 'What is your story called?' });
    await question.getByRole('button', { name: 'Her Ink and the Evening' }).press('Enter');
    await expect(question.getByRole('textbox')).toHaveValue('Her Ink and the Evening');
    expect(await accessibilityFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Use this title' }).click();
    await expect(page.getByRole('heading', { name: 'Her Ink and the Evening', level: 1 })).toBeVisible();
    await expect(question).toBeHidden();

    const address = page.url();
    await page.getByRole('link', { name: 'Watch how you wrote it' }).click();
    await expect(page.getByRole('button', { name: 'Publish the recording' })).toBeDisabled();
    await page.getByRole('button', { name: 'Later' }).press('Enter');
    await expect(page.locator('mark')).toContainText('A deleted secret.');
    await page.getByRole('slider', { name: 'Time' }).press('End');
    await expect(page.getByText(/^Pasted: \d+ characters/)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('Leave out deleted passages').check();
    await page.getByRole('button', { name: 'Publish the recording' }).click();
    await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
    const visitor = await anotherBrowser();
    await visitor.goto(address);
    const replay = await visitor.getByRole('link', { name: 'Watch it being written' }).getAttribute('href');
    const load = await withoutScriptYet(visitor, () => visitor.goto(replay ?? '', { waitUntil: 'commit' }));
    await visitor.getByRole('slider', { name: 'Time' }).press('End');
    load();
    await expect(visitor.getByText(WORDS)).toBeVisible();
    await expect(visitor.getByText('A deleted secret.')).toBeHidden();

    await page.goto(address);
    await page.getByRole('link', { name: 'Revise this story' }).click();
    await hydrated(page);
    await fillStory(page, 'Nobody came.');
    await page.reload();
    await expect(storyText(page)).toHaveValue('Nobody came.');
    await visitor.goto(address);
    await expect(visitor.getByText(WORDS)).toBeVisible();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await page.waitForURL('**/story/*');
    await expect(page.getByText('Nobody came.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Nobody came.')).toBeVisible();
    await visitor.getByRole('link', { name: /^Written in \d+:\d\d, revised / }).click();
    await expect(visitor.getByText(WORDS)).toBeVisible();
  });

  test('is a quiet page: the words alone while they are written, the rest when it is asked for', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await startWriting(page);
    const top = async () => (await storyBox(page).boundingBox())?.y;
    expect(await top(), 'the first line on a phone').toBeLessThanOrEqual(220);
    await page.setViewportSize({ width: 1280, height: 900 });
    const navigation = page.getByRole('banner');
    await storyBox(page).pressSequentially('She');
    await expect(navigation).toHaveCSS('opacity', '0');
    await expect(page.getByRole('contentinfo')).toHaveCSS('opacity', '0');
    await page.keyboard.press('Escape');
    await expect(navigation).toHaveCSS('opacity', '1');
    await storyBox(page).pressSequentially(' had');
    await expect(navigation).toHaveCSS('opacity', '0');
    await page.getByRole('button', { name: 'Save Progress' }).focus();
    await expect(navigation).toHaveCSS('opacity', '1');
    await storyBox(page).pressSequentially(' counted');
    await page.mouse.move(400, 400);
    await page.mouse.move(300, 300);
    await expect(navigation).toHaveCSS('opacity', '1');
    await saveProgress(page);
    await expect(page.getByText('Saved · 3 words')).toBeVisible();
    await page.keyboard.type(' them');
    await expect(storyText(page)).toHaveValue('She had counted them');
  });

  test('begins with the opener that its writer chose, or with their own first sentence, and everybody can use it', async ({ page }) => {
    await page.goto('/creative-writing');
    await inspect(page, 'before a session', 320);
    const choice = page.getByRole('group', { name: 'How your story begins' });
    await expect(choice).toBeHidden();
    await page.getByText('Choose how your story begins').press('Enter');
    await expect(choice.getByRole('radio')).toHaveCount(6);
    await inspect(page, 'choosing how a story begins');
    await expect(choice.getByLabel('With a story starter')).toBeChecked();
    const offered = choice.getByRole('radio').nth(2);
    const before = await offered.getAttribute('value');
    await page.getByRole('button', { name: 'Get New Prompt' }).click();
    await expect(offered).not.toHaveValue(before ?? '');
    await offered.check();
    const opener = await choice.locator('label').nth(2).textContent();
    await page.getByRole('button', { name: 'Start Writing (30 Minutes)' }).click();
    await expect(storyText(page)).toHaveAttribute('placeholder', 'Continue from here...');
    await expect(page.getByText(opener ?? '', { exact: true })).toHaveCount(1);

    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL('**/creative-writing?ended=empty');
    await page.getByText('Choose how your story begins').click();
    await choice.getByLabel('Start with my own first sentence').check();
    await page.getByRole('button', { name: 'Start Writing (30 Minutes)' }).click();
    await expect(storyText(page)).toHaveAttribute('placeholder', 'Begin here...');
    await expect(page.getByText('Story starter')).toBeHidden();
    await fillStory(page, WORDS);
    await inspect(page, 'during a session', 320);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await settled(page);
    expect(await accessibilityFaults(page), 'the question before finishing').toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL('**/story/*');
    await expect(page.getByText(WORDS)).toBeVisible();
  });

  test('continues a story from its last paragraph', async ({ page }) => {
    const ending = `She shut the gate${', and shut it again'.repeat(10)}.`;
    const parent = await publish(page, { title: 'The Ninth Gate', body: `It led nowhere.\n\n${ending}` });
    await page.goto(`/creative-writing?parent=${parent.split('/').at(-1)}&type=appendage`);
    await hydrated(page);
    const start = page.getByRole('region', { name: 'Your starting point' });
    await expect(start.getByText(/^She shut the gate.*…/)).toBeVisible();
    await expect(start.getByText(ending)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Get New Prompt' })).toBeHidden();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start Writing (30 Minutes)' }).click();
    await expect(page.getByRole('heading', { name: 'Story starter: your story begins with these words' })).toBeVisible();
    await expect(start.getByText('It led nowhere.')).toBeVisible();
    await expect(start.getByText(ending)).toBeVisible();
    await expect(start.getByRole('link', { name: 'The Ninth Gate' })).toHaveAttribute('href', parent);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
