import { href } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { publicHead } from '~/covers/public-head';
import { DAY_MS } from '~/platform/clock/durations';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { useTimeZone } from '~/platform/requests/time-zone/time-zone-of-page';
import { firstNumberWord } from '~/platform/text/number-words';
import { pageTitle } from '~/site/page-title';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { GAME_IDS } from '../games/games';
import { pageTexts } from '../texts';
import type { Route } from './+types/daily.route';
import { NextSet } from './arches/next-set';
import { KeystoneCalendar } from './calendar/keystone-calendar';
import { monthPage } from './calendar/month-page.server';
import { dayPage, daysOf } from './day-page.server';
import { DayView } from './day-view';
import { dailyTexts } from './texts';

const { daily: texts } = pageTexts;
const intro = texts.intro(firstNumberWord(GAME_IDS.length));

/** The games of the day, its boards, and the viewer's result. @see docs/product/word-games.md */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { zone, today, msToNext } = daysOf(context, request);
  const player = knownPlayer(context);
  // Visitors share the page of the date in UTC; one whose time zone is known gets their own.
  if (!player && zone === 'UTC') cachePage(context, { tags: ['daily'], until: new Date(Date.parse(today) + DAY_MS) });
  const [day, month] = await Promise.all([
    dayPage(context, today, today),
    player && monthPage(context, player.id, { month: url.searchParams.get('month'), today }),
  ]);
  // A page that several visitors get at different times must not say how long it is to the next set.
  return { ...day, zone, month, msToNext: player && msToNext };
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(texts.title) },
  { name: 'description', content: intro },
  ...publicHead(page),
];

export default function Daily({ loaderData: { msToNext, zone, month, ...day } }: Route.ComponentProps) {
  useTimeZone(zone);
  return (
    <Page>
      <p className="mb-4">
        <BackLink to={href('/word-games')}>{dailyTexts.backToGames}</BackLink>
      </p>
      <PageHeading title={texts.title} intro={intro}>
        <div>
          <p className="text-lg font-semibold">
            <time dateTime={day.day}>{day.dayText}</time>
          </p>
          <NextSet day={day.day} msLeft={msToNext} />
        </div>
      </PageHeading>
      <DayView {...day} past={false} texts={{ ...dailyTexts.today, empty: texts.empty, signIn: texts.signIn }}>
        <p className="mt-8">
          <TextLink to={href('/word-games/daily/yesterday')} className="inline-flex min-h-11 items-center">
            {texts.yesterday}
          </TextLink>
        </p>
        {month && <KeystoneCalendar {...month} />}
      </DayView>
    </Page>
  );
}
