import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import WovenStory from './woven-story';

it('a collaborative story has the paragraphs of its writers, and one drop cap at its beginning', () => {
  const text = 'One.\nStill one.\n\nTwo.';
  const parts = [{ number: 1, seat: 0 as const, writer: 'Mara', ai: false, text }];
  const html = renderToStaticMarkup(<WovenStory starter={['It began.', 'It went on.']} parts={parts} />);
  const paragraphs = [...html.matchAll(/<p dir="auto"[^>]*>([^<]*)<\/p>/g)].map(([, words]) => words);
  expect(paragraphs).toEqual(['It began.', 'It went on.', 'One.\nStill one.', 'Two.']);
  expect(html.match(/drop-cap/g)).toHaveLength(1);
});

it('the parts of AI writers, and no others, are marked for people and programs', () => {
  const person = { number: 1, seat: 0 as const, writer: 'Mara', ai: false, text: 'One.' };
  const html = renderToStaticMarkup(<WovenStory starter={[]} parts={[person, { ...person, number: 2, writer: 'Emma', ai: true }]} />);
  const [mine = '', machines = ''] = html.split('<li').slice(1);
  expect(mine).not.toMatch(/digital-source|AI writer/);
  expect(machines).toContain('data-digital-source-type="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"');
  expect(machines).toMatch(/Emma[\s\S]*AI/);
  expect(html).toContain('>50% by AI writers<');
});
