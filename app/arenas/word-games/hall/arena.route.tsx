import { href } from 'react-router';
import { knownPlayer, viewerContext } from '~/accounts/viewer/viewer.server';
import { publicHead } from '~/covers/public-head';
import { timeZoneOf } from '~/platform/requests/time-zone/time-zone-cookie';
import { useTimeZone } from '~/platform/requests/time-zone/time-zone-of-page';
import { firstNumberWord } from '~/platform/text/number-words';
import { pageTitle } from '~/site/page-title';
import { TextLink } from '~/ui/actions/text-link';
import { LinkTabs } from '~/ui/layout/link-tabs';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { RoomScene } from '~/ui/layout/room-scene';
import { TableScene } from '../art/table-scene';
import { daysOf } from '../daily/day-page.server';
import { GAME_IDS, type GameId } from '../games/games';
import { runOwner } from '../referee/run-owner.server';
import { pageTexts } from '../texts';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/arena.route';
import { DailyCard, type DailyCardProps } from './daily-card';
import { GameCard, type ListedGame } from './game-card';
import { gameList } from './game-list.server';
import { isOfLength, lengthIn } from './length';
import { QuietCards } from './quiet-cards';
import { hallTexts } from './texts';

const { arena: texts } = pageTexts;
const intro = `${texts.games(firstNumberWord(GAME_IDS.length))} ${texts.intro}`;

/** The games. The page also renders while the database is away, without what the viewer has played. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const length = lengthIn(url.searchParams);
  const isAway = context.get(viewerContext).databaseAway;
  const { running, reached, day } = isAway ? nobody : await ownHall(context, request);
  const games = gameList
    .filter((game) => isOfLength(game, length))
    .map((game): ListedGame => ({ game, running: running.includes(game.id), own: reached.get(game.id) }));
  return { length, games, day, zone: timeZoneOf(request.headers) };
}

interface OwnHall {
  running: readonly GameId[];
  reached: ReadonlyMap<GameId, NonNullable<ListedGame['own']>>;
  day: DailyCardProps;
}

const nobody: OwnHall = { running: [], reached: new Map(), day: { games: gameList.map(() => 'open'), streakDays: undefined } };

/** What the viewer has played, in the arena and of today's set. */
async function ownHall(context: Route.LoaderArgs['context'], request: Request): Promise<OwnHall> {
  const owner = await runOwner(context, request);
  if (!owner) return nobody;
  const { running, ownGames, daily } = context.get(wordGamesContext);
  const player = knownPlayer(context);
  const { today } = daysOf(context, request);
  if (!player) return { ...nobody, running: await running(owner) };
  const [open, reached, games, streak] = await Promise.all([
    running(owner),
    ownGames(player.id),
    daily.gamesOf(player.id, today),
    daily.streakOf(player.id, today),
  ]);
  return { running: open, reached, day: { games: games.map(({ state }) => state), streakDays: streak.days } };
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(texts.title) },
  { name: 'description', content: intro },
  ...publicHead(page),
];

export default function Arena({ loaderData: { length, games, day, zone } }: Route.ComponentProps) {
  useTimeZone(zone);
  const tab = (label: string, value: typeof length) => ({
    label,
    to: value ? `${href('/word-games')}?length=${value}` : href('/word-games'),
    current: value === length,
  });
  return (
    <>
      <RoomScene drawing={<TableScene />}>
        <PageHeading title={texts.title} intro={intro} />
      </RoomScene>
      <Page>
        <DailyCard {...day} />
        <QuietCards />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
          <LinkTabs label={texts.lengths} items={[tab(texts.all, undefined), tab(texts.quick, 'quick'), tab(texts.long, 'long')]} />
          <TextLink to={`${href('/leaderboard')}?board=word-games`} className="inline-flex min-h-11 items-center">
            {hallTexts.viewChampions}
          </TextLink>
        </div>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 sm:gap-[1.375rem] md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
          {games.map((listed) => (
            <GameCard key={listed.game.id} {...listed} zone={zone} />
          ))}
        </ul>
      </Page>
    </>
  );
}
