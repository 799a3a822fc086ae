import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { ShownTag } from '../rules/tag';
import AboutStory from './about-story';
import { TagLine } from './tag-line';

const tag = (id: number, name: string): ShownTag => ({ id, kind: 'freeform', name });
const htmlOf = (element: ReactElement) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }]);
  return renderToStaticMarkup(<Stub />).replaceAll(/<!-- -->/g, '');
};
const many = Array.from({ length: 40 }, (_, id) => tag(id, `A tag of some length ${id}`));

it('lists the tags of a story as they are written', () => {
  const html = htmlOf(<TagLine tags={[tag(1, 'Slow Burn'), tag(2, '<b>')]} />);
  expect(html).toContain('aria-label="Tags"');
  expect(html).toContain('href="/tags/1"');
  expect(html).toContain('<bdi>Slow Burn</bdi>');
  expect(html).toContain('&lt;b&gt;');
});

it('says how many more there are', () => {
  expect(htmlOf(<TagLine tags={many.slice(0, 2)} more={38} />)).toContain('and 38 more');
});

it('is nothing for a story without tags', () => {
  expect(htmlOf(<TagLine tags={[]} />)).toBe('');
});

it('offers to show all only where some may be folded', () => {
  expect(htmlOf(<AboutStory story={{ summary: '', tags: many, facts: [] }} />)).toContain('All 40 tags');
  expect(htmlOf(<AboutStory story={{ summary: '', tags: many.slice(0, 2), facts: [] }} />)).not.toContain('checkbox');
});

it('shows the summary before the tags, and the one without the other', () => {
  const html = htmlOf(<AboutStory story={{ summary: 'A fox learns to wait.', tags: many, facts: ['12 words', 'Deutsch'] }} />);
  expect(html.indexOf('A fox learns to wait.')).toBeLessThan(html.indexOf('href="/tags/'));
  expect(html.indexOf('href="/tags/')).toBeLessThan(html.indexOf('12 words'));
  expect(html).toContain('Deutsch');
  expect(htmlOf(<AboutStory story={{ summary: 'A fox learns to wait.', tags: [], facts: [] }} />)).not.toContain('<ul');
});
