import { useEffect, useRef } from 'react';
import { href, useNavigate } from 'react-router';
import { DeskNotices } from '~/arenas/creative-writing/desk/desk-notices';
import type { Goal } from '~/arenas/creative-writing/goal/goal';
import type { DeskRecording } from '~/arenas/creative-writing/recording/desk-recordings.server';
import { type StorySaver, useStorySaver } from '~/arenas/creative-writing/saving/use-story-saver';
import { TextDesk } from '~/arenas/creative-writing/screen/text-desk';
import { MAX_SLOW_TURN } from '~/arenas/story-weave/rules/slow/slow';
import type { SlowDesk as DeskFacts } from '~/arenas/story-weave/server/slow/slow-desk.server';
import { postWords } from '~/platform/requests/post-words';
import { readSaveAnswer } from '~/stories/saving/read-save-answer';
import type { SaveRequest, SentSave } from '~/stories/saving/save.contract';
import { useWordCount } from '~/stories/text/use-word-count';
import { BackLink } from '~/ui/layout/back-link';
import { Collapsible } from '~/ui/layout/collapsible';
import { Prose } from '~/ui/text/prose';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { texts as allTexts } from '../../texts';

const texts = allTexts.desk;

/** Time between two automatic saves, in ms. */
const AUTOSAVE_MS = 10_000;

export interface SlowDeskProps {
  playerId: string;
  roomId: string;
  desk: DeskFacts;
  /** The turn: what the story is about, what stands before, and which part it is. */
  turn: { prompt: string; before: string; folds: boolean; isFirst: boolean; number: number; of: number };
  /** What the writer has set themselves for a session. */
  goal: Goal | undefined;
  recording: DeskRecording;
  /** The id of the next save without script. */
  formSaveId: string;
}

/** A turn of a slow room being written: what stands before it, and the words below. */
export function SlowDesk({ playerId, roomId, desk: server, turn, goal, recording, formSaveId }: SlowDeskProps) {
  const titleBox = useRef<HTMLInputElement>(null);
  const bodyBox = useRef<HTMLTextAreaElement>(null);
  const saver = useStorySaver({
    ...{ playerId, storyId: server.id, server, kind: 'slow', titleBox, bodyBox, autosaveMs: AUTOSAVE_MS },
    post: (request) => postSave(playerId, roomId, request),
  });
  const { state } = saver;
  const words = useWordCount(state.words.body);
  const tooMany = state.words.body.trim().length - MAX_SLOW_TURN;
  useWayToRoom(roomId, saver);

  return (
    <TextDesk
      {...{ playerId, formSaveId, saver, titleBox, bodyBox, texts, words, goal, recording }}
      text={server}
      titled={false}
      finish={texts.done}
      tooLong={tooMany > 0 ? texts.over(tooMany) : undefined}
      start={
        <p className="flex items-center gap-x-4 text-sm text-muted">
          <BackLink to={href('/storyweave/slow/:roomId', { roomId })}>{texts.back}</BackLink>
          <span className="max-sm:hidden">{texts.partOf(turn.number, turn.of)}</span>
        </p>
      }
      notices={
        <DeskNotices
          saver={saver}
          address={href('/storyweave/slow/:roomId/write', { roomId })}
          texts={{ ...texts, failed: texts.notSaved }}
        />
      }
    >
      <Before turn={turn} />
    </TextDesk>
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
