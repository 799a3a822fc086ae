import { addChapter, publishFanFiction } from '../support/people/fan-fiction';
import { join } from '../support/people/people';
import { accessibilityFaults, expect, hydrated, test } from '../support/test';

// From a connection that a test cuts.
test.use({ expectedErrors: [/ERR_FAILED/] });

test.describe('comments', () => {
  test('are posted at once, kept when that fails, edited and removed by the author of the story, or appear after the author’s yes, and have answers', async ({
    page,
    mailbox,
    anotherBrowser,
  }) => {
    const writer = await anotherBrowser();
    const { name } = await join(writer, mailbox, 'Discussed');
    const story = await publishFanFiction(writer, `Talk of ${name}`, 'Words.');
    await join(page, mailbox, 'Talker');
    await page.goto(story);
    await hydrated(page);
    await page.getByRole('link', { name: 'View Comments' }).click();
    await expect(page.getByText('No comments yet. Be the first to share your thoughts!')).toBeVisible();
    const box = page.getByPlaceholder('Write a comment...');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.getByText('Empty Comment: Please write something before submitting')).toBeVisible();
    await page.route('**/comments', (route) => route.abort());
    await box.fill('A first thought.');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.getByText('Failed to post your comment')).toBeVisible();
    await expect(box).toHaveValue('A first thought.');
    await page.unroute('**/comments');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.getByText('Comment Added', { exact: true })).toBeVisible();
    await expect(box).toHaveValue('');
    await page.getByRole('button', { name: 'Edit your comment' }).click();
    await page.getByLabel('Your comment').fill('A second thought.');
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Edit your comment' }).click();
    await expect(page.getByLabel('Your comment')).toHaveValue('A second thought.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/, edited$/)).toBeVisible();

    await writer.goto(`${story}?comments=1`);
    await hydrated(writer);
    await writer.getByRole('button', { name: 'Remove the comment' }).click();
    await writer.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(writer.getByText('A second thought.')).toBeHidden();

    await writer.getByText('Author tools').click();
    await writer.getByRole('link', { name: 'Who may comment' }).click();
    await writer.getByLabel('After my approval').check();
    await writer.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(writer.getByText('Comment Settings Saved', { exact: true })).toBeVisible();

    await page.goto(`${story}?comments=1`);
    await hydrated(page);
    await expect(page.getByText('You are new here: you can write 5 comments in 15 minutes')).toBeVisible();
    await page.getByPlaceholder('Write a comment...').fill('Is it https://example.org/harbour?');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.getByText('Comment Sent', { exact: true })).toBeVisible();
    await expect(page.getByText('Waiting for approval.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'https://example.org/harbour' })).toBeHidden();
    const visitor = await anotherBrowser();
    await visitor.goto(`${story}?comments=1`);
    await expect(visitor.getByText('No comments yet.')).toBeVisible();

    await writer.goto('/notifications');
    await writer.getByRole('link', { name: 'for you to approve' }).click();
    await hydrated(writer);
    await writer.getByRole('button', { name: /^Approve the comment/ }).press('Enter');
    await expect(writer.getByText('Nothing is waiting for your approval.')).toBeVisible();
    await writer.goto(`${story}?comments=1`);
    await hydrated(writer);
    await writer.getByRole('button', { name: /^Reply to the comment/ }).press('Enter');
    await writer.getByPlaceholder('Write a reply...').fill('It is another one.');
    await writer.getByRole('button', { name: 'Post Reply' }).click();
    await expect(writer.getByPlaceholder('Write a reply...')).toBeHidden();
    await expect(writer.getByRole('button', { name: /^Reply to the comment/ })).toBeFocused();

    await visitor.reload();
    await expect(visitor.getByText('Is it https://example.org/harbour?')).toBeVisible();
    await expect(visitor.getByRole('list', { name: /^Replies to/ })).toContainText('It is another one.');
    expect(await accessibilityFaults(writer)).toEqual([]);
    await page.goto('/notifications');
    await expect(page.getByRole('link', { name: `${name} replied to your comment` })).toBeVisible();
  });

  test('stand at their paragraph, and open beside the text, or over it on a phone', async ({ page, mailbox, anotherBrowser }) => {
    const writer = await anotherBrowser();
    const { name } = await join(writer, mailbox, 'Marginal');
    const ferry = 'The ferry came in late, and nobody asked why.';
    const lantern = 'She waited on the stairs with a lantern in her hand.';
    const story = await publishFanFiction(writer, `A Lantern of ${name}`, `${ferry}\n\n${lantern}`);
    await join(page, mailbox, 'Pointer');
    await page.goto(story);
    await hydrated(page);
    await page.getByText(lantern).hover();
    await page.getByText(lantern).locator('a').click();
    const panel = page.getByRole('dialog', { name: 'Comments on this paragraph' });
    await panel.getByLabel('Write a comment').fill('That lantern!');
    await panel.getByRole('button', { name: 'Post Comment' }).click();
    await expect(panel.getByRole('listitem').getByText('That lantern!')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(lantern).getByRole('link', { name: '1 comment on this paragraph' })).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Comment on a paragraph' }).click();
    await page.getByText(ferry).getByRole('link', { name: 'Comment on this paragraph' }).press('Enter');
    await expect(panel.getByText('Nobody has commented on this paragraph yet.')).toBeVisible();
    await page.keyboard.press('Escape');

    await addChapter(writer, story, 'The second crossing', 'The ferry went back.');
    await page.goto(story);
    await hydrated(page);
    const end = [
      page.getByRole('button', { name: 'Kudos', exact: true }),
      page.getByRole('region', { name: 'Rate this story' }),
      page.getByRole('button', { name: 'Follow this story' }).last(),
      page.getByRole('button', { name: 'Mark for later' }).last(),
      page.getByPlaceholder('Write a comment...'),
      page.getByRole('link', { name: 'Next Chapter' }).last(),
    ];
    await end[0]?.scrollIntoViewIfNeeded();
    const boxes = await Promise.all(end.map((part) => part.boundingBox()));
    const edges = boxes.map((box) => ({ top: box?.y ?? Number.NaN, bottom: (box?.y ?? 0) + (box?.height ?? 0) }));
    const height = Math.max(...edges.map(({ bottom }) => bottom)) - Math.min(...edges.map(({ top }) => top));
    expect(height, 'what follows the last line fits on one screen').toBeLessThanOrEqual(844);
  });
});
