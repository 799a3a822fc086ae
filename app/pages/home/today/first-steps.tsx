import { PlayNow } from '~/arenas/word-games/play/play-now';
import type { FirstStep } from '~/site/today';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { todayTexts as texts } from './today-texts';

/** Each fits on one line of a small phone. */
const STEP = 'w-full max-[22rem]:px-2 max-[22rem]:text-base';

/** For a player who has nothing yet: a game, and other ways to begin, all at once. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  return (
    <Card as="section" aria-labelledby="first-steps" className="grid gap-x-10 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex flex-col items-start gap-3">
        <h2 id="first-steps" className="display text-2xl">
          {texts.firstSteps}
        </h2>
        <PlayNow size="lg" className={STEP} />
        {steps.map(({ to, label }) => (
          <ButtonLink key={to} to={to} size="lg" variant="outline" className={STEP}>
            {label}
          </ButtonLink>
        ))}
      </div>
      {steps.map(
        ({ to, passage }) =>
          passage && (
            <div key={to} className="self-center">
              <p className="text-sm font-semibold text-muted">{passage.title}</p>
              <p className="mt-2 border-l-2 border-bronze pl-4 font-prose text-xl">{passage.text}</p>
            </div>
          ),
      )}
    </Card>
  );
}
