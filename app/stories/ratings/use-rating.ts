import { useRef, useState } from 'react';
import { href, useRevalidator } from 'react-router';
import { fetchJson } from '~/platform/requests/fetch-json';
import { useToast } from '~/ui/toasts/use-toast';
import { newestStanding, rememberStanding } from '../story-cache/standing-cache';
import type { RatingAnswer } from './rating.contract';
import { type Standing, withRating } from './standing';
import { ratingTexts } from './texts';

export interface RateableStory {
  id: string;
  title: string;
  average?: number;
  ratingCount: number;
  ownRating?: number;
  /** Whether the viewer wrote it. */
  own: boolean;
}

export interface StoryRating extends Standing {
  story: RateableStory;
  signedIn: boolean;
  rate(value: number): void;
}

/**
 * A story's rating as one reader sees and changes it: shown at once, sent in order, and announced when it has counted
 * or failed. Then the page's data is fetched again. A broken connection costs only the rating, so the request is made
 * here and not through the router, which would replace the page by an error page.
 */
export function useRating(story: RateableStory, signedIn: boolean): StoryRating {
  const toast = useToast();
  const revalidator = useRevalidator();
  const queue = useRef(Promise.resolve());
  const [pending, setPending] = useState<number>();
  const known = newestStanding(story.id, { average: story.average, count: story.ratingCount, own: story.ownRating });
  const shown = pending === undefined ? known : withRating(known, pending);

  const send = async (value: number) => {
    const answer = await post(story.id, value);
    setPending((now) => (now === value ? undefined : now));
    if (!answer.ok) return toast({ title: answer.title, description: answer.text, tone: 'error' });
    rememberStanding(story.id, known, { average: answer.average, count: answer.count, own: answer.own });
    toast({ title: ratingTexts.submitted.title, description: ratingTexts.submitted.text, tone: 'success' });
    await revalidator.revalidate();
  };

  const rate = (value: number) => {
    if (!signedIn) {
      const { title, text } = ratingTexts.signedOut;
      return toast({ title, description: text, tone: 'info' });
    }
    setPending(value);
    queue.current = queue.current.then(() => send(value));
  };

  return { ...shown, story, signedIn, rate };
}

async function post(storyId: string, value: number): Promise<RatingAnswer> {
  const answer = await fetchJson(href('/story/:storyId/rating', { storyId }), loadContract, {
    method: 'POST',
    body: new URLSearchParams({ value: String(value) }),
  });
  return answer ?? { ok: false, ...ratingTexts.failed };
}

const loadContract = async () => (await import('./rating.contract')).ratingAnswer;
