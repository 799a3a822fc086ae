import { useMemo } from 'react';
import { Form, href } from 'react-router';
import { entrance } from '~/site/entrance';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { timerText } from '~/ui/timers/timer-text';
import { useCountdown } from '~/ui/timers/use-countdown';
import { newRoomTexts as texts } from './new-room-texts';

interface SoonGame {
  people: number;
  /** Game time until it begins, in ms, and how fast that passes. */
  startsInMs: number;
  gameSpeed: number;
}

export interface PlayNowProps {
  /** A battle that waits for people. */
  soon: SoonGame | undefined;
  /** A visitor signs up first. */
  mayPlay: boolean;
  pending: boolean;
}

/** The way into the next public battle, and who is in it already. */
export function PlayNow({ soon, mayPlay, pending }: PlayNowProps) {
  return (
    <Card as="section" aria-labelledby="play" className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 lg:block">
      <h2 id="play" className="display text-2xl lg:mb-3">
        {texts.play}
      </h2>
      <p className="col-span-full row-start-2 text-muted max-sm:text-sm lg:mb-4">
        {texts.playText}
        {soon && <StartsIn {...soon} />}
      </p>
      {mayPlay ? (
        <Form method="post">
          <Button type="submit" name="intent" value="play" pending={pending} pendingText={texts.playPending}>
            {texts.playButton}
          </Button>
        </Form>
      ) : (
        <ButtonLink to={entrance('/signup', href('/storyweave/new'))}>{texts.signUp}</ButtonLink>
      )}
    </Card>
  );
}

/** Counts down; the figures are not read aloud each second. */
function StartsIn({ people, startsInMs, gameSpeed }: SoonGame) {
  const timeLeft = useMemo(() => ({ gameMs: startsInMs }), [startsInMs]);
  const seconds = useCountdown({ timeLeft, gameSpeed });
  return (
    <strong className="tabular mt-1 block font-semibold text-gold">
      {seconds > 0 ? texts.startsIn(people, timerText(seconds)) : texts.starts(people)}
    </strong>
  );
}
