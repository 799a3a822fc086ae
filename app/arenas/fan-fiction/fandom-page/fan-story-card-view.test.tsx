// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { FanStoryCard } from './fan-story-card';
import { FanStoryCardView } from './fan-story-card-view';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const story: FanStoryCard = {
  ...{ id: ID, title: 'The Ninth Gate', arena: 'fan_fic', author: 'Ada', authorId: ID, prompt: 'Naruto', preview: '', cover: 'door-1k9x' },
  ...{ publishedOn: 'Mar 1, 2026', average: undefined, ratingCount: 0, ownRating: undefined, own: false, counts: [] },
  ...{ chapterCount: 1, commentCount: 0, isNew: false, liked: false },
  series: { text: 'Part 2 of The Gates', to: `/series/${ID}` },
};

it('leads from a story of a fandom to its series', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const Stub = createRoutesStub([
    { path: '/', Component: () => <FanStoryCardView story={story} viewer={undefined} onQuote={() => undefined} /> },
  ]);
  createRoot(page).render(<Stub />);
  const series = await vi.waitUntil(() => page.querySelector(`a[href="/series/${ID}"]`));
  expect(series.textContent).toBe('Part 2 of The Gates');
});
