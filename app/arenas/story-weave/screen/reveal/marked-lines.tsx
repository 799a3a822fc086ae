import { MACHINE_WRITTEN } from '~/stories/writers/digital-source';
import type { RoomView } from '../../protocol/room.contract';
import { mostMarked } from '../../rules/reveal/marks';
import type { Inks } from '../../rules/reveal/writer-inks';
import { markIcons, markKinds } from '../mark-buttons';
import { markNames } from '../room-texts';
import { seatEdge, WriterName } from '../writer-mark';
import { revealTexts } from './reveal-texts';

/** How many parts are quoted. */
const QUOTED = 3;

/** The parts that people marked most, with what they felt. */
export function MarkedLines({ view, inks }: { view: RoomView; inks: Inks }) {
  const quoted = mostMarked(view.parts, view.marks, QUOTED);
  if (quoted.length === 0) return null;
  return (
    <section aria-labelledby="marked">
      <h3 id="marked" className="mb-3 font-semibold">
        {revealTexts.markedLines}
      </h3>
      <ul className="flex flex-col gap-4">
        {quoted.map(({ part, marks }) => (
          <li
            key={part.number}
            data-digital-source-type={part.kind === 'ai' ? MACHINE_WRITTEN : undefined}
            className={`border-l-2 pl-4 ${seatEdge(inks(part))}`}
          >
            <blockquote dir="auto" className="line-clamp-6 max-w-[34em] font-prose text-lg leading-relaxed wrap-anywhere">
              {part.text}
            </blockquote>
            <p className="mt-1 flex flex-wrap items-center gap-x-4">
              <WriterName seat={inks(part)} name={part.writer} ai={part.kind === 'ai'} />
              {markKinds.map((kind) => {
                const count = marks.find((mark) => mark.kind === kind)?.count ?? 0;
                const Icon = markIcons[kind];
                return count > 0 ? (
                  <span key={kind} className="flex items-center gap-1.5 text-sm text-muted">
                    <Icon aria-hidden="true" className="size-4" />
                    <span className="sr-only">{markNames[kind]}: </span>
                    {count}
                  </span>
                ) : null;
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
