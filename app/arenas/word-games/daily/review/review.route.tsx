import { data, href } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { dayText } from '~/platform/text/format-dates';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyState } from '~/ui/states/empty-state';
import { knownGame } from '../../hall/game-list.server';
import { pageTexts } from '../../texts';
import { wordGamesContext } from '../../word-games.server';
import { KeystoneRow } from '../arches/keystone-row';
import { daysOf, knownDay } from '../day-page.server';
import { KEYSTONES } from '../keystones';
import { pastAddress, pastGameAddress } from '../past-address';
import { pointsText } from '../share/share-text';
import { dailyTexts } from '../texts';
import type { Route } from './+types/review.route';
import { ReviewList } from './review-list';
import { reviewTexts } from './texts';

const { daily: texts } = pageTexts;

/** A game of a day with its answers, for players who have finished their own run of it. @see docs/product/word-games.md */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const day = knownDay(params.day);
  const { id, title } = knownGame(params.gameId);
  const player = requirePlayer(context, url);
  const { daily, pastSets } = context.get(wordGamesContext);
  const { today, yesterday } = daysOf(context, request);
  const [review, isPast] = await Promise.all([daily.review(player.id, id, day), pastSets.isPast(day)]);
  const set = { isToday: day === today, isYesterday: day === yesterday, isPast };
  const page = { game: { id, title }, day, dayText: dayText(new Date(day)), ...set, review };
  return review ? data(page) : data(page, { status: 403 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? `${loaderData.game.title}, ${loaderData.dayText}` : texts.title) },
];

export default function Review({ loaderData: { game, day, dayText, isToday, isYesterday, isPast, review } }: Route.ComponentProps) {
  const back = isToday ? href('/word-games/daily') : pastAddress(day);
  const setTitle = isYesterday ? texts.yesterday : dailyTexts.setOf(dayText);
  if (!review) {
    const play = isToday ? href('/word-games/daily/:gameId', { gameId: game.id }) : pastGameAddress(game.id, day);
    const mayPlay = isToday || isPast;
    return (
      <Page>
        <EmptyState
          missing="time"
          page
          title={mayPlay ? texts.closed : game.title}
          action={
            <ButtonLink to={mayPlay ? play : back} variant="outline">
              {mayPlay ? reviewTexts.play(game.title) : reviewTexts.backTo(setTitle)}
            </ButtonLink>
          }
        >
          {mayPlay ? texts.closedText : texts.closedDay}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={back}>{isToday ? reviewTexts.backToSet : reviewTexts.backTo(setTitle)}</BackLink>
      </p>
      <PageHeading title={game.title} intro={<time dateTime={day}>{dayText}</time>}>
        <div className="tabular">
          <p className="text-xl font-semibold">{pointsText(review.score)}</p>
          {review.faulty && <p className="text-vermilion">{texts.faulty}</p>}
          <KeystoneRow keystones={review.keystones} className="mt-1" />
          <p className="text-sm text-muted">{reviewTexts.ofKeystones(review.keystones, KEYSTONES)}</p>
        </div>
      </PageHeading>
      <ReviewList puzzles={review.puzzles} />
      {isPast && (
        <p className="mt-6">
          <ButtonLink to={pastGameAddress(game.id, day)} variant="outline">
            {reviewTexts.playAgain}
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}
