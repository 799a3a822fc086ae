import { type FormEvent, useState } from 'react';
import { Button } from '~/ui/actions/button';
import { controlStyle } from '~/ui/fields/field-frame';
import { Card } from '~/ui/layout/card';
import type { LiveRoom } from '../../client/room/use-room';
import type { WaitingView } from '../../protocol/room.contract';
import type { SeatNumber } from '../../protocol/seat.contract';
import type { Inks } from '../../rules/reveal/writer-inks';
import { MAX_LINE } from '../../rules/waiting/waiting';
import { WriterName } from '../writer-mark';
import { firstWordsOf, waitingTexts as texts } from './waiting-texts';

interface WarmUpProps {
  room: LiveRoom;
  waiting: WaitingView;
  /** The viewer's seat; undefined for people who only look on. */
  seat: SeatNumber | undefined;
  inks: Inks;
}

/** A line that everybody scribbles while they wait. */
export function WarmUp({ room, waiting, seat, inks }: WarmUpProps) {
  const { view } = room;
  const [text, setText] = useState('');
  const scribble = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    if (await room.call('scribble', { text })) setText('');
  };
  const lines = waiting.lines.flatMap(({ seat: number, text: line }) => {
    const writer = view.seats.find((one) => one.seat === number);
    return writer ? [{ writer, line }] : [];
  });
  return (
    <Card as="section" aria-labelledby="warm-up">
      <h2 id="warm-up" className="display text-xl">
        {texts.warmUp}
      </h2>
      <p className="text-sm text-muted">{texts.warmUpHint}</p>
      <p className="mt-1 font-prose text-lg italic">{firstWordsOf(view.roomId)}...</p>
      <ul aria-live="polite" className="my-3 flex flex-col gap-2 empty:hidden">
        {lines.map(({ writer, line }) => (
          <li key={writer.seat} className="animate-drop">
            <WriterName seat={inks({ ...writer, writer: writer.name })} name={writer.name} ai={false} />
            <p dir="auto" className="font-prose text-lg leading-snug wrap-anywhere">
              {line}
            </p>
          </li>
        ))}
      </ul>
      {seat !== undefined && (
        <form onSubmit={scribble} className="mt-3 flex gap-2">
          <input
            aria-label={texts.warmUpLabel}
            value={text}
            maxLength={MAX_LINE}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            className={`${controlStyle} h-11 min-w-0 grow`}
          />
          <Button type="submit" variant="outline">
            {texts.scribble}
          </Button>
        </form>
      )}
    </Card>
  );
}
