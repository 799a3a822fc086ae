import { data } from 'react-router';
import { knownPlayer, viewerContext } from '~/accounts/viewer/viewer.server';
import { publicHead } from '~/covers/public-head';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { dayText } from '~/platform/text/format-dates';
import { pageTitle } from '~/site/page-title';
import { daysLineContext } from '../days-line.server';
import { startOf } from '../rules/days';
import { texts } from '../texts';
import type { Route } from './+types/days-line.route';
import { DayPage } from './day-page';
import { lineAction, linePerson } from './line-action.server';
import { LineAway } from './line-away';
import { WeekMissing, WeekPage } from './week-page';

const DAY_FORM = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export const headers = passHeaders;

/** The day that runs, or the week that the address names by its Monday. @see docs/product/days-line.md */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  if (context.get(viewerContext).databaseAway) return { kind: 'away' as const };
  if (params.week !== undefined) return weekData(context, params.week);
  // Of each visitor's own, so it is not cached.
  const { day, ends, week, opening, own } = await context.get(daysLineContext).today(await linePerson({ request, context }));
  return {
    kind: 'day' as const,
    day,
    dayText: dayText(startOf(day)),
    ends: ends.toISOString(),
    monday: week.monday,
    earlier: week.earlier,
    weekOpening: week.opening,
    days: week.days.filter(({ running }) => !running),
    opening,
    own,
    signedIn: knownPlayer(context) !== undefined,
  };
}

async function weekData(context: Route.LoaderArgs['context'], monday: string) {
  const week = DAY_FORM.test(monday) ? await context.get(daysLineContext).week(monday) : undefined;
  if (!week) return data({ kind: 'missing' as const }, { status: 404 });
  cachePage(context, { tags: ['days-line', 'stories'] });
  return { kind: 'week' as const, week };
}

export const action = lineAction;

export const meta: Route.MetaFunction = (page) => {
  const { loaderData } = page;
  if (loaderData?.kind === 'missing') return [{ title: pageTitle(texts.missingWeek) }];
  const title = loaderData?.kind === 'week' ? texts.weekTitle(loaderData.week.monday) : texts.title;
  return [{ title: pageTitle(title) }, { name: 'description', content: texts.intro }, ...publicHead(page)];
};

export default function DaysLine({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'away') return <LineAway reply={actionData} />;
  if (loaderData.kind === 'missing') return <WeekMissing />;
  if (loaderData.kind === 'week') return <WeekPage week={loaderData.week} />;
  return <DayPage {...loaderData} reply={actionData} />;
}
