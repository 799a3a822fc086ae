import { Lightbulb, Save } from 'lucide-react';
import { isEnding, isUnsaved, type SaverState } from '~/stories/saving/save-machine';
import { wordsText } from '~/stories/text/words-box';
import { Button } from '~/ui/actions/button';
import { buttonStyle } from '~/ui/actions/button-style';
import { cx } from '~/ui/cx';
import { TimerLine } from '~/ui/timers/timer-line';
import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';
import { SESSION_SECONDS } from '../saving/story-text';
import { texts } from '../texts';
import { FinishButton } from './finish-button';

export interface DeskBarProps {
  state: SaverState;
  words: number;
  countdown: CountdownOptions;
  /** Whether the session has ended without this page: there is nothing to save or finish. */
  over: boolean;
  /** Whether the prompt is shown on a narrow page. */
  promptShown: boolean;
  onPrompt(): void;
  onFinish(): void;
}

/** The edge of the desk: time, words, and the ways to save and to finish. It fades while somebody writes. */
export function DeskBar({ state, words, countdown, over, promptShown, onPrompt, onFinish }: DeskBarProps) {
  return (
    <div className="sticky top-(--window-top,0px) z-10 bg-bg">
      <div className="relative flex min-h-13 items-center gap-x-3 px-4 py-1 sm:gap-x-5 sm:px-8">
        <SessionTimer {...countdown} />
        <div className="desk-edge min-w-0 flex-1 text-sm leading-tight">
          <SaveLine line={state.line} />
          {state.line === 'quiet' && (
            <p className="tabular text-muted">
              {words > 0 && !isUnsaved(state) && 'Saved · '}
              {wordsText(words)}
            </p>
          )}
        </div>
        <div className="desk-edge flex items-center gap-1 sm:gap-3">
          <button
            type="button"
            aria-expanded={promptShown}
            aria-label="Your prompt"
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
                className="max-sm:size-11 max-sm:border-transparent! max-sm:px-0!"
              >
                <Save aria-hidden="true" className="sm:hidden" />
                <span className="max-sm:sr-only">Save Progress</span>
              </Button>
              <FinishButton hasWords={words > 0} pending={isEnding(state)} onFinish={onFinish} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** The status of the latest save, announced politely. */
function SaveLine({ line }: { line: SaverState['line'] }) {
  const text = { quiet: '', saving: texts.saving, saved: texts.saved, failed: texts.saveFailed, offline: texts.saveFailed }[line];
  const ink = { quiet: '', saving: 'text-muted', saved: 'text-laurel', failed: 'text-vermilion', offline: 'text-vermilion' }[line];
  return (
    <p role="status" className={cx('font-medium', ink)}>
      {text}
    </p>
  );
}

const AMBER_BELOW = 600;
const RED_BELOW = 300;

/** Counts a session down at the speed of the game's clock. */
function SessionTimer(countdown: CountdownOptions) {
  return (
    <TimerLine
      label="Time Remaining"
      secondsLeft={useCountdown(countdown)}
      totalSeconds={SESSION_SECONDS}
      amberBelow={AMBER_BELOW}
      redBelow={RED_BELOW}
    />
  );
}
