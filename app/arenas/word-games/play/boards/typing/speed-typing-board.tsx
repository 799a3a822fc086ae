import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import type { SpeedTypingMove, SpeedTypingView } from '../../../games/games.contract';
import { correctIn, rightMarks } from '../../../games/puzzles/typed-text';
import { accuracyOf, speedTypingTexts } from '../../../games/speed-typing';
import type { BoardProps } from '../../board';
import { PuzzleFrame } from '../puzzle-frame';
import { TypingText } from './typing-text';
import { useTyping } from './use-typing';

/** A text and a line to type it in; typing shows at once, whatever the network does. */
export function SpeedTypingBoard(props: BoardProps<SpeedTypingView, SpeedTypingMove>) {
  const { view, over } = props;
  const { typing, refusal, change } = useTyping(props);
  const [fault, setFault] = useState<string>();
  const [begun, setBegun] = useState(false);
  const ids = { input: useId(), text: useId() };
  const text = view.texts[typing.at - view.typing.at] ?? '';
  const next = view.texts[typing.at - view.typing.at + 1];
  const correct = typing.correctBefore + correctIn(text, typing.typed);
  const speed = useLiveSpeed(correct, begun && !over);
  return (
    <div className="flex flex-col items-center gap-6">
      <PuzzleFrame>
        <p id={ids.text} className="sr-only">
          {text}
        </p>
        <TypingText text={text} typed={typing.typed} awake={!over} />
        {next && (
          <p className="w-full truncate text-muted">
            Next: <span>{next}</span>
          </p>
        )}
      </PuzzleFrame>
      <TypingLine
        id={ids.input}
        describedBy={ids.text}
        typed={typing.typed}
        isWrong={rightMarks(text, typing.typed).includes(false)}
        over={over}
        onLine={(line) => {
          setBegun(true);
          setFault(change(line));
        }}
        onPaste={() => setFault(speedTypingTexts.pasted)}
      />
      <p className="-mt-3 min-h-6 text-center font-medium text-vermilion">
        <span role="status">{fault}</span>
        {!fault && refusal}
      </p>
      <dl className="tabular flex gap-10 text-center">
        <Figure name="Words a minute" value={speed === undefined ? '–' : String(speed)} />
        <Figure name="Accuracy" value={`${accuracyOf(typing)}%`} />
      </dl>
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-2xl font-semibold">{value}</dd>
    </div>
  );
}

interface TypingLineProps {
  id: string;
  describedBy: string;
  typed: string;
  isWrong: boolean;
  over: boolean;
  onLine(line: string): void;
  onPaste(): void;
}

function TypingLine({ id, describedBy, typed, isWrong, over, onLine, onPaste }: TypingLineProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body) input.current?.focus({ preventScroll: true });
  }, []);
  const refuse = (event: ClipboardEvent | DragEvent) => {
    event.preventDefault();
    onPaste();
  };
  return (
    <div className="flex w-full max-w-2xl flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        Type the text
      </label>
      <input
        ref={input}
        id={id}
        value={typed}
        onChange={(event) => onLine(event.currentTarget.value)}
        onPaste={refuse}
        onDrop={refuse}
        type="text"
        readOnly={over}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-describedby={describedBy}
        className={cx(controlStyle, 'h-12 text-lg', isWrong && 'border-vermilion')}
      />
    </div>
  );
}

const REFRESH_MS = 500;
const CHARACTERS_A_WORD = 5;
/** Over less time than this, the speed is too erratic to show, in ms. */
const SHORTEST_MS = 1_500;

/**
 * Words a minute since the first keystroke.
 * @param correct correct characters so far.
 * @param typing whether the time runs: typing has begun, and the run is not over.
 * @returns undefined until there is enough to tell.
 */
function useLiveSpeed(correct: number, typing: boolean): number | undefined {
  const [clock, setClock] = useState<{ begun: number; before: number; now: number }>();
  if (typing && !clock) setClock({ begun: performance.now(), before: correct, now: performance.now() });
  useEffect(() => {
    if (!typing) return;
    const timer = setInterval(() => setClock((was) => was && { ...was, now: performance.now() }), REFRESH_MS);
    return () => clearInterval(timer);
  }, [typing]);
  if (!clock || clock.now - clock.begun < SHORTEST_MS) return undefined;
  return Math.max(0, Math.round((correct - clock.before) / CHARACTERS_A_WORD / ((clock.now - clock.begun) / 60_000)));
}
