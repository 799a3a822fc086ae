import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from '~/ui/cx';
import type { FilledCell } from '../tiles/fill-pattern';
import { LetterTile, type TileTone } from '../tiles/letter-tile';
import { caretAtSlot, slotAtCaret, slotsOf } from '../tiles/slots';
import { typedAsIs } from './typed-as-is';
import type { LiveAnswer } from './use-answer-line';
import { useTouchScreen } from './use-touch-screen';

export interface SlotRowProps {
  answer: LiveAnswer<unknown>;
  /** What the answer is, for the field under the slots. */
  label: string;
  /** Letters, and '_' for each one to type. */
  pattern: string;
  /** Whether the keyboard of a touch screen stays away, because the letters have keys of their own. */
  ownKeys: boolean;
  /** The slots as something else than tiles, such as tiles that can be taken back. */
  children?: ReactNode;
}

/**
 * A row of slots that is typed into. Under it lies a real text field, as wide as the row, which holds the text and the
 * caret; the slots draw both.
 */
export function SlotRow({ answer, label, pattern, ownKeys, children }: SlotRowProps) {
  const { line, ended, over, field, task, caret } = answer;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const onTouch = useTouchScreen();
  const shake = line.refused ? line.verdict : undefined;
  const point = ({ clientX }: MouseEvent) => {
    const tiles = [...(row.current?.querySelectorAll('[data-tile]') ?? [])];
    const slot = tiles.filter((tile) => tile.getBoundingClientRect().right < clientX).length;
    answer.moveTo(caretAtSlot(pattern, line.text, slot));
  };
  return (
    <form
      className="relative w-full"
      onSubmit={(event) => {
        event.preventDefault();
        answer.enter();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        {...field}
        {...typedAsIs}
        id={id}
        inputMode={onTouch && ownKeys ? 'none' : 'text'}
        readOnly={over}
        aria-describedby={task}
        aria-invalid={line.refused || undefined}
        onClick={point}
        className="peer absolute inset-0 cursor-text bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
      />
      <div
        ref={row}
        key={shake}
        className={cx(
          'pointer-events-none relative flex flex-wrap justify-center gap-(--tile-gap) peer-focus:[&_[data-caret]]:outline-gold',
          shake !== undefined && 'animate-shake',
        )}
      >
        {ended ? (
          <EndedSlots ended={ended} pattern={pattern} />
        ) : (
          (children ?? <Slots line={line} pattern={pattern} caret={over ? undefined : caret} />)
        )}
      </div>
    </form>
  );
}

const kinds: Record<FilledCell['kind'], TileTone> = { given: 'plain', gap: 'gap', typed: 'gold', clash: 'wrong' };

/** What a typed letter looks like: laid, on its way, or refused. */
export function toneOf({ kind }: FilledCell, { sent, refused }: LiveAnswer<unknown>['line']): TileTone {
  return kind === 'typed' && sent ? (refused ? 'wrong' : 'spent') : kinds[kind];
}

function Slots({ line, pattern, caret }: { line: LiveAnswer<unknown>['line']; pattern: string; caret: number | undefined }) {
  const slots = slotsOf(pattern, line.text);
  const at = caret === undefined ? undefined : Math.min(slotAtCaret(pattern, line.text, caret), slots.length - 1);
  return slots.map((slot, index) => (
    <LetterTile key={index} letter={slot.letter} lineOf={slots.length} tone={toneOf(slot, line)} caret={index === at} />
  ));
}

/** The answer of a finished puzzle; one of several is enough. */
function EndedSlots({ ended, pattern }: { ended: NonNullable<LiveAnswer<unknown>['ended']>; pattern: string }) {
  const [answer = ''] = (ended.answer ?? '').split(',');
  return [...answer].map((letter, index) => (
    <LetterTile
      key={index}
      letter={letter}
      index={index}
      lineOf={Math.max(answer.length, pattern.length)}
      tone={ended.kind === 'right' ? 'right' : 'plain'}
      motion="turn-over"
    />
  ));
}
