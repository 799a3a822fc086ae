import { useEffect, useRef, useState } from 'react';
import { Form, href, useNavigate, useSubmit } from 'react-router';
import { useKeptText } from '~/stories/saving/kept/use-kept-text';
import { isEnding, isUnsaved } from '~/stories/saving/saver-state';
import { useWordCount } from '~/stories/text/use-word-count';
import { hasWords } from '~/stories/text/words';
import { Button } from '~/ui/actions/button';
import { ConfirmButton } from '~/ui/actions/confirm-button';
import { DESK_ID } from '~/ui/desk/await-desk';
import { useQuietPage } from '~/ui/desk/use-quiet-page';
import { BackLink } from '~/ui/layout/back-link';
import { useVisualWindow } from '~/ui/layout/use-visual-window';
import { Notice } from '~/ui/states/notice';
import { postRevision } from '../saving/post-words';
import { useStorySaver } from '../saving/use-story-saver';
import { DeskBody } from '../screen/desk-body';
import { SaveStatus } from '../screen/save-status';
import { texts } from '../texts';
import type { OpenRevision } from './revision.server';
import { revisingTexts } from './texts';

/** Time between two automatic saves, in ms. */
const AUTOSAVE_MS = 5_000;
const dropQuestion = {
  title: revisingTexts.discardQuestion,
  description: revisingTexts.discardWarning,
  confirmLabel: revisingTexts.dropChanges,
  cancelLabel: revisingTexts.keepChanges,
};

export interface ReviseDeskProps {
  playerId: string;
  revision: OpenRevision;
  /** The id of the next save without script. */
  formSaveId: string;
}

/** A story being revised: its words change for readers only when the writer publishes them. */
export function ReviseDesk({ playerId, revision, formSaveId }: ReviseDeskProps) {
  const { storyId } = revision;
  const titleBox = useRef<HTMLInputElement>(null);
  const bodyBox = useRef<HTMLTextAreaElement>(null);
  const desk = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const saver = useStorySaver({
    ...{ playerId, storyId, server: revision, kind: 'revision', titleBox, bodyBox, autosaveMs: AUTOSAVE_MS },
    post: (request) => postRevision(playerId, storyId, request),
  });
  const { state } = saver;
  const drop = useKeptText({ writerId: playerId, textId: storyId, kind: 'revision', starter: revision.starter }, state);
  const [refused, setRefused] = useState(false);
  const words = useWordCount(state.words.body);
  const ending = isEnding(state);
  useQuietPage(desk);
  useVisualWindow(desk);
  const navigate = useNavigate();
  useEffect(() => {
    if (state.ended) navigate(href('/story/:storyId', { storyId }));
  }, [state.ended, storyId, navigate]);

  const publish = () => {
    const empty = revision.published && !hasWords(bodyBox.current?.value ?? '');
    setRefused(empty);
    if (!empty) saver.ask('finish');
  };

  return (
    <Form
      ref={desk}
      id={DESK_ID}
      data-desk=""
      method="post"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
    >
      <h1 className="sr-only">{revisingTexts.heading}</h1>
      <input type="hidden" name="storyId" value={storyId} />
      <input type="hidden" name="writerId" value={playerId} />
      <input type="hidden" name="saveId" value={formSaveId} />
      <input type="hidden" name="baseVersion" value={revision.version} />
      <div className="sticky top-(--window-top,0px) z-10 bg-bg">
        <div className="desk-edge flex min-h-13 flex-wrap items-center gap-x-3 px-4 py-1 sm:gap-x-5 sm:px-8">
          <BackLink to={href('/story/:storyId', { storyId })} className="min-h-11">
            {revisingTexts.story}
          </BackLink>
          <SaveStatus state={state} words={words} />
          <span className="flex items-center gap-1 max-sm:ml-auto sm:gap-3">
            <ConfirmButton
              type="submit"
              name="intent"
              value="drop"
              variant="quiet"
              disabled={ending || (!revision.begun && !isUnsaved(state) && state.version === revision.version)}
              question={dropQuestion}
              onConfirm={() => {
                saver.release();
                drop();
                submit({ intent: 'drop' }, { method: 'post' });
              }}
            >
              {revisingTexts.drop}
            </ConfirmButton>
            <Button type="submit" name="intent" value="finish" pending={ending} pendingText={revisingTexts.saving}>
              {revision.published ? revisingTexts.publishChanges : revisingTexts.saveChanges}
            </Button>
          </span>
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-[42rem] flex-col gap-3 px-4 pt-1 pb-24 sm:gap-5 sm:px-8 sm:pt-6">
        <p className="desk-aside text-sm text-muted">{revision.published ? revisingTexts.publishedHint : revisingTexts.draftHint}</p>
        {refused && <Notice tone="error">{texts.revisedToNothing}</Notice>}
        <DeskBody saver={saver} playerId={playerId} storyId={storyId} words={revision} titleBox={titleBox} bodyBox={bodyBox} />
      </div>
    </Form>
  );
}
