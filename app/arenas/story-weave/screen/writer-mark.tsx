import { Link } from 'react-router';
import { cx } from '~/ui/cx';
import { writerTexts } from './writer-texts';

/** The ink of a writer of a collaborative story, counted from 0: that of the seat they began in, where it was free. */
export type SeatPlace = number;

const INKS = ['text-gold', 'text-laurel', 'text-sky', 'text-lilac'];
const FILLS = ['bg-gold', 'bg-laurel', 'bg-sky', 'bg-lilac'];
const EDGES = ['border-gold', 'border-laurel', 'border-sky', 'border-lilac'];

/** A nib, a leaf, a lozenge and a ring, which tell writers apart without their colours. */
const SHAPES = [
  'M8 15 3.6 7.2 5.2 1h5.6l1.6 6.2z',
  'M8 15C2.6 11.4 2.2 5.6 8 1c5.8 4.6 5.4 10.4 0 14z',
  'M8 .8 15.2 8 8 15.2.8 8z',
  'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 4.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
];

function ofSeat(list: readonly string[], seat: SeatPlace): string {
  return list[seat % list.length] ?? '';
}

/** The colour of an ink's name and mark. */
export function seatInk(seat: SeatPlace): string {
  return ofSeat(INKS, seat);
}

/** The background colour of an ink. */
export function seatFill(seat: SeatPlace): string {
  return ofSeat(FILLS, seat);
}

/** The colour of the line beside a writer's text. */
export function seatEdge(seat: SeatPlace): string {
  return ofSeat(EDGES, seat);
}

/** The first four inks differ in both, the next four in their shapes. */
function shapeOf(seat: SeatPlace): string {
  return ofSeat(SHAPES, seat + Math.floor(seat / SHAPES.length));
}

/** The sign of an ink; the writer's name is beside it. */
export function WriterMark({ seat, className }: { seat: SeatPlace; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={cx('size-3.5 shrink-0', seatInk(seat), className)}>
      <path d={shapeOf(seat)} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

export interface WriterNameProps {
  seat: SeatPlace;
  name: string;
  /** Whether an AI writer wrote it. */
  ai: boolean;
  /** Their page; undefined where they have none. */
  player?: string | undefined;
  /** Whether it opens a new tab, as in a room that nobody wants to leave for it. */
  newTab?: boolean;
}

/** The writer of a part: mark, name, and whether it is an AI writer. */
export function WriterName({ seat, name, ai, player, newTab }: WriterNameProps) {
  return (
    <span className={cx('font-sans text-sm leading-6 font-semibold wrap-anywhere', seatInk(seat))}>
      <WriterMark seat={seat} className="mr-1.5 inline-block align-[-0.125em]" />
      {player ? (
        <Link to={player} target={newTab ? '_blank' : undefined} className="hover:underline">
          {name}
        </Link>
      ) : (
        name
      )}
      {ai && (
        <>
          {' '}
          <AiSign />
        </>
      )}
    </span>
  );
}

/** Marks what an AI writer wrote. */
export function AiSign() {
  return (
    <span className="inline-block shrink-0 rounded-sm border border-edge px-1 text-sm leading-5 font-medium text-muted">
      <abbr title={writerTexts.aiWriter} className="no-underline">
        {writerTexts.aiSign}
      </abbr>
    </span>
  );
}
