import { href } from 'react-router';
import { pageTitle } from '~/site/page-title';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { pageTexts } from '../texts';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/yesterday.route';
import { dayPage } from './day-page.server';
import { DayView } from './day-view';
import { dailyTexts } from './texts';

const { daily: texts } = pageTexts;

/** The set of the day before, to look at. @see docs/product/word-games.md */
export async function loader({ context }: Route.LoaderArgs) {
  return dayPage(context, context.get(wordGamesContext).daily.yesterday());
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(texts.yesterday) },
  { name: 'description', content: texts.yesterdayIntro },
];

export default function Yesterday({ loaderData: day }: Route.ComponentProps) {
  return (
    <Page>
      <p className="mb-4">
        <BackLink to={href('/word-games/daily')}>{dailyTexts.backToSet}</BackLink>
      </p>
      <PageHeading title={texts.yesterday} intro={texts.yesterdayIntro}>
        <p className="text-lg font-semibold">
          <time dateTime={day.day}>{day.dayText}</time>
        </p>
      </PageHeading>
      <DayView {...day} past texts={{ ...dailyTexts.past, empty: texts.yesterdayEmpty, signIn: texts.yesterdaySignIn }} />
    </Page>
  );
}
