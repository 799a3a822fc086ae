import { expect, it } from 'vitest';
import { handbookPage } from './handbook.server';
import { wranglingTexts } from './texts';

it('says on its page what each press does, by the words that stand on the button', () => {
  const { html } = handbookPage();
  for (const press of Object.values(wranglingTexts.does)) expect(html).toContain(`<strong>${press}:</strong>`);
  expect(html).not.toMatch(/href="(?!#|https?:)|\|---|<h1/);
});
