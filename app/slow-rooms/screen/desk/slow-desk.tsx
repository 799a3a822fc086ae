import { useEffect, useRef } from 'react';
import { Form, href, useNavigate } from 'react-router';
import { SetAside } from '~/arenas/creative-writing/saving/set-aside';
import { type StorySaver, useStorySaver } from '~/arenas/creative-writing/saving/use-story-saver';
import { DeskWords } from '~/arenas/creative-writing/screen/desk-words';
import { SaveStatus } from '~/arenas/creative-writing/screen/save-status';
import { MAX_SLOW_TURN } from '~/arenas/story-weave/rules/slow/slow';
import type { SlowDesk as DeskFacts } from '~/arenas/story-weave/server/slow/slow-desk.server';
import { postWords } from '~/platform/requests/post-words';
import { TwoVersions } from '~/stories/saving/conflict/two-versions';
import { readSaveAnswer } from '~/stories/saving/read-save-answer';
import type { SaveRequest, SentSave } from '~/stories/saving/save.contract';
import { isEnding } from '~/stories/saving/saver-state';
import { useWordCount } from '~/stories/text/use-word-count';
import { Button } from '~/ui/actions/button';
import { useQuietPage } from '~/ui/desk/use-quiet-page';
import { BackLink } from '~/ui/layout/back-link';
import { Collapsible } from '~/ui/layout/collapsible';
import { useVisualWindow } from '~/ui/layout/use-visual-window';
import { Prose } from '~/ui/text/prose';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { texts as allTexts } from '../../texts';
import { DeskNotices } from './desk-notices';

const texts = allTexts.desk;

/** Time between two automatic saves, in ms. */
const AUTOSAVE_MS = 10_000;

export interface SlowDeskProps {
  playerId: string;
  roomId: string;
  desk: DeskFacts;
  /** The turn: what the story is about, what stands before, and which part it is. */
  turn: { prompt: string; before: string; folds: boolean; isFirst: boolean; number: number; of: number };
  /** The id of the next save without script. */
  formSaveId: string;
}

/** A turn of a slow room being written: what stands before it, and the words below. */
export function SlowDesk({ playerId, roomId, desk: server, turn, formSaveId }: SlowDeskProps) {
  const titleBox = useRef<HTMLInputElement>(null);
  const bodyBox = useRef<HTMLTextAreaElement>(null);
  const desk = useRef<HTMLFormElement>(null);
  const saver = useStorySaver({
    ...{ playerId, storyId: server.id, server, kind: 'slow', titleBox, bodyBox, autosaveMs: AUTOSAVE_MS },
    post: (request) => postSave(playerId, roomId, request),
  });
  const { state } = saver;
  const words = useWordCount(state.words.body);
  const conflict = state.obstacle?.kind === 'conflict' ? state.obstacle : undefined;
  const over = state.obstacle?.kind === 'late' || state.obstacle?.kind === 'gone';
  const tooMany = state.words.body.trim().length - MAX_SLOW_TURN;
  useQuietPage(desk);
  useVisualWindow(desk);
  useWayToRoom(roomId, saver);

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
      <h1 className="sr-only">{texts.title}</h1>
      <input type="hidden" name="storyId" value={server.id} />
      <input type="hidden" name="writerId" value={playerId} />
      <input type="hidden" name="saveId" value={formSaveId} />
      <input type="hidden" name="baseVersion" value={server.version} />
      <div className="sticky top-(--window-top,0px) z-10 bg-bg">
        <div className="relative flex min-h-13 flex-wrap items-center gap-x-3 px-4 py-1 sm:gap-x-5 sm:px-8">
          <p className="text-sm text-muted">
            <BackLink to={href('/storyweave/slow/:roomId', { roomId })}>{texts.back}</BackLink>{' '}
            <span className="max-sm:hidden">{texts.partOf(turn.number, turn.of)}</span>
          </p>
          <SaveStatus state={state} words={words}>
            {tooMany > 0 && <p className="text-vermilion">{texts.over(tooMany)}</p>}
          </SaveStatus>
          <span className="flex items-center gap-1 max-sm:ml-auto sm:gap-3">
            <Button type="submit" name="intent" value="save" variant="outline" className="max-sm:hidden noscript:inline-flex">
              {texts.save}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="finish"
              pending={isEnding(state)}
              pendingText={texts.saving}
              onClick={(event) => {
                event.preventDefault();
                saver.ask('finish');
              }}
            >
              {texts.done}
            </Button>
          </span>
        </div>
      </div>
      <div className="relative mx-auto flex w-full max-w-[42rem] flex-col gap-3 px-4 pt-1 pb-24 sm:gap-5 sm:px-8 sm:pt-6">
        <DeskNotices saver={saver} roomId={roomId} />
        {conflict && (
          <TwoVersions
            heading={texts.twoVersions}
            mine={state.words}
            theirs={conflict.theirs}
            times={{ mine: saver.typedAt, theirs: conflict.savedAt }}
            keepLabels={texts.keep}
            onChoose={saver.choose}
          />
        )}
        <SetAside asides={saver.asides} />
        <Before turn={turn} />
        <DeskWords
          words={{ ...server, starter: '' }}
          title={null}
          readOnly={isEnding(state) || over}
          hidden={conflict !== undefined}
          titleBox={titleBox}
          bodyBox={bodyBox}
          onTyped={saver.typed}
        />
      </div>
    </Form>
  );
}

/** What the turn goes on from. */
function Before({ turn: { prompt, before, folds, isFirst } }: Pick<SlowDeskProps, 'turn'>) {
  return (
    <section aria-labelledby="prompt" className="border-l-2 border-bronze pl-4">
      <h2 id="prompt" dir="auto" className="font-prose text-lg wrap-anywhere">
        {prompt}
      </h2>
      {before !== '' && (
        <div className="mt-3">
          <Collapsible title={isFirst ? texts.beginning : folds ? texts.lastSentence : texts.latest} defaultOpen>
            <Prose paragraphs={splitParagraphs(before)} className="text-muted" />
          </Collapsible>
        </div>
      )}
    </section>
  );
}

async function postSave(writerId: string, roomId: string, request: SaveRequest) {
  const sent: SentSave = { ...request, writerId };
  return readSaveAnswer(await postWords(href('/storyweave/slow/:roomId/save', { roomId }), sent));
}

/** Leads to where the turn is handed in, once its words are saved for good. */
function useWayToRoom(roomId: string, { state }: StorySaver): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (state.ended) navigate(href('/storyweave/slow/:roomId', { roomId }));
  }, [state.ended, roomId, navigate]);
}
