import { type ReactNode, type RefObject, useRef } from 'react';
import { cx } from '~/ui/cx';
import { keepFocus } from '../answers/keep-focus';
import { SlotRow, toneOf } from '../answers/slot-row';
import type { LiveAnswer } from '../answers/use-answer-line';
import { boardTexts } from '../texts';
import { LetterTile } from './letter-tile';
import { openPattern, slotsOf } from './slots';
import { spelled } from './tile-row';
import { type DraggedTile, type TileDrag, useTileDrag } from './use-tile-drag';
import { tilesOf, withLetter, withMovedLetter, withoutLetter } from './used-tiles';

export interface LetterTrayProps {
  letters: readonly string[];
  answer: LiveAnswer<unknown>;
  /** What the answer is, for the field under the slots. */
  label: string;
  ownKeys: boolean;
  /** What takes the tray's place below the slots once the puzzle is solved; with it the slots stand above the tray. */
  solved?: ReactNode;
}

/** The most letters that lie in the tray larger than in the slots; more of them stand below the slots letter by letter. */
const LARGE_TRAY = 6;
const largeTray =
  '[--tile-gap:0.5rem] [--tile-side:var(--tray-side,3.25rem)] low:[--tile-gap:0.25rem] low:[--tile-side:2rem] lowest:[--tile-side:1.75rem] xl:[--tile-side:var(--tray-side,4.5rem)]';

const buttonStyle =
  'pointer-events-auto touch-none rounded-md transition-transform focus-visible:rounded-md not-aria-disabled:hover:-translate-y-0.5 aria-disabled:cursor-default';

/** Letters in a tray and slots to lay them on: by typing, by tapping, or by dragging them there or along the row. */
export function LetterTray({ letters, answer, label, ownKeys, solved }: LetterTrayProps) {
  const slots = useRef<HTMLFieldSetElement>(null);
  const { line, ended, over, setText } = answer;
  const { text } = line;
  const isDone = over || ended !== undefined;
  const used = usedTiles(letters, answer);
  const isFull = !line.sent && text.length >= letters.length;
  const lay = (index: number, at = text.length) => {
    if (!isDone && !used.includes(index) && !isFull) setText(withLetter(text, letters[index] ?? '', at), at + 1);
  };
  const takeBack = (index: number) => setText(withoutLetter(text, index), index);
  const drag = useTileDrag(slots, (id, at) => {
    const [from, index] = [id.slice(0, 4), Number(id.slice(4))];
    if (from === 'tray') return at !== undefined && lay(index, Math.min(at, text.length));
    if (at === undefined) takeBack(index);
    else setText(withMovedLetter(text, index, at));
  });
  const pattern = openPattern(letters.length);

  const tray = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the row of tiles that it is.
    <div
      role="group"
      aria-label={boardTexts.letters(spelled(letters))}
      // Its height is that of large tiles, so that longer words move nothing above or below.
      className={cx(
        'flex min-h-[3.51rem] w-full items-center justify-center gap-(--tile-gap) low:min-h-0 xl:min-h-[4.86rem]',
        letters.length <= LARGE_TRAY && largeTray,
      )}
    >
      {letters.map((letter, index) => {
        const isUsed = isDone || used.includes(index);
        return (
          <button
            key={index}
            type="button"
            aria-label={boardTexts.layLetter(letter)}
            aria-disabled={isUsed || undefined}
            onMouseDown={keepFocus}
            onClick={() => !drag.wasDragged() && lay(index)}
            {...drag.handlers(`tray${index}`)}
            style={dragStyle(drag.dragged, `tray${index}`)}
            className={buttonStyle}
          >
            <LetterTile letter={letter} lineOf={letters.length} tone={isUsed ? 'spent' : 'plain'} />
          </button>
        );
      })}
    </div>
  );

  return (
    <div className="flex w-full flex-col items-center gap-6 compact:gap-4 low:gap-1.5 lowest:gap-1">
      {solved === undefined && tray}
      <SlotRow answer={answer} label={label} pattern={pattern} ownKeys={ownKeys}>
        <LaidTiles slots={slots} pattern={pattern} answer={answer} letters={letters} drag={drag} onTakeBack={takeBack} />
      </SlotRow>
      {solved !== undefined && (ended ? solved : tray)}
    </div>
  );
}

interface LaidTilesProps extends Pick<LetterTrayProps, 'letters' | 'answer'> {
  slots: RefObject<HTMLFieldSetElement | null>;
  pattern: string;
  drag: TileDrag;
  onTakeBack(index: number): void;
}

/** The slots: a laid tile is a button that takes it back. */
function LaidTiles({ slots, pattern, letters, answer: { line, over, caret }, drag, onTakeBack }: LaidTilesProps) {
  const tiles = tilesOf(letters, line.text);
  const row = slotsOf(pattern, line.text);
  const at = over ? undefined : Math.min(caret, row.length - 1);
  return (
    <fieldset ref={slots} aria-label={boardTexts.yourWord} className="flex min-w-0 flex-wrap justify-center gap-(--tile-gap)">
      {row.map((slot, index) =>
        slot.letter ? (
          <button
            key={index}
            type="button"
            aria-label={boardTexts.takeBack(slot.letter)}
            aria-disabled={over || undefined}
            onMouseDown={keepFocus}
            onClick={() => !drag.wasDragged() && onTakeBack(index)}
            {...drag.handlers(`line${index}`)}
            style={dragStyle(drag.dragged, `line${index}`)}
            className={buttonStyle}
          >
            <LetterTile
              letter={slot.letter}
              lineOf={row.length}
              tone={tiles[index] === undefined ? 'wrong' : toneOf(slot, line)}
              caret={index === at}
            />
          </button>
        ) : (
          <LetterTile key={index} lineOf={row.length} caret={index === at} />
        ),
      )}
    </fieldset>
  );
}

/** Indexes of the tiles that lie in the slots. An answer that was sent frees them for the next one. */
export function usedTiles(letters: readonly string[], { line }: LiveAnswer<unknown>): readonly (number | undefined)[] {
  return line.sent ? [] : tilesOf(letters, line.text);
}

function dragStyle(dragged: DraggedTile | undefined, id: string) {
  if (dragged?.id !== id) return undefined;
  return { transform: `translate(${dragged.x}px, ${dragged.y}px)`, transition: 'none', zIndex: 10, position: 'relative' as const };
}
