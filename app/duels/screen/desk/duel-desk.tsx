import { useEffect, useRef, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { DeskNotices } from '~/arenas/creative-writing/desk/desk-notices';
import type { Goal } from '~/arenas/creative-writing/goal/goal';
import type { DeskRecording } from '~/arenas/creative-writing/recording/desk-recordings.server';
import { type StorySaver, useStorySaver } from '~/arenas/creative-writing/saving/use-story-saver';
import { TextDesk } from '~/arenas/creative-writing/screen/text-desk';
import { postWords } from '~/platform/requests/post-words';
import { readSaveAnswer } from '~/stories/saving/read-save-answer';
import type { SaveRequest, SentSave } from '~/stories/saving/save.contract';
import { useWordCount } from '~/stories/text/use-word-count';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { TimerLine } from '~/ui/timers/timer-line';
import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';
import { texts } from '../../texts';
import type { DeskText } from '../../writing/desk-text.server';

/** Time between two automatic saves, in ms. */
const AUTOSAVE_MS = 10_000;
const AMBER_BELOW_S = 300;
const RED_BELOW_S = 60;

export interface DuelDeskProps {
  playerId: string;
  text: DeskText;
  /** What the writer has set themselves for a session. */
  goal: Goal | undefined;
  recording: DeskRecording;
  /** The id of the next save without script. */
  formSaveId: string;
}

/** A text for a duel being written: its card, and the words below it. */
export function DuelDesk({ playerId, text, goal, recording, formSaveId }: DuelDeskProps) {
  const titleBox = useRef<HTMLInputElement>(null);
  const bodyBox = useRef<HTMLTextAreaElement>(null);
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
  useWayToSeal(text.id, saver);

  return (
    <TextDesk
      {...{ playerId, text, formSaveId, saver, titleBox, bodyBox, words, goal, recording }}
      titled
      texts={texts.desk}
      finish={texts.desk.handIn}
      tooLong={words > text.most ? texts.desk.over(words - text.most) : undefined}
      start={<Clock text={text} timeLeft={timeLeft} onZero={() => saver.ask('time-up')} />}
      notices={
        <DeskNotices
          saver={saver}
          address={href('/duels/write/:textId', { textId: text.id })}
          handIn={{ to: href('/duels/write/:textId/seal', { textId: text.id }), label: texts.desk.handIn }}
          texts={{ ...texts.desk, signIn: texts.signIn }}
        />
      }
      end={
        <p className="print:hidden">
          <TextLink to={href('/duels/write/:textId/history', { textId: text.id })} className="inline-flex min-h-11 items-center text-sm">
            {texts.desk.history}
          </TextLink>
        </p>
      }
    >
      <section aria-labelledby="card" className="border-l-2 border-bronze pl-4">
        <h2 id="card" className="text-sm font-semibold text-muted">
          {texts.desk.card}
        </h2>
        <p className="mt-1 font-prose text-lg">{text.prompt}</p>
        <p className="mt-1 text-sm text-muted">{texts.desk.form(text.most, text.constraint)}</p>
      </section>
    </TextDesk>
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
      <p className="flex items-center gap-x-4 text-sm text-muted">
        <BackLink to={href('/duels')}>{texts.desk.back}</BackLink>
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
