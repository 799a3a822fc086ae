import { DailyCard } from '~/arenas/word-games/hall/daily-card';
import { useTimeZone } from '~/arenas/word-games/hall/use-time-zone';
import { claims } from '~/site/claims';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { preloadProse } from '~/ui/text/preload-prose';
import { isFresh, type Today } from './today';
import { FirstSteps, LevelCard, LineCard, LineList, StoryToRead } from './today-cards';
import { todayTexts as texts } from './today-texts';

/** What a player may write from today. */
interface PromptOfDay {
  id: string;
  text: string;
}

export interface TodaySectionProps {
  prompt: PromptOfDay;
  /** The time zone of the date it shows. */
  zone: string;
  /** Undefined when it could not be read. */
  today?: Today;
}

/** What a player has before them today, where visitors see the tagline at large. */
export default function TodaySection({ prompt, zone, today }: TodaySectionProps) {
  useTimeZone(zone);
  preloadProse();
  return (
    <section aria-labelledby="today" className="mx-auto max-w-[75rem] px-4 pt-6 sm:px-8 sm:pt-10">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <p className="text-sm text-muted">
            {claims.tagline} · {claims.playerCount}
          </p>
          <h1 id="today" className="display text-4xl">
            {texts.title}
          </h1>
        </div>
        <TextLink to="/stories" className="inline-flex min-h-11 items-center max-sm:hidden">
          {texts.readStories}
        </TextLink>
      </div>
      {!today || isFresh(today) ? <Fresh prompt={prompt} today={today} /> : <Cards prompt={prompt} today={today} />}
    </section>
  );
}

/** Ways to begin, and the line that everybody can add to. */
function Fresh({ prompt, today }: { prompt: PromptOfDay; today: Today | undefined }) {
  return (
    <div className="grid gap-4 sm:gap-[1.375rem]">
      <FirstSteps prompt={prompt} />
      {today && <LineCard line={today.line} />}
    </div>
  );
}

/** What there is; what is empty has no card. Each row is filled. */
function Cards({
  prompt,
  today: { daily, unfinished, happenings, doings, progress, line, story },
}: Required<Omit<TodaySectionProps, 'zone'>>) {
  return (
    <>
      <DailyCard {...daily} />
      <div className="flex flex-wrap gap-4 *:grow *:basis-full sm:gap-[1.375rem] md:*:basis-80">
        <LineList
          title={texts.unfinished}
          lines={unfinished.map(({ what, detail, ...line }) => ({ ...line, about: `${what} · ${detail}` }))}
        />
        <LineList title={texts.happenings} lines={happenings.map(({ text, to }) => ({ title: text, to }))} />
        <LineList title={texts.doings} lines={doings.map(({ text, to }) => ({ title: text, to }))} />
        <LineCard line={line} />
        {progress.xp > 0 && <LevelCard progress={progress} />}
        <Card as="section" aria-labelledby="prompt-of-day" className="flex flex-col">
          <h2 id="prompt-of-day" className="display text-2xl">
            {texts.prompt}
          </h2>
          <p className="mt-3 flex-1 border-l-2 border-bronze pl-4 font-prose text-xl">{prompt.text}</p>
          <div className="mt-5">
            <ButtonLink to={`/creative-writing?prompt=${prompt.id}`}>{texts.writePrompt}</ButtonLink>
          </div>
        </Card>
        {story && <StoryToRead story={story} />}
      </div>
    </>
  );
}
