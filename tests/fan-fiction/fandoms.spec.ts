import { expect, hydrated, test } from '../support/test';

const STORAGE_KEY = 'fanFictionScrollPosition';

test('a title shows its description, and a card of a listing shows more, on focus, hover and touch', async ({ page, anotherBrowser }) => {
  await page.goto('/fan-fiction/genre/sci-fi');
  await hydrated(page);
  const dune = page.getByRole('link', { name: 'Dune' });
  const about = page.getByText('Worms, houses and water counted by the drop.');
  await expect(dune).toHaveAccessibleDescription(/On a desert/);
  await expect(about).toHaveCSS('opacity', '0');
  await dune.focus();
  await expect(about).toHaveCSS('opacity', '1');
  await page.getByRole('link', { name: 'Firefly' }).focus();
  await expect(about).toHaveCSS('opacity', '0');
  await dune.hover();
  await expect(about).toHaveCSS('opacity', '1');

  const phone = await anotherBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.goto(new URL('/fan-fiction/genre/sci-fi', page.url()).href);
  await hydrated(phone);
  const button = phone.getByRole('button', { name: 'About Dune' });
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(phone.getByText('Worms, houses and water counted by the drop.')).toHaveCSS('opacity', '1');

  await page.goto('/fan-fiction/genre/fantasy/fandoms');
  await hydrated(page);
  const more = page.getByRole('link', { name: 'View Stories' });
  await page.getByRole('link', { name: 'Discworld' }).hover();
  await expect(more).toHaveAttribute('href', '/fan-fiction/genre/fantasy/title/discworld');
  await expect(page.getByText(/^Popularity:/), 'of a fandom without stories').toHaveCount(0);
  await page.mouse.move(2, 2);
  await expect(more).toBeHidden();
  await page.getByRole('link', { name: 'Earthsea' }).focus();
  await expect(more).toHaveAttribute('href', '/fan-fiction/genre/fantasy/title/earthsea');

  await phone.goto(page.url());
  await hydrated(phone);
  await phone.getByRole('button', { name: 'About Earthsea' }).tap();
  await expect(phone.getByRole('link', { name: 'View Stories' })).toBeVisible();
});

test('a listing can be searched and sorted, the address keeps both, and going back restores the scroll position', async ({ page }) => {
  await page.goto('/fan-fiction/genre/drama');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/fan-fiction/genre/drama/fandoms"]')?.click());
  await expect(page.getByRole('heading', { name: 'Drama Fandoms' })).toBeVisible();
  const stored = () => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}'), STORAGE_KEY);
  await expect.poll(stored).toEqual({ '/fan-fiction/genre/drama': 1_200 });

  // Only the stored position can lead here.
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [STORAGE_KEY, '{"/fan-fiction/genre/drama":900}'] as const);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);

  await page.goto('/fan-fiction/genre/fantasy/fandoms');
  await hydrated(page);
  const titles = page.getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(titles.first()).toHaveText('Harry Potter');
  await page.getByRole('link', { name: 'Alphabetical' }).click();
  await expect(titles.first()).toHaveText('A Court of Thorns and Roses');
  await page.getByRole('searchbox', { name: 'Search fandoms...' }).fill('TURTLE');
  await expect(titles).toHaveText(['Discworld']);
  await expect(page).toHaveURL(/sort=alphabetical&q=TURTLE$/);
  await page.reload();
  await hydrated(page);
  await expect(titles).toHaveText(['Discworld']);
  await page.getByRole('searchbox').fill('no such world');
  await expect(page.getByText('No fandom matches your search.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all fandoms' }).click();
  await expect(titles.first()).toHaveText('Harry Potter');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goto('/fan-fiction/genre/nobody/fandoms');
  await expect(page).toHaveURL(/\/fan-fiction$/);
});
