import { useEffect, useRef, useState } from 'react';
import { href, useNavigate, useSubmit } from 'react-router';
import { useKeptText } from '~/stories/saving/kept/use-kept-text';
import { isEnding, isUnsaved } from '~/stories/saving/saver-state';
import { useWordCount } from '~/stories/text/use-word-count';
import { hasWords } from '~/stories/text/words';
import { Button } from '~/ui/actions/button';
import { ConfirmButton } from '~/ui/actions/confirm-button';
import { DESK_ID } from '~/ui/desk/await-desk';
import { BackLink } from '~/ui/layout/back-link';
import { Notice } from '~/ui/states/notice';
import { postRevision } from '../saving/post-words';
import { useStorySaver } from '../saving/use-story-saver';
import { DeskBody } from '../screen/desk-body';
import { DeskForm } from '../screen/desk-form';
import { EarlierVersions } from '../screen/earlier-versions';
import { SaveStatus } from '../screen/save-status';
import { SessionNotices } from '../screen/session-notices';
import { screenTexts } from '../screen/texts';
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
    <DeskForm
      {...{ form: desk, id: DESK_ID, playerId, formSaveId, title: revisingTexts.heading, onSubmit: publish }}
      text={{ id: storyId, version: revision.version }}
      bar={
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
      }
    >
      <p className="desk-aside text-sm text-muted">{revision.published ? revisingTexts.publishedHint : revisingTexts.draftHint}</p>
      {refused && <Notice tone="error">{texts.revisedToNothing}</Notice>}
      <DeskBody
        {...{ saver, titleBox, bodyBox, words: revision, texts: screenTexts }}
        titled
        notices={<SessionNotices saver={saver} playerId={playerId} storyId={storyId} />}
      />
      <EarlierVersions storyId={storyId} />
    </DeskForm>
  );
}
