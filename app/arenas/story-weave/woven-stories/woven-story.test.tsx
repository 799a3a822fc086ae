import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import WovenStory from './woven-story';

it('a collaborative story has the paragraphs of its writers, and one drop cap at its beginning', () => {
  const text = 'One.\nStill one.\n\nTwo.';
  const parts = [{ number: 1, seat: 0 as const, writer: 'Mara', ai: false, text }];
  const html = renderToStaticMarkup(<WovenStory signedIn starter={['It began.', 'It went on.']} parts={parts} />);
  const paragraphs = [...html.matchAll(/<p dir="auto"[^>]*>([^<]*)<\/p>/g)].map(([, words]) => words);
  expect(paragraphs).toEqual(['It began.', 'It went on.', 'One.\nStill one.', 'Two.']);
  expect(html.match(/drop-cap/g)).toHaveLength(1);
});

it('the parts of AI writers, and no others, are marked for people and programs', () => {
  const person = { number: 1, seat: 0 as const, writer: 'Mara', ai: false, text: 'One.' };
  const html = renderToStaticMarkup(
    <WovenStory signedIn starter={[]} parts={[person, { ...person, number: 2, writer: 'Emma', ai: true }]} />,
  );
  const [mine = '', machines = ''] = html.split('<li').slice(1);
  expect(mine).not.toMatch(/digital-source|AI writer/);
  expect(machines).toContain('data-digital-source-type="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"');
  expect(machines).toMatch(/Emma[\s\S]*AI/);
  expect(html).toContain('>50% by AI writers<');
});

it('leads those who wrote it to its tags and summary', () => {
  const parts = [{ number: 1, seat: 0 as const, writer: 'Mara', ai: false, text: 'One.' }];
  const htmlFor = (tagsAddress?: string) => {
    const Page = createRoutesStub([
      { path: '/', Component: () => <WovenStory {...{ signedIn: true, starter: [], parts, tagsAddress }} /> },
    ]);
    return renderToStaticMarkup(<Page />);
  };
  expect(htmlFor('/story/1/tags')).toContain('href="/story/1/tags"');
  expect(htmlFor()).not.toContain('tags');
});

describe('the menu beside a part', () => {
  const parts = [
    { number: 1, seat: 0, writer: 'Mara', ai: false, text: 'One.', player: '/players/mara', report: '/report/passage/room.1' },
    { number: 2, seat: 1, writer: 'Emma', ai: true, text: 'Two.', report: '/report/passage/room.2' },
    { number: 3, seat: 2, writer: 'Ivo', ai: false, text: 'Mine.', player: '/players/ivo' },
  ];
  const partsFor = (signedIn: boolean) => {
    const Page = createRoutesStub([{ path: '/', Component: () => <WovenStory signedIn={signedIn} starter={[]} parts={parts} /> }]);
    return renderToStaticMarkup(<Page />)
      .split('<li')
      .slice(1);
  };

  it('leads to its writer and reports it, mutes and blocks; of an AI writer’s it reports, and one’s own has none', () => {
    const [maras = '', emmas = '', own = ''] = partsFor(true);
    for (const item of [
      'href="/players/mara"',
      'action="/players/mara"',
      'value="mute"',
      'value="block"',
      'href="/report/passage/room.1"',
    ]) {
      expect(maras).toContain(item);
    }
    expect(emmas).toContain('href="/report/passage/room.2"');
    expect(emmas).not.toMatch(/players|value="/);
    expect(own).not.toContain('<details');
    expect(own).toContain('href="/players/ivo"');
  });

  it('mutes and blocks nobody for a visitor', () => {
    expect(partsFor(false)[0]).not.toContain('value="');
  });
});
