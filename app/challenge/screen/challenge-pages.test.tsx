import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { Anthology } from '../anthology/read-anthology.server';
import { texts } from '../texts';
import { AnthologyPage } from './anthology-page';
import { ChallengePage } from './challenge-page';

function shown(page: ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => page }]);
  return renderToStaticMarkup(<Page />).replaceAll(/<!-- -->/g, '');
}

const week = {
  monday: '2026-03-02',
  title: 'Salt',
  prompt: 'Write of the sea.',
  ends: '2026-03-09T00:00:00.000Z',
  done: null,
  reply: undefined,
};
const story = (id: string, authorId: string) => ({
  ...{
    id,
    title: `Story ${id}`,
    author: `Writer ${authorId}`,
    authorId,
    preview: 'It left.',
    words: 2,
    cover: 'sea-1',
    content: undefined,
  },
});
const anthology: Anthology = {
  ...{ monday: week.monday, title: week.title, prompt: week.prompt, cover: 'sea-1', earlier: null, later: null },
  ...{ stories: [story('a', 'ada'), story('b', 'bo')], picks: [] },
};
const page = { anthology, lot: undefined, pick: undefined, read: [], playerId: 'ada', done: null, reply: undefined };

it('shows a visitor the prompt and the way in, and no empty frame where nothing has appeared', () => {
  const html = shown(<ChallengePage {...week} entries={0} own={undefined} anthologies={[]} playerId={undefined} />);
  expect(html).toContain('Write of the sea.');
  for (const absent of [texts.latest, texts.earlier, '<form']) expect(html).not.toContain(absent);
});

it('is a form that needs no script, with what was sealed and a way to take it out', () => {
  const own = { title: 'The Ferry', body: 'It left.', rating: 'teen' as const, warnings: [], sealedAt: 1 };
  const html = shown(<ChallengePage {...week} entries={3} own={own} anthologies={[]} playerId="ada" />);
  for (const part of ['value="The Ferry"', 'It left.', 'value="enter"', 'value="withdraw"', '3 entries sealed so far'])
    expect(html).toContain(part);
});

it('offers a pick of what was read, and nothing of one’s own', () => {
  const html = shown(<AnthologyPage {...page} pick={{ as: 'reader', until: week.ends }} read={['a', 'b']} />);
  expect(html).toContain('name="story" value="b"');
  expect(html).not.toContain('name="story" value="a"');
});

it('offers readers nothing that another reader has picked, but editors', () => {
  const picked = { id: 'p', storyId: 'b', title: 'Story b', said: 'It stays.', name: 'Cy', readerId: 'cy', editor: false };
  const offered = (as: 'reader' | 'editor') =>
    shown(<AnthologyPage {...page} anthology={{ ...anthology, picks: [picked] }} pick={{ as, until: week.ends }} read={['b']} />);
  expect(offered('reader')).not.toContain('name="story" value="b"');
  expect(offered('editor')).toContain('name="story" value="b"');
});

it('has no paragraph within a paragraph, which a browser would take apart before the page starts', () => {
  expect(shown(<AnthologyPage {...page} read={['a']} />)).not.toMatch(/<p[^>]*>(?:(?!<\/p>).)*<p[ >]/);
});

it('says how many entries are to be read before one can be drawn, and shows no picks before there are any', () => {
  const html = shown(<AnthologyPage {...page} lot={{ read: 1, asked: 3, entered: false }} />);
  expect(html).toContain('You have read 1 of 3.');
  expect(html).not.toContain('value="lot"');
  expect(html).not.toContain('id="picks"');
  expect(shown(<AnthologyPage {...page} lot={{ read: 3, asked: 3, entered: false }} />)).toContain('value="lot"');
});
