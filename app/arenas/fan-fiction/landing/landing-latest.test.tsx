import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { LandingData, LatestStories, LatestStory } from './landing-data';
import { LandingLatest } from './landing-latest';

const story: LatestStory = {
  ...{ id: 's1', title: 'Sand', author: 'Mara', average: 4.25, chapterCount: 3, preview: 'Wind.' },
  ...{ cover: 'fandom-sci-fi-worm-1k9x', fandomId: 'dune' },
};
const latest = (...stories: LatestStory[]): LatestStories => ({ stories, open: [] });

function shown(latest: LandingData['latest']): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <LandingLatest latest={latest} /> }]);
  return renderToStaticMarkup(<Page />).replaceAll(/<!-- -->/g, '');
}

describe('the newest stories', () => {
  it('show title, author, rating, chapters and beginning, and link to the story without script too', () => {
    const page = shown(latest(story));
    for (const text of ['Sand', 'By Mara', 'Rating: 4.3/5', '3 chapters', 'Wind.', 'Read Story']) expect(page).toContain(text);
    expect(page).toContain('href="/fan-fiction/story/s1"');
    expect(page).toContain('/story-covers/2/fandom-sci-fi-worm-1k9x.svg');
  });

  it('say so when nobody has rated and when there is nothing to quote', () => {
    const page = shown(latest({ ...story, average: undefined, chapterCount: 1, preview: '' }));
    for (const text of ['No ratings yet', '1 chapter<', 'No description available.']) expect(page).toContain(text);
  });

  it('offer to retry when they could not be read', () => {
    const page = shown(undefined);
    for (const text of ['role="alert"', 'Failed to load stories', 'network issues or server problems.', 'Retry Loading Stories']) {
      expect(page).toContain(text);
    }
  });

  it('show six placeholders while loading', () => {
    const page = shown(new Promise(() => {}));
    expect(page).toContain('Loading Fan Fiction Stories...');
    expect(page.match(/h-20/g)).toHaveLength(6);
  });

  it('invite the reader to write the first one when there are none', () => {
    expect(shown(latest())).toContain('No fan fiction stories have been published yet.');
  });

  it('leave their room to fandoms without a story, which lead to writing one', () => {
    const page = shown({ stories: [story], open: [{ id: 'naruto', name: 'Naruto', genre: 'anime' }] });
    expect(page).toContain('Be the first<span class="sr-only"> in Naruto</span>');
    expect(page).toContain('href="/fan-fiction/genre/anime/title/naruto?tab=write"');
  });
});
