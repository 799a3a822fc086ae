import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { countWords } from '~/stories/text/words';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { Card } from '~/ui/layout/card';
import { Collapsible } from '~/ui/layout/collapsible';
import { Page } from '~/ui/layout/page';
import { ClippedText } from '~/ui/text/clipped-text';
import { TimerRing } from '~/ui/timers/timer-ring';
import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';
import { useToast } from '~/ui/toasts/use-toast';
import { ConflictChoice } from '../saving/conflict-choice';
import type { Words } from '../saving/save.contract';
import type { SaverState } from '../saving/save-machine';
import { isEnding } from '../saving/save-machine';
import { SESSION_SECONDS } from '../saving/story-text';
import { type StorySaver, useStorySaver } from '../saving/use-story-saver';
import { afterSession } from '../session/after-session';
import type { OpenSession } from '../session/writing-types';
import { texts } from '../texts';
import { FinishButton } from './finish-button';
import { SessionNotices } from './session-notices';
import { StartingPoint } from './starting-point';
import { WordsBox, wordsText } from './words-box';

export interface WritingRoomProps {
  playerId: string;
  session: OpenSession;
  /** The id of the next save without script. */
  formSaveId: string;
}

/** An open session: the prompt, the protected beginning, and the writer's own words below it. */
export function WritingRoom({ playerId, session, formSaveId }: WritingRoomProps) {
  const titleBox = useRef<HTMLInputElement>(null);
  const bodyBox = useRef<HTMLTextAreaElement>(null);
  const [timeLeft, setTimeLeft] = useState({ gameMs: session.gameMsLeft });
  const saver = useStorySaver({ playerId, session, titleBox, bodyBox, onTimeLeft: (gameMs) => setTimeLeft({ gameMs }) });
  const endedByTime = useRef(false);
  const endedHere = useRef(false);
  const { state } = saver;
  const ending = isEnding(state);
  const words = countWords(useDeferredValue(state.words.body));
  const conflict = state.obstacle?.kind === 'conflict' ? state.obstacle : undefined;
  const over = state.obstacle?.kind === 'late' || state.obstacle?.kind === 'gone';
  const hasStarter = session.starter !== '';
  useDefaultStarterToast();
  useWayOut(session.storyId, saver, endedByTime, endedHere);

  return (
    <Page width="text">
      <Form
        method="post"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          saver.ask('save');
        }}
      >
        <input type="hidden" name="storyId" value={session.storyId} />
        <input type="hidden" name="writerId" value={playerId} />
        <input type="hidden" name="saveId" value={formSaveId} />
        <input type="hidden" name="baseVersion" value={session.version} />
        <div className="sticky top-0 z-10 -mx-4 -mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line bg-bg px-4 py-3 sm:-mx-8 sm:px-8">
          <SessionTimer
            timeLeft={timeLeft}
            gameSpeed={session.gameSpeed}
            onZero={() => {
              endedByTime.current = true;
              endedHere.current = true;
              saver.ask('time-up');
            }}
          />
          <div className="min-w-0 flex-1">
            <h1 className="display text-xl sm:text-2xl">Creative Writing</h1>
            <p className="tabular text-sm text-muted">{wordsText(words)}</p>
            <SaveLine line={state.line} />
          </div>
          {!over && (
            <div className="flex w-full gap-3 *:flex-1 sm:w-auto sm:*:flex-none">
              <Button type="submit" name="intent" value="save" variant="outline">
                Save Progress
              </Button>
              <FinishButton
                hasWords={words > 0}
                pending={ending}
                onFinish={() => {
                  endedHere.current = true;
                  saver.ask('finish');
                }}
              />
            </div>
          )}
        </div>

        <div className="mt-5 flex flex-col gap-5">
          <SessionNotices saver={saver} playerId={playerId} storyId={session.storyId} />
          {conflict && <ConflictChoice mine={state.words} theirs={conflict.theirs} onChoose={saver.choose} />}
          <SetAside asides={saver.asides} />
          <Card as="section" aria-labelledby="prompt">
            {session.parent ? <StartingPoint parent={session.parent} /> : <ClippedPrompt prompt={session.prompt} />}
          </Card>
          <div hidden={conflict !== undefined} className={cx(conflict === undefined && 'flex flex-col gap-5')}>
            <label className="flex flex-col gap-1.5">
              <span className="font-medium">Title</span>
              <input
                ref={titleBox}
                name="title"
                defaultValue={session.title}
                readOnly={ending || over}
                onInput={saver.typed}
                className={cx(controlStyle, 'min-h-12 font-prose text-xl')}
              />
            </label>
            <div className="flex flex-col gap-1.5">
              <label htmlFor="story" className="font-medium">
                Your story
              </label>
              {hasStarter && (
                <div className="rounded-t-md border border-b-0 border-line bg-surface px-3.5 py-3 sm:px-6 sm:py-4">
                  <h3 id="beginning" className="text-sm text-muted">
                    Story starter: your story begins with these words
                  </h3>
                  <ClippedText text={session.starter} className="mt-1.5 max-w-[34em] font-prose text-lg leading-[1.65]" />
                </div>
              )}
              <textarea
                id="story"
                ref={bodyBox}
                name="body"
                aria-describedby={hasStarter ? 'beginning' : undefined}
                defaultValue={session.body}
                readOnly={ending || over}
                onInput={saver.typed}
                rows={14}
                placeholder={hasStarter ? 'Go on from here...' : 'Begin here...'}
                className={cx(
                  controlStyle,
                  'field-sizing-content min-h-[55dvh] resize-y py-4 font-prose text-lg leading-[1.65] sm:px-6',
                  hasStarter && '-mt-1.5 rounded-t-none',
                )}
              />
            </div>
          </div>
        </div>
      </Form>
    </Page>
  );
}

function ClippedPrompt({ prompt }: { prompt: string }) {
  return (
    <>
      <h2 id="prompt" className="font-semibold text-muted">
        Your prompt
      </h2>
      <ClippedText text={prompt} className="mt-2 font-prose text-lg" />
    </>
  );
}

/** Keeps versions that were not chosen available. */
function SetAside({ asides }: { asides: readonly Words[] }) {
  if (asides.length === 0) return null;
  return (
    <Collapsible title="Words set aside">
      <div className="flex flex-col gap-5">
        {asides.map((words, index) => (
          <WordsBox key={index} label={`Words set aside, ${index + 1} of ${asides.length}`} words={words} />
        ))}
      </div>
    </Collapsible>
  );
}

/** Navigates to the story once the session has ended, in this tab or elsewhere. */
function useWayOut(storyId: string, { state }: StorySaver, byTime: { current: boolean }, here: { current: boolean }): void {
  const navigate = useNavigate();
  const toast = useToast();
  const { ended } = state;
  useEffect(() => {
    if (!ended) return;
    if (ended.published && byTime.current) toast({ ...texts.timeUp, tone: 'info' });
    else if (!here.current) toast({ ...texts.endedElsewhere, tone: 'info' });
    navigate(afterSession(storyId, ended.published));
  }, [ended, storyId, navigate, toast, byTime, here]);
}

/** Announces once that the starter is the default one. */
function useDefaultStarterToast(): void {
  const [parameters, setParameters] = useSearchParams();
  const toast = useToast();
  const isDefault = parameters.get('starter') === 'default';
  useEffect(() => {
    if (!isDefault) return;
    toast({ ...texts.defaultStarter, tone: 'info' });
    setParameters({}, { replace: true, preventScrollReset: true });
  }, [isDefault, toast, setParameters]);
}

/** The status of the latest save, announced politely. */
function SaveLine({ line }: { line: SaverState['line'] }) {
  const text = { quiet: '', saving: texts.saving, saved: texts.saved, failed: texts.saveFailed, offline: texts.saveFailed }[line];
  const ink = { quiet: '', saving: 'text-muted', saved: 'text-laurel', failed: 'text-vermilion', offline: 'text-vermilion' }[line];
  return (
    <p role="status" className={cx('min-h-6 text-sm font-medium', ink)}>
      {text}
    </p>
  );
}

const AMBER_BELOW = 600;
const RED_BELOW = 300;

/** Counts a session down at the speed of the game's clock. */
function SessionTimer(countdown: CountdownOptions) {
  return (
    <TimerRing
      label="Time Remaining"
      secondsLeft={useCountdown(countdown)}
      totalSeconds={SESSION_SECONDS}
      amberBelow={AMBER_BELOW}
      redBelow={RED_BELOW}
      size={76}
    />
  );
}
