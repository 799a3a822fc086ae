import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readConfig } from '~/platform/config/config.server';
import { lawPages } from '~/site/law-pages';
import routes from '../routes';
import { lawChanges } from './changes/law-changes';
import { lawFacts } from './facts';
import { lawTexts, renderLawPages } from './law-texts.server';

const pages = renderLawPages(lawFacts({ ...readConfig({ DATA_DIR: '/nowhere' }), operator: { minimumAge: 16 } }));
const known = (routes as RouteConfigEntry[]).flatMap(({ path = '' }): RouteObject[] => (path === '*' ? [] : [{ path }]));

describe.each(lawPages)('the page at /law/$name', ({ name }) => {
  const page = pages.get(name);
  const html = page?.html ?? '';

  it('has a title, an introduction and sections', () => {
    expect(page).toMatchObject({ title: expect.stringMatching(/./), intro: expect.stringMatching(/./) });
    for (const { id, title } of page?.contents ?? []) expect(html, title).toContain(`<h2 id="${id}">`);
    expect(page?.contents.length).toBeGreaterThan(2);
  });

  it('shows no mark of its source', () => {
    expect(html).not.toMatch(/\{\{|<!--|&lt;!--|tables:|^#/m);
  });

  it('links to pages and sections that there are', () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link).filter((link) => !link.startsWith('mailto:'));
    for (const link of links) {
      if (link.startsWith('#')) expect(html).toContain(`id="${link.slice(1)}"`);
      else expect(matchRoutes(known, link.replace(/\?.*/, '')), link).not.toBeNull();
    }
  });

  it('says what the operator has not given', () => {
    for (const missing of page?.missing ?? []) expect(html).toContain(`[not given by the operator: ${missing}]`);
    expect((page?.missing.length ?? 0) > 0).toBe(html.includes('not given by the operator'));
  });

  it('names the day from which it holds, or on which it was written', () => {
    expect(name === 'imprint' || /(In force since|Written on) \d{1,2} \w+ \d{4}/.test(lawTexts[name])).toBe(true);
  });
});

it('the newest change of a page is from the day that its text names', () => {
  for (const { name } of lawPages) {
    const newest = lawChanges.find(({ pages: changed }) => changed.includes(name));
    if (!newest) continue;
    expect(lawTexts[name], `${name}: a changed text needs an entry in app/law/changes/law-changes.ts`).toContain(
      `In force since ${new Date(newest.on).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`,
    );
  }
});

it('the page about privacy says of every kind of data what it is, why, how long and who sees it', () => {
  const kinds = lawTexts.privacy.split(/^#+ /m).filter((part) => part.includes('<!-- tables:'));
  expect(kinds.length).toBeGreaterThan(9);
  for (const kind of kinds) {
    for (const question of ['What', 'Why', 'How long', 'Who else sees it']) expect(kind).toContain(`- **${question}:** `);
  }
});
