import { lazy } from 'react';
import { optionalPlayer, viewerContext } from '~/accounts/viewer/viewer.server';
import { wordGamesContext } from '~/arenas/word-games/word-games.server';
import { publicHead } from '~/covers/public-head';
import { leaderboardContext } from '~/leaderboard/leaderboard.server';
import { isDatabaseAway } from '~/platform/database/database-away';
import { logContext } from '~/platform/log/log-context.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { timeZoneOf } from '~/platform/requests/time-zone/time-zone-cookie';
import { firstNumberWord } from '~/platform/text/number-words';
import { storyArena } from '~/site/arenas';
import { claims } from '~/site/claims';
import type { StorySample } from '~/stories/reading/sample-story.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { storiesContext } from '~/stories/stories.server';
import { orMissing } from '~/ui/states/part-missing';
import type { Route } from './+types/home.route';
import { ArenaCard } from './arena-card';
import type { ArenaOnCard } from './arenas.server';
import { builtInSample } from './built-in-sample.server';
import { homeContext } from './feature.server';
import { Hero, type HeroProps } from './hero';
import { SampleStory, type SampleStoryProps } from './sample-story';
import type { TodayAndSteps } from './today/today';
import { type Gladiator, TopGladiators } from './top-gladiators';

// Visitors do without it. It has no Suspense boundary of its own, so the page waits for it rather than jumping.
const TodaySection = lazy(() => import('./today/today-section').catch(orMissing));

interface HomeData {
  arenas: readonly ArenaOnCard[];
  /** Above their cards. */
  heading: string;
  sample: SampleStoryProps;
  gladiators: Gladiator[];
  /** The hero of visitors, or what a player has before them. */
  top: HeroProps | TodayAndSteps;
}

const GLADIATORS = 5;
/**
 * The home page. While the database is away it shows the built-in sample and an empty arena.
 * @see docs/product/home.md
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<HomeData> {
  const home = context.get(homeContext);
  const heading = `${firstNumberWord(home.arenas.length)} arenas`;
  const { taster, until } = context.get(wordGamesContext).taster.now();
  if (context.get(viewerContext).databaseAway)
    return { arenas: home.arenas, heading, sample: builtInSample, gladiators: [], top: { taster } };
  cachePage(context, { tags: ['stories', 'boards'], until });
  const player = optionalPlayer(context);
  const [arenas, top, story, gladiators] = await Promise.all([
    player ? home.arenasOf(player.id) : home.arenas,
    player ? todayOf(player.id, { request, context }) : { taster },
    context.get(storiesContext).sampleStory(player?.id),
    context.get(leaderboardContext).topGladiators(GLADIATORS),
  ]);
  return { arenas, heading, sample: story ? sampleProps(story) : builtInSample, gladiators, top };
}

/** What a player has before them: which cards there are depends on it. If it cannot be read, they get the ways to begin. */
async function todayOf(playerId: string, { request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>): Promise<TodayAndSteps> {
  const home = context.get(homeContext);
  const steps = home.firstSteps(context);
  const zone = timeZoneOf(request.headers);
  try {
    return { steps, zone, today: await home.today({ context, playerId, zone }) };
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    context.get(logContext).error({ err: error }, 'today could not be read');
    return { steps, zone };
  }
}

function sampleProps({ id, title, author, average, paragraphs, arena }: StorySample): SampleStoryProps {
  return {
    title,
    author,
    average,
    paragraphs,
    arena: storyArena(arena).label,
    to: storyAddress(arena, id),
  };
}

export const meta: Route.MetaFunction = (page) => [
  { title: `${claims.tagline} | ${claims.name}` },
  { name: 'description', content: claims.description },
  ...publicHead(page),
];

export default function Home({ loaderData: { arenas, heading, sample, gladiators, top } }: Route.ComponentProps) {
  return (
    <>
      {'steps' in top ? <TodaySection {...top} /> : <Hero {...top} />}
      <div className="mx-auto max-w-[75rem] px-4 pb-16 sm:px-8 sm:pb-20">
        <section aria-labelledby="arenas" className="mt-10 sm:mt-14">
          <h2 id="arenas" className="display mb-6 text-center text-3xl">
            {heading}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 sm:gap-[1.375rem] lg:grid-cols-4">
            {arenas.map((arena) => (
              <ArenaCard key={arena.slug} arena={arena} />
            ))}
          </ul>
        </section>
        <div className="mt-8 grid gap-4 sm:mt-10 sm:gap-[1.375rem] lg:grid-cols-2">
          <SampleStory {...sample} />
          <TopGladiators rows={gladiators} />
        </div>
      </div>
    </>
  );
}
