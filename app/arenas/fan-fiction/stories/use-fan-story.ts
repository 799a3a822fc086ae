import { useCallback, useEffect, useState } from 'react';
import { href } from 'react-router';
import { fetchJson } from '~/platform/requests/fetch-json';
import type { FanStory } from '../reading/reading.contract';

/** A story being read within another page. */
export interface FanStoryState {
  /** The story as last fetched; stays while another chapter loads. */
  story: FanStory | undefined;
  status: 'loading' | 'ready' | 'failed' | 'missing';
  /** The chapter shown or loading. */
  chapter: number;
  show(chapter: number): void;
  retry(): void;
}

const loadContract = async () => (await import('../reading/reading.contract')).storyAnswer;

/** Fetches a story chapter by chapter, from chapter 1. @param storyId undefined: fetches nothing yet. */
export function useFanStory(storyId: string | undefined): FanStoryState {
  const [asked, setAsked] = useState({ chapter: 1, attempt: 0 });
  const [story, setStory] = useState<FanStory>();
  const [status, setStatus] = useState<FanStoryState['status']>('loading');

  useEffect(() => {
    if (storyId === undefined) return;
    let wanted = true;
    setStatus('loading');
    const address = `${href('/fan-fiction/story/:storyId/reading', { storyId })}?chapter=${asked.chapter}`;
    fetchJson(address, loadContract).then((answer) => {
      if (!wanted) return;
      if (answer?.story) setStory(answer.story);
      setStatus(answer === undefined ? 'failed' : answer.story ? 'ready' : 'missing');
    });
    return () => {
      wanted = false;
    };
  }, [storyId, asked]);

  return {
    story,
    status,
    chapter: asked.chapter,
    show: useCallback((chapter: number) => setAsked((now) => ({ ...now, chapter })), []),
    retry: useCallback(() => setAsked((now) => ({ ...now, attempt: now.attempt + 1 })), []),
  };
}
