import type { Locator, Page } from '@playwright/test';
import { addChapter, FANDOM_PAGE, publishFanFiction } from '../support/people/fan-fiction';
import { join } from '../support/people/people';
import { editorReady, pasteInto, startWriting, storyBox, storyText } from '../support/people/writing-room';
import { accessibilityFaults, expect, hydrated, test } from '../support/test';

// The browser logs a refused form to the console.
test.use({ expectedErrors: [/status of 422/] });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the line with the caret stays in sight above the keyboard, and no word widens the page', async ({ page, mailbox }) => {
    await join(page, mailbox);
    await page.goto(`${FANDOM_PAGE}?tab=write`);
    await hydrated(page);
    const content = page.getByLabel('Story Content');
    await editorReady(page);
    expect((await content.boundingBox())?.y, 'the first line of a story').toBeLessThanOrEqual(220);
    await staysInSight(page, content);
    await page.setViewportSize({ width: 360, height: 640 });
    await content.fill('Nobody ');
    await pasteInto(page, content, '<p style="margin:0"><span style="font-style:italic;font-weight:400">saw</span> it.</p>');
    await expect(page.locator('textarea[name=content]')).toHaveValue('Nobody *saw* it.');
    await startWriting(page);
    await staysInSight(page, storyBox(page));
    await expect(storyText(page)).toHaveValue(/a{85}/);
  });

  test('a finger drags a chapter to another place', async ({ page, mailbox }) => {
    const { name } = await join(page, mailbox, 'Dragger');
    const address = await publishFanFiction(page, `Drags of ${name}`, 'First words.');
    await addChapter(page, address, 'The Second', 'Second words.');
    await addChapter(page, address, 'The Third', 'Third words.');
    await page.goto(`${address}/chapters`);
    await hydrated(page);
    const chapters = page.getByRole('region', { name: 'Chapters', exact: true }).getByRole('listitem');
    const middle = async (element: Locator) => {
      const box = await element.boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    await chapters.nth(2).scrollIntoViewIfNeeded();
    const fingers = await page.context().newCDPSession(page);
    const [from, to] = [await middle(chapters.nth(2).locator('.touch-none')), await middle(chapters.nth(0))];
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (const touchPoints of [[{ x: from.x, y: from.y - 20 }], [to]]) {
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByText('The Third is now chapter 1 of 3.')).toBeAttached();
    await expect(chapters).toContainText(['The Third', 'Chapter 1', 'The Second']);
  });
});

test('more time is chosen in the settings and doubles the next session; a goal that is none is said beside its field', async ({
  page,
  mailbox,
}) => {
  await join(page, mailbox);
  await page.goto('/profile?tab=settings');
  await hydrated(page);
  await page.getByLabel('Write with more time').check();
  await page.getByRole('button', { name: /^Save setting.*More Time$/ }).press('Enter');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.goto('/creative-writing');
  await hydrated(page);
  await page.getByText('Set a goal, if you like').click();
  const goal = page.getByLabel('Goal per session');
  await goal.fill('999999');
  await page.getByRole('button', { name: 'Save goal' }).click();
  await expect(goal).toHaveAccessibleDescription(/^A goal is a whole number/);
  await expect(goal).toHaveValue('999999');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start Writing (60 Minutes)' }).click();
  await expect(page.getByRole('timer', { name: /^Time Remaining (60:00|59:)/ })).toBeVisible();
});

/** Writes to the end of a long text and in its middle, in windows as a keyboard on the screen leaves them. */
async function staysInSight(page: Page, box: Locator): Promise<void> {
  await editorReady(page);
  await box.fill(`${'a'.repeat(85)}\n\n${'The gate stood open, as it had all winter.\n\n'.repeat(20)}`);
  for (const window of [
    { width: 360, height: 400 },
    { width: 390, height: 390 },
  ]) {
    await page.setViewportSize(window);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width);
    for (const move of ['ControlOrMeta+End', 'ControlOrMeta+Home', 'ControlOrMeta+End']) {
      await box.press(move);
      await page.keyboard.type('Nobody');
      await expect.poll(() => page.evaluate(caretInSight), `${move} at ${window.width}`).toBe(true);
    }
    await page.keyboard.press('Enter');
    await page.keyboard.type('came');
    await expect.poll(() => page.evaluate(caretInSight), `a new line at ${window.width}`).toBe(true);
  }
}

/** Whether nothing covers the caret. */
function caretInSight(): boolean {
  const caret = document.getSelection()?.getRangeAt(0).getBoundingClientRect();
  if (!caret || caret.top < 0 || caret.bottom > window.innerHeight) return false;
  const box = document.activeElement;
  return [caret.top + 2, caret.bottom - 2].every((y) => box?.contains(document.elementFromPoint(Math.max(caret.left, 24), y)));
}
