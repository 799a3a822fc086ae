import { useRef } from 'react';
import { cx } from '~/ui/cx';
import type { NumberedVerdict } from '../../board';
import { keepFocus } from '../answers/keep-focus';
import { LetterTile } from './letter-tile';
import { spelled, TileRow } from './tile-row';
import { type DraggedTile, useTileDrag } from './use-tile-drag';
import { tilesOf, withLetter, withMovedLetter, withoutLetter } from './used-tiles';

export interface LetterTrayProps {
  letters: readonly string[];
  /** The letters laid out so far, same as the typed text. */
  text: string;
  onText(text: string): void;
  verdict: NumberedVerdict | undefined;
  /** How the puzzle ended; the line then shows its answer. */
  ended: NumberedVerdict | undefined;
  over: boolean;
}

const buttonStyle =
  'touch-none rounded-md transition-transform focus-visible:rounded-md not-aria-disabled:hover:-translate-y-0.5 aria-disabled:cursor-default';

/** Letters in a tray and a line to lay them on: by typing, by tapping, or by dragging them there or along it. */
export function LetterTray({ letters, text, onText, verdict, ended, over }: LetterTrayProps) {
  const line = useRef<HTMLDivElement>(null);
  const used = tilesOf(letters, text);
  const still = over || ended !== undefined;
  const lay = (index: number, at = text.length) => {
    if (!still && !used.includes(index) && text.length < letters.length) onText(withLetter(text, letters[index] ?? '', at));
  };
  const takeBack = (index: number) => {
    if (!still) onText(withoutLetter(text, index));
  };
  const { dragged, handlers, wasDragged } = useTileDrag(line, (id, at) => {
    const [from, index] = [id.slice(0, 4), Number(id.slice(4))];
    if (from === 'tray') return at !== undefined && lay(index, at);
    if (at === undefined) takeBack(index);
    else if (!still) onText(withMovedLetter(text, index, at));
  });
  const shake = verdict && (verdict.kind === 'wrong' || verdict.kind === 'refused') ? verdict.number : undefined;

  return (
    <div className="flex w-full flex-col items-center gap-6">
      {ended ? (
        <EndedLine ended={ended} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the row of tiles that it is.
        <div
          ref={line}
          role="group"
          aria-label="Your word"
          key={shake}
          className={cx('flex justify-center gap-1 sm:gap-1.5', shake !== undefined && 'animate-shake')}
        >
          {letters.map((_, index) =>
            index < text.length ? (
              <button
                key={index}
                type="button"
                aria-label={`Take back ${text.charAt(index).toUpperCase()}`}
                aria-disabled={still || undefined}
                onMouseDown={keepFocus}
                onClick={() => !wasDragged() && takeBack(index)}
                {...handlers(`line${index}`)}
                style={dragStyle(dragged, `line${index}`)}
                className={buttonStyle}
              >
                <LetterTile letter={text.charAt(index)} lineOf={letters.length} tone={used[index] === undefined ? 'wrong' : 'gold'} />
              </button>
            ) : (
              <LetterTile key={index} lineOf={letters.length} />
            ),
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div role="group" aria-label={`Letters: ${spelled(letters)}`} className="flex flex-wrap justify-center gap-2">
        {letters.map((letter, index) => {
          const isUsed = still || used.includes(index);
          return (
            <button
              key={index}
              type="button"
              aria-label={`Use ${letter.toUpperCase()}`}
              aria-disabled={isUsed || undefined}
              onMouseDown={keepFocus}
              onClick={() => !wasDragged() && lay(index)}
              {...handlers(`tray${index}`)}
              style={dragStyle(dragged, `tray${index}`)}
              className={buttonStyle}
            >
              <LetterTile letter={letter} size="lg" tone={isUsed ? 'spent' : 'plain'} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

function EndedLine({ ended }: { ended: NumberedVerdict }) {
  // Laying one of the answers in tiles is enough.
  const [answer = ''] = (ended.answer ?? '').split(',');
  return <TileRow letters={[...answer]} spoken={ended.answer} tone={ended.kind === 'right' ? 'right' : 'plain'} motion="turn-over" />;
}

function dragStyle(dragged: DraggedTile | undefined, id: string) {
  if (dragged?.id !== id) return undefined;
  return { transform: `translate(${dragged.x}px, ${dragged.y}px)`, transition: 'none', zIndex: 10, position: 'relative' as const };
}
