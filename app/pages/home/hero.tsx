import { claims } from '~/site/claims';
import { ButtonLink } from '~/ui/actions/button-link';
import { ArenaPit } from '~/ui/art/arena-pit';

/** The site at a glance: tagline, one sentence, two buttons, the pit. */
export function Hero() {
  const words = claims.tagline.split(' ');
  return (
    <section className="mx-auto max-w-[75rem] px-4 pt-12 text-center sm:px-8 sm:pt-16">
      <h1 className="font-display text-[clamp(2.75rem,14vw,4rem)] leading-[1.04] font-bold tracking-[0.01em] sm:text-[clamp(2.5rem,6.5vw,5.25rem)]">
        {words.map((word, index) => (
          <span key={word} className={index === words.length - 1 ? 'max-sm:block text-gold' : 'max-sm:block'}>
            {word}{' '}
          </span>
        ))}
      </h1>
      <p className="mx-auto mt-5 max-w-[34em] text-lg text-muted sm:text-xl">{claims.description}</p>
      <div className="mx-auto mt-7 flex max-w-xs flex-col gap-3.5 sm:max-w-none sm:flex-row sm:justify-center">
        <ButtonLink to="/creative-writing" size="lg">
          Enter the arena
        </ButtonLink>
        <ButtonLink to="/stories" size="lg" variant="outline">
          Read the stories
        </ButtonLink>
      </div>
      <p className="mt-4 text-sm text-muted">{claims.playerCount}</p>
      <ArenaPit className="mt-4" />
    </section>
  );
}
