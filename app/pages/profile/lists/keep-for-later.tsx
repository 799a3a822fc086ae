import { useEffect } from 'react';
import { askToKeep } from '~/platform/offline/keep-pages';
import { laterPage } from '~/stories/reading/after/use-kept-on-device';
import { storyAddress } from '~/stories/sharing/story-address';
import type { StoryCard } from '~/stories/story';

/** Keeps the stories for later on this device, and those that were taken out of the list no longer. */
export function KeepForLater({ stories }: { stories: readonly Pick<StoryCard, 'id' | 'arena' | 'title'>[] }) {
  useEffect(() => {
    const pages = stories.map(({ id, arena, title }) =>
      laterPage({ path: storyAddress(arena, id), title, hasChapters: arena === 'fan_fic' }),
    );
    askToKeep({ keep: 'all-later', stories: pages });
  }, [stories]);
  return null;
}
