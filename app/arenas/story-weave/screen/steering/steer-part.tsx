import { useEffect, useRef } from 'react';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import type { CallRoom } from '../../client/room/room-session';
import { mayBeSteered } from '../../client/room/steering-facts';
import type { RoomView, SteeringView } from '../../protocol/room.contract';
import { MAX_TURN_LENGTH } from '../../rules/limits';
import { KeptWordsBox } from '../writing/kept-words-box';
import { steeringTexts as texts, whatWasDone } from './steering-texts';

/** Words that the viewer is writing in place of an AI writer's. They outlive the time in which they can be saved. */
export interface Changing extends Pick<SteeringView, 'number' | 'writer' | 'text'> {
  words: string;
}

export interface SteerPartProps {
  view: RoomView;
  call: CallRoom;
  /** Undefined while nothing is changed. */
  changing: Changing | undefined;
  onChanging(changing: Changing | undefined): void;
}

/** What people can do with an AI writer's part while it is the newest: ask for another one, strike it, change its words, or undo that. */
export function SteerPart({ view, call, ...change }: SteerPartProps) {
  const { steering } = view;
  if (!steering) return null;
  return (
    <section aria-label={texts.steer(steering.writer)} className="mt-1 flex flex-col gap-1 pl-4 md:pl-5 md:max-lg:col-start-2">
      {steering.done && <Done view={view} steering={steering} done={steering.done} call={call} />}
      <p role="status" className="text-sm text-muted empty:hidden">
        {steering.awaited ? texts.awaited(steering.writer) : steering.noOther ? texts.noOther(steering.writer) : ''}
      </p>
      {mayBeSteered(view, steering) && <Choices key={steering.number} steering={steering} call={call} {...change} />}
    </section>
  );
}

/** What the viewer wrote in place of a part that can no longer be changed, to copy. */
export function MissedChange({ view, changing, onChanging }: Omit<SteerPartProps, 'call'>) {
  const { steering } = view;
  if (!changing || changing.words.trim() === changing.text) return null;
  if (steering?.number === changing.number && mayBeSteered(view, steering)) return null;
  return <KeptWordsBox title={texts.missed(changing.writer)} words={changing.words} onDiscard={() => onChanging(undefined)} />;
}

/** What was done to the part, and the way to undo it: at once for who did it, by majority for the others. */
function Done({
  view,
  steering,
  done,
  call,
}: {
  view: RoomView;
  steering: SteeringView;
  done: NonNullable<SteeringView['done']>;
  call: CallRoom;
}) {
  const isOwn = done.playerId === view.viewerId;
  const objects = view.viewerId !== null && done.objections.includes(view.viewerId);
  const seated = view.seats.some(({ playerId }) => playerId !== null && playerId === view.viewerId);
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {whatWasDone(done, steering.writer, isOwn)}
      {seated && (
        <Button size="sm" variant="quiet" disabled={objects} onClick={() => void call('undo', { number: steering.number })}>
          {objects ? texts.objected : isOwn ? texts.takeBack : texts.undo}
        </Button>
      )}
    </p>
  );
}

type ChoicesProps = Omit<SteerPartProps, 'view'> & { steering: SteeringView };

function Choices({ steering, call, changing, onChanging }: ChoicesProps) {
  const { number, writer, text, left, awaited } = steering;
  const part = { number };
  if (changing?.number === number) return <ChangeWords {...{ changing, call, onChanging }} />;
  return (
    <fieldset className="-ml-3 flex flex-wrap gap-1">
      <legend className="sr-only">{texts.steer(writer)}</legend>
      {left > 0 && !awaited && (
        <Button size="sm" variant="quiet" onClick={() => void call('another', part)}>
          {texts.another(left)}
        </Button>
      )}
      {text !== '' && (
        <>
          <Button size="sm" variant="quiet" onClick={() => void call('strike', part)}>
            {texts.strike}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onChanging({ number, writer, text, words: text })}>
            {texts.change}
          </Button>
        </>
      )}
    </fieldset>
  );
}

function ChangeWords({ changing, call, onChanging }: Omit<ChoicesProps, 'steering' | 'changing'> & { changing: Changing }) {
  const { number, writer, words } = changing;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const send = async () => {
    if (await call('change', { number, text: words })) onChanging(undefined);
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        ref={area}
        aria-label={texts.wordsOf(writer)}
        value={words}
        onChange={(event) => onChanging({ ...changing, words: event.target.value })}
        maxLength={MAX_TURN_LENGTH}
        rows={4}
        required
        className={cx(controlStyle, 'field-sizing-content max-h-[50dvh] py-2.5 font-prose text-[1.125rem] leading-relaxed')}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="outline">
          {texts.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onChanging(undefined)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
