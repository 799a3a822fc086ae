import { useEffect, useRef, useState } from 'react';
import type { LiveRoom } from '../../client/room/use-room';
import type { FoldLineView, FoldView } from '../../protocol/fold.contract';
import { ownLineIn, ownSeat } from '../../protocol/room-view';
import type { Inks } from '../../rules/reveal/writer-inks';
import { MarkButtons } from '../mark-buttons';
import { roomTexts } from '../room-texts';
import { FoldLine } from './fold-line';
import { foldTexts as texts } from './fold-texts';

export interface ReadOutProps {
  room: LiveRoom;
  fold: FoldView;
  inks: Inks;
}

/** The stories as they are read out: those that were read, and the one that is being read, line by line. */
export function ReadOut({ room, fold, inks }: ReadOutProps) {
  const sheets = fold.sheets.map((sheet, place) => ({ ...sheet, place, read: fold.lines.filter((line) => line.sheet === place) }));
  const begun = sheets.filter(({ read, place }) => read.length > 0 || place === fold.reading);
  return (
    <section aria-label={texts.readOutTitle} className="flex flex-col gap-10 pb-6">
      {begun.map(({ place, writer, prompt, read }) => (
        <article key={place} aria-labelledby={`sheet-${place}`} className="flex flex-col gap-5">
          <header>
            <h2 id={`sheet-${place}`} className="display text-2xl wrap-anywhere">
              {prompt}
            </h2>
            <p className="mt-1 text-sm text-muted">{texts.beganBy(writer)}</p>
          </header>
          {read.map((line) => (
            <FoldLine
              key={line.round}
              line={line}
              inks={inks}
              room={room.view}
              beside={<LineMarks room={room} fold={fold} line={line} />}
            />
          ))}
        </article>
      ))}
      <SpokenLine line={fold.lines.at(-1)} viewerId={room.view.viewerId} />
    </section>
  );
}

/** Three marks for a line of another writer. */
function LineMarks({ room, fold, line }: Omit<ReadOutProps, 'inks'> & { line: FoldLineView }) {
  const { view } = room;
  if (!ownSeat(view) || line.playerId === view.viewerId) return null;
  const { sheet, round } = line;
  const own = ownLineIn(view, fold.round).marks.filter((mark) => mark.sheet === sheet && mark.round === round);
  return (
    <MarkButtons
      number={round}
      writer={line.writer}
      own={own.map(({ kind }) => ({ number: round, kind }))}
      onMark={({ kind }, on) => void room.call('markLine', { sheet, round, kind, on })}
    />
  );
}

/** Announces each line to screen readers as it is read out. */
function SpokenLine({ line, viewerId }: { line: FoldLineView | undefined; viewerId: string | null }) {
  const [spoken, setSpoken] = useState('');
  const known = useRef(line);
  useEffect(() => {
    if (line && line !== known.current) setSpoken(roomTexts.wrote(line.playerId === viewerId ? texts.own : line.writer, line.text));
    known.current = line;
  }, [line, viewerId]);
  return (
    <p aria-live="polite" className="sr-only">
      {spoken}
    </p>
  );
}
