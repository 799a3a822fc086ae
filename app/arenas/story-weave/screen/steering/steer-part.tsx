import { useEffect, useRef, useState } from 'react';
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
interface Changing extends Pick<SteeringView, 'number' | 'writer' | 'text'> {
  words: string;
}

/** What the viewer writes in place of AI writers' parts: one of each, so that none takes the place of one that came too late. */
interface Changes {
  changes: readonly Changing[];
  /** @param changing undefined once it is saved or given up. */
  onChange(number: number, changing?: Changing): void;
}

export interface SteerPartProps extends Changes {
  view: RoomView;
  call: CallRoom;
}

export function useChanges(): Changes {
  const [changes, setChanges] = useState<readonly Changing[]>([]);
  const onChange = (number: number, changing?: Changing) =>
    setChanges((all) => [...all.filter((one) => one.number !== number), ...(changing ? [changing] : [])]);
  return { changes, onChange };
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

/** What the viewer wrote in place of parts that can no longer be changed, to copy. */
export function MissedChanges({ view, changes, onChange }: Omit<SteerPartProps, 'call'>) {
  const { steering } = view;
  const open = steering && mayBeSteered(view, steering) ? steering.number : undefined;
  const missed = changes.filter(({ number, words, text }) => number !== open && words.trim() !== text);
  return missed.map(({ number, writer, words }) => (
    <KeptWordsBox key={number} title={texts.missed(writer)} words={words} onDiscard={() => onChange(number)} />
  ));
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

function Choices({ steering, call, changes, onChange }: ChoicesProps) {
  const { number, writer, text, left, awaited, noOther } = steering;
  const part = { number };
  const changing = changes.find((one) => one.number === number);
  if (changing) return <ChangeWords {...{ changing, call, onChange }} />;
  return (
    <fieldset className="-ml-3 flex flex-wrap gap-1">
      <legend className="sr-only">{texts.steer(writer)}</legend>
      {(awaited || (left > 0 && !noOther)) && (
        <Button size="sm" variant="quiet" pending={awaited} onClick={() => void call('another', part)}>
          {texts.another(left)}
        </Button>
      )}
      {text !== '' && (
        <>
          <Button size="sm" variant="quiet" onClick={() => void call('strike', part)}>
            {texts.strike}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onChange(number, { number, writer, text, words: text })}>
            {texts.change}
          </Button>
        </>
      )}
    </fieldset>
  );
}

function ChangeWords({ changing, call, onChange }: Omit<ChoicesProps, 'steering' | 'changes'> & { changing: Changing }) {
  const { number, writer, words } = changing;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const send = async () => {
    if (await call('change', { number, text: words })) onChange(number);
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
        onChange={(event) => onChange(number, { ...changing, words: event.target.value })}
        maxLength={MAX_TURN_LENGTH}
        rows={4}
        required
        className={cx(controlStyle, 'field-sizing-content max-h-[50dvh] py-2.5 font-prose text-[1.125rem] leading-relaxed')}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="outline">
          {texts.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onChange(number)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
