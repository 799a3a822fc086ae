import { href, redirect } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { useTimeZone } from '~/platform/requests/time-zone/time-zone-of-page';
import { pageTitle } from '~/site/page-title';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { pageTexts } from '../texts';
import type { Route } from './+types/yesterday.route';
import { KeystoneCalendar } from './calendar/keystone-calendar';
import { monthPage } from './calendar/month-page.server';
import { dayPage, daysOf, knownDay } from './day-page.server';
import { DayView } from './day-view';
import { dailyTexts } from './texts';

const { daily: texts } = pageTexts;

/** A set of before, by default that of yesterday: to look at, and to play once it is over everywhere. @see docs/product/word-games.md */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { zone, today, yesterday } = daysOf(context, request);
  const day = knownDay(url.searchParams.get('day') ?? yesterday);
  if (day >= today) throw redirect(href('/word-games/daily'));
  const player = knownPlayer(context);
  const [page, month] = await Promise.all([
    dayPage(context, day, today),
    player && monthPage(context, player.id, { month: url.searchParams.get('month') ?? day.slice(0, 7), today }),
  ]);
  return { ...page, month, zone, isYesterday: day === yesterday };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? titleOf(loaderData) : texts.yesterday) },
  { name: 'description', content: texts.pastIntro },
];

export default function PastSet({ loaderData: { month, zone, isYesterday, ...day } }: Route.ComponentProps) {
  useTimeZone(zone);
  return (
    <Page>
      <p className="mb-4">
        <BackLink to={href('/word-games/daily')}>{dailyTexts.backToSet}</BackLink>
      </p>
      <PageHeading title={titleOf({ isYesterday, ...day })} intro={texts.pastIntro}>
        <p className="text-lg font-semibold">
          <time dateTime={day.day}>{day.dayText}</time>
        </p>
      </PageHeading>
      <DayView {...day} past texts={{ ...dailyTexts.past, empty: texts.yesterdayEmpty, signIn: texts.yesterdaySignIn }}>
        {month && <KeystoneCalendar {...month} shown={day.day} />}
      </DayView>
    </Page>
  );
}

function titleOf({ isYesterday, dayText }: { isYesterday: boolean; dayText: string }): string {
  return isYesterday ? texts.yesterday : dailyTexts.setOf(dayText);
}
