import { type ReactNode, type RefObject, useRef } from 'react';
import { isEnding } from '~/stories/saving/saver-state';
import { Button } from '~/ui/actions/button';
import type { Goal } from '../goal/goal';
import { PaceHere } from '../goal/pace';
import { RecordChoice } from '../recording/record-choice';
import { useRecorder } from '../recording/use-recorder';
import type { StorySaver } from '../saving/use-story-saver';
import { DeskBody, type DeskBodyProps } from './desk-body';
import { DeskForm } from './desk-form';
import { SaveStatus } from './save-status';

interface TextDeskProps {
  playerId: string;
  /** The text as the server has it. */
  text: { id: string; title: string; body: string; version: number };
  /** Whether its writer gives it a title. */
  titled: boolean;
  /** The id of the next save without script. */
  formSaveId: string;
  saver: StorySaver;
  titleBox: RefObject<HTMLInputElement | null>;
  bodyBox: RefObject<HTMLTextAreaElement | null>;
  texts: DeskBodyProps['texts'] & { title: string; save: string; saving: string };
  /** What the button says that ends the writing. */
  finish: string;
  words: number;
  /** Where one came from, and how much time is left. */
  start: ReactNode;
  /** That the text is too long; undefined while it is not. */
  tooLong: string | undefined;
  /** What the writer has set themselves for a session. */
  goal: Goal | undefined;
  /** Whether the text is recorded, and for how long it has been written. */
  recording: { recorded: boolean; ms: number };
  notices: ReactNode;
  /** What the text is written to. */
  children: ReactNode;
  end?: ReactNode;
}

/** A desk on which one text is written that somebody else reads later: its bar, what stands in the way, and the words. */
export function TextDesk(desk: TextDeskProps) {
  const { playerId, text, formSaveId, saver, texts, start, tooLong, recording, notices, children, end, ...props } = desk;
  const form = useRef<HTMLFormElement>(null);
  const { state } = saver;
  useRecorder({ textId: text.id, recorded: recording.recorded, writtenMs: recording.ms, gameSpeed: 1, playerId, box: props.bodyBox });
  return (
    <DeskForm
      {...{ form, playerId, text, formSaveId, title: texts.title }}
      onSubmit={() => saver.ask('save')}
      bar={
        <div className="sticky top-(--window-top,0px) z-10 bg-bg">
          <div className="relative flex min-h-13 flex-wrap items-center gap-x-3 px-4 py-1 sm:gap-x-5 sm:px-8">
            {start}
            <SaveStatus state={state} words={props.words}>
              {tooLong && <p className="text-vermilion">{tooLong}</p>}
              {!tooLong && props.goal && <PaceHere goal={props.goal} words={props.words} />}
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
                {props.finish}
              </Button>
            </span>
          </div>
        </div>
      }
    >
      <DeskBody
        {...{ saver, texts, notices }}
        titled={props.titled}
        words={{ ...text, starter: '' }}
        titleBox={props.titleBox}
        bodyBox={props.bodyBox}
      >
        {children}
      </DeskBody>
      <RecordChoice recorded={recording.recorded} />
      {end}
    </DeskForm>
  );
}
