import { useTimeZone } from '~/platform/requests/time-zone/time-zone-of-page';
import { claims } from '~/site/claims';
import { TextLink } from '~/ui/actions/text-link';
import { preloadProse } from '~/ui/text/preload-prose';
import { FirstSteps } from './first-steps';
import type { Today, TodayAndSteps } from './today';
import { LineList, TodayCards } from './today-cards';
import { todayTexts as texts } from './today-texts';

/** What a player has before them today, where visitors see the tagline at large. */
export default function TodaySection({ steps, zone, today }: TodayAndSteps) {
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
      {today && !today.fresh ? (
        <Cards today={today} />
      ) : (
        <div className="grid gap-4 sm:gap-[1.375rem]">
          <FirstSteps steps={steps} />
          {today && <TodayCards cards={today.cards} />}
        </div>
      )}
    </section>
  );
}

/** What there is; what is empty has no card. Each row is filled. */
function Cards({ today: { first, unfinished, happenings, doings, cards } }: { today: Today }) {
  return (
    <>
      <TodayCards cards={first} />
      <div className="flex flex-wrap gap-4 *:grow *:basis-full sm:gap-[1.375rem] md:*:basis-80">
        <LineList
          title={texts.unfinished}
          lines={unfinished.map(({ what, detail, ...line }) => ({ ...line, about: `${what} · ${detail}` }))}
        />
        <LineList title={texts.happenings} lines={happenings.map(({ text, to }) => ({ title: text, to }))} />
        <LineList title={texts.doings} lines={doings.map(({ text, to }) => ({ title: text, to }))} />
        <TodayCards cards={cards} />
      </div>
    </>
  );
}
