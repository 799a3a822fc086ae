import { Lightbulb, Save } from 'lucide-react';
import { isEnding, type SaverState } from '~/stories/saving/saver-state';
import { Button } from '~/ui/actions/button';
import { buttonStyle } from '~/ui/actions/button-style';
import { cx } from '~/ui/cx';
import { TimerLine } from '~/ui/timers/timer-line';
import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';
import type { Goal } from '../goal/goal';
import { Pace } from '../goal/pace';
import { FinishButton } from './finish-button';
import { SaveStatus } from './save-status';
import { screenTexts } from './texts';

export interface DeskBarProps {
  state: SaverState;
  words: number;
  countdown: CountdownOptions;
  /** Length of the session, in seconds of game time. */
  seconds: number;
  goal: Goal | undefined;
  /** Whether the session has ended without this page: there is nothing to save or finish. */
  over: boolean;
  /** Whether the prompt is shown on a narrow page. */
  promptShown: boolean;
  onPrompt(): void;
  onFinish(): void;
}

/** The edge of the desk: time, words, and the ways to save and to finish. It fades during writing. */
export function DeskBar({ state, words, countdown, seconds, goal, over, promptShown, onPrompt, onFinish }: DeskBarProps) {
  return (
    <div className="sticky top-(--window-top,0px) z-10 bg-bg">
      <div className="relative flex min-h-13 flex-wrap items-center gap-x-3 px-4 py-1 sm:flex-nowrap sm:gap-x-5 sm:px-8">
        <SessionTimer {...countdown} seconds={seconds} />
        <SaveStatus state={state} words={words}>
          {goal && <Pace goal={goal} words={words} timeLeft={countdown.timeLeft} gameSpeed={countdown.gameSpeed} seconds={seconds} />}
        </SaveStatus>
        <div className="desk-edge flex items-center gap-1 max-sm:ml-auto sm:gap-3">
          <button
            type="button"
            aria-expanded={promptShown}
            aria-label={screenTexts.yourPrompt}
            onClick={onPrompt}
            className={cx(buttonStyle('quiet'), 'size-11 px-0! sm:hidden noscript:hidden')}
          >
            <Lightbulb aria-hidden="true" />
          </button>
          {!over && (
            <>
              <Button
                type="submit"
                name="intent"
                value="save"
                variant="outline"
                // The caret stays in the box, and on a phone the keyboard with it.
                onMouseDown={(event) => event.preventDefault()}
                className="max-sm:size-11 max-sm:border-transparent! max-sm:px-0!"
              >
                <Save aria-hidden="true" className="sm:hidden" />
                <span className="max-sm:sr-only">{screenTexts.saveProgress}</span>
              </Button>
              <FinishButton words={words} pending={isEnding(state)} onFinish={onFinish} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

const AMBER_BELOW = 600;
const RED_BELOW = 300;

/** Counts a session down at the speed of the game's clock. */
function SessionTimer({ seconds, ...countdown }: CountdownOptions & Pick<DeskBarProps, 'seconds'>) {
  return (
    <TimerLine
      label={screenTexts.timeRemaining}
      secondsLeft={useCountdown(countdown)}
      totalSeconds={seconds}
      amberBelow={AMBER_BELOW}
      redBelow={RED_BELOW}
    />
  );
}
