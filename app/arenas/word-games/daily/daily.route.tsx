import { href } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { publicHead } from '~/covers/public-head';
import { DAY_MS } from '~/platform/clock/durations';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { pageTitle } from '~/site/page-title';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { pageTexts } from '../texts';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/daily.route';
import { NextSet } from './arches/next-set';
import { dayPage } from './day-page.server';
import { DayView } from './day-view';
import { dailyTexts } from './texts';

const { daily: texts } = pageTexts;

/** The ten games of the day, its boards, and the viewer's result. @see docs/product/word-games.md */
export async function loader({ context }: Route.LoaderArgs) {
  const { daily } = context.get(wordGamesContext);
  const msToNext = daily.msToNext();
  const day = daily.today();
  const isVisitor = knownPlayer(context) === undefined;
  if (isVisitor) cachePage(context, { tags: ['daily'], until: new Date(Date.parse(day) + DAY_MS) });
  // A page that several visitors get at different times must not say how long it is to the next set.
  return { ...(await dayPage(context, day)), msToNext: isVisitor ? undefined : msToNext };
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(texts.title) },
  { name: 'description', content: texts.intro },
  ...publicHead(page),
];

export default function Daily({ loaderData: { msToNext, ...day } }: Route.ComponentProps) {
  return (
    <Page>
      <p className="mb-4">
        <BackLink to={href('/word-games')}>{dailyTexts.backToGames}</BackLink>
      </p>
      <PageHeading title={texts.title} intro={texts.intro}>
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
      </DayView>
    </Page>
  );
}
