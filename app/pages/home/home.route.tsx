import { lazy } from 'react';
import { optionalPlayer, viewerContext } from '~/accounts/viewer/viewer.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { storyArenas } from '~/site/arenas';
import { claims } from '~/site/claims';
import type { StorySample } from '~/stories/reading/sample-story.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { orMissing } from '~/ui/states/part-missing';
import type { Route } from './+types/home.route';
import { ArenaCard } from './arena-card';
import { arenas } from './arenas';
import { homeContext } from './feature.server';
import { Hero, type HeroProps } from './hero';
import { builtInSample, SampleStory, type SampleStoryProps } from './sample-story';
import type { TodaySectionProps } from './today/today-section';
import { type Gladiator, TopGladiators } from './top-gladiators';

// Visitors do without it. It has no Suspense boundary of its own, so the page waits for it rather than jumping.
const TodaySection = lazy(() => import('./today/today-section').catch(orMissing));

interface HomeData {
  sample: SampleStoryProps | null;
  gladiators: Gladiator[];
  /** The hero of visitors, or what a player has before them. */
  top: HeroProps | TodaySectionProps;
}

const GLADIATORS = 5;

/**
 * The home page. While the database is away it shows the built-in sample and an empty arena.
 * @see docs/product/home.md
 */
export async function loader({ context }: Route.LoaderArgs): Promise<HomeData> {
  const home = context.get(homeContext);
  const { taster, until } = home.taster();
  if (context.get(viewerContext).databaseAway) return { sample: null, gladiators: [], top: { taster } };
  cachePage(context, { tags: ['stories', 'boards'], until });
  const player = optionalPlayer(context);
  // Not waited for: the page is painted without it.
  const top = player ? { prompt: home.promptOfDay(), today: home.today(player) } : { taster };
  const [story, gladiators] = await Promise.all([home.sample(), home.gladiators(GLADIATORS)]);
  return { sample: story ? sampleProps(story) : null, gladiators, top };
}

function sampleProps({ id, title, author, average, paragraphs, arena }: StorySample): SampleStoryProps {
  return {
    title,
    author,
    average,
    paragraphs,
    arena: storyArenas.find((each) => each.id === arena)?.label ?? '',
    to: storyAddress(arena, id),
  };
}

export const meta: Route.MetaFunction = () => [
  { title: `${claims.tagline} | ${claims.name}` },
  { name: 'description', content: claims.description },
];

export default function Home({ loaderData: { sample, gladiators, top } }: Route.ComponentProps) {
  return (
    <>
      {'today' in top ? <TodaySection {...top} /> : <Hero {...top} />}
      <div className="mx-auto max-w-[75rem] px-4 pb-16 sm:px-8 sm:pb-20">
        <section aria-labelledby="arenas" className="mt-10 sm:mt-14">
          <h2 id="arenas" className="display mb-6 text-center text-3xl">
            Four arenas
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 sm:gap-[1.375rem] lg:grid-cols-4">
            {arenas.map((arena) => (
              <ArenaCard key={arena.id} arena={arena} />
            ))}
          </ul>
        </section>
        <div className="mt-8 grid gap-4 sm:mt-10 sm:gap-[1.375rem] lg:grid-cols-2">
          <SampleStory {...(sample ?? builtInSample)} />
          <TopGladiators rows={gladiators} />
        </div>
      </div>
    </>
  );
}
