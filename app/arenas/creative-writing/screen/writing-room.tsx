import { useEffect, useRef, useState } from 'react';
import { href, useNavigate, useSearchParams } from 'react-router';
import { ContentFields } from '~/stories/content-rating/content-fields';
import { contentIn, type StoryContent } from '~/stories/content-rating/content-rating';
import { useKeptText } from '~/stories/saving/kept/use-kept-text';
import { useWordCount } from '~/stories/text/use-word-count';
import { cx } from '~/ui/cx';
import { DESK_ID } from '~/ui/desk/await-desk';
import { Collapsible } from '~/ui/layout/collapsible';
import { ClippedText } from '~/ui/text/clipped-text';
import { useToast } from '~/ui/toasts/use-toast';
import { useRecorder } from '../recording/use-recorder';
import { postSave } from '../saving/post-words';
import { AUTOSAVE_SECONDS } from '../saving/story-text';
import { type StorySaver, useStorySaver } from '../saving/use-story-saver';
import { afterSession } from '../session/after-session';
import type { OpenSession } from '../session/writing-types';
import { texts } from '../texts';
import { DeskBar } from './desk-bar';
import { DeskBody } from './desk-body';
import { DeskForm } from './desk-form';
import { EarlierVersions } from './earlier-versions';
import { SessionNotices } from './session-notices';
import { ClosingParagraphs } from './starting-point';
import { screenTexts } from './texts';

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
  const rated = useRef(false);
  const desk = useRef<HTMLFormElement>(null);
  const saver = useStorySaver({
    ...{ playerId, storyId: session.storyId, server: session, kind: 'draft', titleBox, bodyBox },
    post: async (request) => {
      const outcome = await postSave(playerId, session.storyId, {
        ...request,
        content: rated.current ? contentOf(desk.current) : undefined,
      });
      const gameMs = outcome.kind === 'answer' && outcome.answer.status === 'saved' ? outcome.answer.gameMsLeft : undefined;
      if (gameMs !== undefined) setTimeLeft({ gameMs });
      return outcome;
    },
    autosaveMs: (AUTOSAVE_SECONDS * 1000) / session.gameSpeed,
  });
  const { storyId, starter, gameSpeed } = session;
  const msLeft = timeLeft.gameMs / gameSpeed;
  useKeptText({ writerId: playerId, textId: storyId, kind: 'session', starter, address: href('/creative-writing'), msLeft }, saver.state);
  const endedByTime = useRef(false);
  const endedHere = useRef(false);
  const writtenMs = Math.max(0, session.seconds * 1000 - session.gameMsLeft);
  useRecorder({ textId: storyId, recorded: session.recorded, writtenMs, gameSpeed, playerId, box: bodyBox });
  const { state } = saver;
  const words = useWordCount(state.words.body);
  const over = state.obstacle?.kind === 'late' || state.obstacle?.kind === 'gone';
  const [promptShown, setPromptShown] = useState(false);
  useDefaultStarterToast();
  useWayOut(session.storyId, saver, endedByTime, endedHere);

  return (
    <DeskForm
      {...{ form: desk, id: DESK_ID, playerId, formSaveId, title: screenTexts.creativeWriting }}
      onSubmit={() => saver.ask('save')}
      text={{ id: storyId, version: session.version }}
      bar={
        <DeskBar
          state={state}
          words={words}
          over={over}
          goal={session.goal}
          seconds={session.seconds}
          promptShown={promptShown}
          onPrompt={() => setPromptShown(!promptShown)}
          countdown={{
            timeLeft,
            gameSpeed: session.gameSpeed,
            onZero: () => {
              endedByTime.current = true;
              endedHere.current = true;
              saver.ask('time-up');
            },
          }}
          onFinish={() => {
            endedHere.current = true;
            saver.ask('finish');
          }}
        />
      }
    >
      <DeskBody
        {...{ saver, titleBox, bodyBox, words: session, texts: screenTexts }}
        titled
        notices={<SessionNotices saver={saver} playerId={playerId} storyId={storyId} />}
      >
        <div className={cx(!promptShown && 'max-sm:hidden noscript:block', session.parent && 'desk-beside')}>
          <section
            aria-labelledby="prompt"
            className={cx('border-l-2 border-bronze pl-4', session.parent ? 'max-xl:desk-aside' : 'desk-aside')}
          >
            {session.parent ? <ClosingParagraphs parent={session.parent} /> : <ClippedPrompt prompt={session.prompt} />}
          </section>
        </div>
      </DeskBody>
      <EarlierVersions storyId={storyId} />
      <Collapsible title={screenTexts.ratingAndWarnings}>
        <div
          className="grid gap-6 text-text"
          onChange={() => {
            rated.current = true;
            saver.ask('save');
          }}
        >
          <ContentFields {...session.content} />
        </div>
      </Collapsible>
    </DeskForm>
  );
}

/** The rating and warnings that stand in the desk's form. */
function contentOf(desk: HTMLFormElement | null): StoryContent | undefined {
  if (!desk) return undefined;
  const form = new FormData(desk);
  return contentIn(form.get('rating'), form.getAll('warnings'));
}

function ClippedPrompt({ prompt }: { prompt: string }) {
  return (
    <>
      <h2 id="prompt" className="text-sm font-semibold text-muted">
        {screenTexts.yourPrompt}
      </h2>
      <ClippedText text={prompt} className="mt-1 font-prose text-base text-muted" />
    </>
  );
}

/** Navigates to the story once the session has ended, in this tab or elsewhere. */
function useWayOut(storyId: string, { state }: StorySaver, byTime: { current: boolean }, here: { current: boolean }): void {
  const navigate = useNavigate();
  const toast = useToast();
  const { ended } = state;
  useEffect(() => {
    if (!ended) return;
    if ((ended.published || ended.kept) && byTime.current) toast({ ...texts.timeUp, tone: 'info' });
    else if (!here.current) toast({ ...texts.endedElsewhere, tone: 'info' });
    navigate(afterSession(storyId, ended));
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
