import { claims } from '~/claims';
import type { Route } from './+types/home.route';
import { ArenaCard } from './arena-card';
import { arenas } from './arenas';
import { Hero } from './hero';
import { builtInSample, SampleStory, type SampleStoryProps } from './sample-story';
import { type Gladiator, TopGladiators } from './top-gladiators';

interface HomeData {
  sample: SampleStoryProps | null;
  gladiators: Gladiator[];
}

/**
 * The home page.
 * @see docs/product/home.md
 */
export function loader(): HomeData {
  return { sample: null, gladiators: [] };
}

export const meta: Route.MetaFunction = () => [
  { title: `${claims.tagline} | ${claims.name}` },
  { name: 'description', content: claims.description },
];

export default function Home({ loaderData: { sample, gladiators } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
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
