import { useEffect, useState } from 'react';
import { askToKeep } from '~/platform/offline/keep-pages';
import type { KeptLater } from '~/platform/offline/kept-pages.contract';
import { onKeptLater } from '~/platform/offline/on-kept-later';
import { storyArena } from '~/site/arenas';
import { Notice } from '~/ui/states/notice';
import { laterPage } from '../../reading/after/use-kept-on-device';
import { storyAddress } from '../../sharing/story-address';
import type { StoryCard } from '../../story';
import { ownListTexts } from './texts';

/**
 * Keeps the stories for later on this device, and those that were taken out of the list no longer. Says how many there are where the
 * device has no room for all.
 */
export function KeepForLater({ stories }: { stories: readonly Pick<StoryCard, 'id' | 'arena' | 'title'>[] }) {
  const [kept, setKept] = useState<KeptLater>();
  useEffect(() => onKeptLater(setKept), []);
  useEffect(() => {
    const pages = stories.map(({ id, arena, title }) =>
      laterPage({ path: storyAddress(arena, id), title, hasChapters: storyArena(arena).hasChapters === true }),
    );
    askToKeep({ keep: 'all-later', stories: pages });
  }, [stories]);
  if (!kept?.isFull) return null;
  return (
    <Notice tone="info" className="mb-6">
      {ownListTexts.noRoom(kept.keptLater, kept.of)}
    </Notice>
  );
}
