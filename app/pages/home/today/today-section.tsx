import { Suspense } from 'react';
import { Await } from 'react-router';
import { DailyCard } from '~/arenas/word-games/hall/daily-card';
import { claims } from '~/site/claims';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import type { Today } from './today';
import { LevelCard, LineList, StoryToRead } from './today-cards';

/** What a player may write from today. */
interface PromptOfDay {
  id: string;
  text: string;
}

export interface TodaySectionProps {
  prompt: PromptOfDay;
  /** Read while the page is painted already. */
  today: Promise<Today>;
}

/** What a player has before them today, where visitors see the tagline at large. */
export default function TodaySection({ prompt, today }: TodaySectionProps) {
  return (
    <section aria-labelledby="today" className="mx-auto max-w-[75rem] px-4 pt-8 sm:px-8 sm:pt-10">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <p className="text-sm text-muted">
            {claims.tagline} · {claims.playerCount}
          </p>
          <h1 id="today" className="display text-4xl">
            Today
          </h1>
        </div>
        <TextLink to="/stories" className="inline-flex min-h-11 items-center">
          Read the stories
        </TextLink>
      </div>
      <Suspense fallback={<Cards prompt={prompt} />}>
        <Await resolve={today} errorElement={<Cards prompt={prompt} />}>
          {(read) => <Cards prompt={prompt} today={read} />}
        </Await>
      </Suspense>
    </section>
  );
}

/** The cards; without `today` they take the same room, and lead to the same places. */
function Cards({ prompt, today }: { prompt: PromptOfDay; today?: Today }) {
  return (
    <>
      <DailyCard own={today?.daily} secondsLeft={today?.daily.secondsLeft} />
      <div className="grid gap-4 sm:gap-[1.375rem] md:grid-cols-2 lg:grid-cols-3">
        <LineList
          title="Pick up where you left off"
          missing="line"
          lines={today?.unfinished.map(({ what, detail, ...line }) => ({ ...line, about: `${what} · ${detail}` }))}
        >
          Nothing in progress. <TextLink to="/creative-writing">Begin a story</TextLink>, or{' '}
          <TextLink to="/storyweave">take a seat</TextLink> among others.
        </LineList>
        <LineList title="Since yesterday" missing="mail" lines={today?.happenings.map(({ text, to }) => ({ title: text, to }))}>
          No news of your stories yet. <TextLink to="/stories">Rate a few by others</TextLink>, and their writers may read yours.
        </LineList>
        <LevelCard progress={today?.progress} />
        <Card as="section" aria-labelledby="prompt-of-day" className="flex flex-col lg:col-span-2">
          <h2 id="prompt-of-day" className="display text-2xl">
            Write from this
          </h2>
          <p className="mt-3 flex-1 border-l-2 border-bronze pl-4 font-prose text-xl">{prompt.text}</p>
          <div className="mt-5">
            <ButtonLink to={`/creative-writing?prompt=${prompt.id}`}>Write it</ButtonLink>
          </div>
        </Card>
        <StoryToRead story={today?.story} />
      </div>
    </>
  );
}
