import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { type ViewerFacts, viewerContext } from '~/accounts/viewer/viewer.server';
import type { Log } from '~/platform/log/log.server';
import { logContext } from '~/platform/log/log-context.server';
import { type Fandoms, type FanFictionService, fanFictionContext } from '../fan-fiction.server';
import type { LatestStory } from './landing-data';
import { landingData } from './landing-data.server';

const story: LatestStory = {
  id: 's',
  title: 'T',
  author: 'A',
  average: undefined,
  chapterCount: 1,
  preview: 'P',
  cover: 'sea-1',
  fandomId: 'dune',
};
const mara = { id: 'mara', name: 'Mara' } as NonNullable<ViewerFacts['viewer']>;

function contextOf(service: Partial<FanFictionService>, facts: Partial<ViewerFacts> = {}) {
  const warn = vi.fn();
  const context = new RouterContextProvider();
  context.set(fanFictionContext, service as FanFictionService);
  context.set(viewerContext, { viewer: undefined, databaseAway: false, looksOnly: true, ...facts });
  context.set(logContext, { warn } as unknown as Log);
  return { context, warn };
}

describe('the data of the landing page', () => {
  it('includes the newest stories at once when they are quick', async () => {
    const { context } = contextOf({ latestStories: async () => [story] });
    expect(await landingData(context)).toMatchObject({ followed: [], latest: { stories: [story] } });
  });

  it('does not wait for slow stories: they follow', async () => {
    let arrive = (_stories: LatestStory[]) => {};
    const slow = new Promise<LatestStory[]>((resolve) => {
      arrive = resolve;
    });
    const { latest } = await landingData(contextOf({ latestStories: () => slow }).context);
    expect(latest).toBeInstanceOf(Promise);
    arrive([story]);
    expect(await latest).toMatchObject({ stories: [story] });
  });

  it('does without stories that cannot be read, and logs why', async () => {
    const { context, warn } = contextOf({ latestStories: () => Promise.reject(new Error('no disk')) });
    expect((await landingData(context)).latest).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('does not query the database while it is unavailable', async () => {
    const latestStories = vi.fn();
    expect((await landingData(contextOf({ latestStories }, { databaseAway: true }).context)).latest).toBeUndefined();
    expect(latestStories).not.toHaveBeenCalled();
  });

  it('lists the fandoms a player follows, except those no longer in the registry', async () => {
    const ofPlayer = vi.fn(async () => [
      { fandomId: 'dune', hasNew: true },
      { fandomId: 'gone', hasNew: true },
    ]);
    const { context } = contextOf(
      { latestStories: async () => [], fandoms: { follows: { ofPlayer } } as unknown as Fandoms },
      { viewer: mara },
    );
    expect((await landingData(context)).followed).toEqual([{ id: 'dune', name: 'Dune', genre: 'sci-fi', hasNew: true }]);
    expect(ofPlayer).toHaveBeenCalledWith('mara');
  });
});
