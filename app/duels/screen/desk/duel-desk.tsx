import { useEffect, useRef, useState } from 'react';
import { Form, href, useNavigate } from 'react-router';
import { SetAside } from '~/arenas/creative-writing/saving/set-aside';
import { type StorySaver, useStorySaver } from '~/arenas/creative-writing/saving/use-story-saver';
import { DeskWords } from '~/arenas/creative-writing/screen/desk-words';
import { SaveStatus } from '~/arenas/creative-writing/screen/save-status';
import { postWords } from '~/platform/requests/post-words';
import { TwoVersions } from '~/stories/saving/conflict/two-versions';
import { readSaveAnswer } from '~/stories/saving/read-save-answer';
import type { SaveRequest, SentSave } from '~/stories/saving/save.contract';
import { isEnding } from '~/stories/saving/saver-state';
import { useWordCount } from '~/stories/text/use-word-count';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { useQuietPage } from '~/ui/desk/use-quiet-page';
import { BackLink } from '~/ui/layout/back-link';
import { useVisualWindow } from '~/ui/layout/use-visual-window';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { TimerLine } from '~/ui/timers/timer-line';
import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';
import { texts } from '../../texts';
import type { DeskText } from '../../writing/desk-text.server';
import { DeskNotices } from './desk-notices';

/** Time between two automatic saves, in ms. */
const AUTOSAVE_MS = 10_000;
const AMBER_BELOW_S = 300;
const RED_BELOW_S = 60;

export interface DuelDeskProps {
  playerId: string;
  text: DeskText;
  /** The id of the next save without script. */
  formSaveId: string;
}

/** A text for a duel being written: its card, and the words below it. */
export function DuelDesk({ playerId, text, formSaveId }: DuelDeskProps) {
  const titleBox = useRef<HTMLInputElement>(null);
  const bodyBox = useRef<HTMLTextAreaElement>(null);
  const desk = useRef<HTMLFormElement>(null);
  const [timeLeft, setTimeLeft] = useState({ gameMs: text.gameMsLeft });
  const saver = useStorySaver({
    ...{ playerId, storyId: text.id, server: text, kind: 'duel', titleBox, bodyBox, autosaveMs: AUTOSAVE_MS },
    post: async (request) => {
      const outcome = await postSave(playerId, text.id, request);
      const gameMs = outcome.kind === 'answer' && outcome.answer.status === 'saved' ? outcome.answer.gameMsLeft : undefined;
      if (gameMs !== undefined) setTimeLeft({ gameMs });
      return outcome;
    },
  });
  const { state } = saver;
  const words = useWordCount(state.words.body);
  const conflict = state.obstacle?.kind === 'conflict' ? state.obstacle : undefined;
  const over = state.obstacle?.kind === 'late' || state.obstacle?.kind === 'gone';
  useQuietPage(desk);
  useVisualWindow(desk);
  useWayToSeal(text.id, saver);

  return (
    <Form
      ref={desk}
      data-desk=""
      method="post"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        saver.ask('save');
      }}
    >
      <h1 className="sr-only">{texts.desk.title}</h1>
      <input type="hidden" name="storyId" value={text.id} />
      <input type="hidden" name="writerId" value={playerId} />
      <input type="hidden" name="saveId" value={formSaveId} />
      <input type="hidden" name="baseVersion" value={text.version} />
      <div className="sticky top-(--window-top,0px) z-10 bg-bg">
        <div className="relative flex min-h-13 flex-wrap items-center gap-x-3 px-4 py-1 sm:gap-x-5 sm:px-8">
          <Clock text={text} timeLeft={timeLeft} onZero={() => saver.ask('time-up')} />
          <SaveStatus state={state} words={words}>
            {words > text.most && <p className="text-vermilion">{texts.desk.over(words - text.most)}</p>}
          </SaveStatus>
          <span className="flex items-center gap-1 max-sm:ml-auto sm:gap-3">
            <Button type="submit" name="intent" value="save" variant="outline" className="max-sm:hidden noscript:inline-flex">
              {texts.desk.save}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="finish"
              pending={isEnding(state)}
              pendingText={texts.desk.saving}
              onClick={(event) => {
                event.preventDefault();
                saver.ask('finish');
              }}
            >
              {texts.desk.handIn}
            </Button>
          </span>
        </div>
      </div>
      <div className="relative mx-auto flex w-full max-w-[42rem] flex-col gap-3 px-4 pt-1 pb-24 sm:gap-5 sm:px-8 sm:pt-6">
        <DeskNotices saver={saver} textId={text.id} />
        {conflict && (
          <TwoVersions
            heading={texts.desk.twoVersions}
            mine={state.words}
            theirs={conflict.theirs}
            times={{ mine: saver.typedAt, theirs: conflict.savedAt }}
            keepLabels={texts.desk.keep}
            onChoose={saver.choose}
          />
        )}
        <SetAside asides={saver.asides} />
        <section aria-labelledby="card" className="border-l-2 border-bronze pl-4">
          <h2 id="card" className="text-sm font-semibold text-muted">
            {texts.desk.card}
          </h2>
          <p className="mt-1 font-prose text-lg">{text.prompt}</p>
          <p className="mt-1 text-sm text-muted">{texts.desk.form(text.most, text.constraint)}</p>
        </section>
        <DeskWords
          words={{ ...text, starter: '' }}
          title={state.words.title}
          readOnly={isEnding(state) || over}
          hidden={conflict !== undefined}
          titleBox={titleBox}
          bodyBox={bodyBox}
          onTyped={saver.typed}
        />
        <p className="print:hidden">
          <TextLink to={href('/duels/write/:textId/history', { textId: text.id })} className="inline-flex min-h-11 items-center text-sm">
            {texts.desk.history}
          </TextLink>
        </p>
      </div>
    </Form>
  );
}

async function postSave(writerId: string, textId: string, request: SaveRequest) {
  const sent: SentSave = { ...request, writerId };
  return readSaveAnswer(await postWords(href('/duels/write/:textId/save', { textId }), sent));
}

/** Leads to where the text is handed in, once its words are saved for good. */
function useWayToSeal(textId: string, { state }: StorySaver): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (state.ended) navigate(href('/duels/write/:textId/seal', { textId }));
  }, [state.ended, textId, navigate]);
}

interface ClockProps extends Pick<CountdownOptions, 'timeLeft' | 'onZero'> {
  text: DeskText;
}

/** A sprint counts down; for other texts it says when their time ends. */
function Clock({ text, timeLeft, onZero }: ClockProps) {
  const secondsLeft = useCountdown({ timeLeft, gameSpeed: text.gameSpeed, onZero });
  if (text.sprintSeconds === null) {
    return (
      <p className="text-sm text-muted">
        <BackLink to={href('/duels')}>{texts.desk.back}</BackLink>{' '}
        <span className="max-sm:hidden">{withParts(texts.desk.ends, { end: <Moment at={text.ends} /> })}</span>
      </p>
    );
  }
  return (
    <TimerLine
      label={texts.desk.left}
      secondsLeft={secondsLeft}
      totalSeconds={text.sprintSeconds}
      amberBelow={AMBER_BELOW_S}
      redBelow={RED_BELOW_S}
    />
  );
}
