import { PenLine } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { percentText } from '~/platform/text/format-numbers';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import type { BoardProps } from '../../play/board';
import { takeFocus } from '../../play/boards/answers/take-focus';
import { BoardLayout } from '../../play/boards/board-layout';
import type { SpeedTypingMove, SpeedTypingView } from './speed-typing.contract';
import { speedTypingTexts } from './texts';
import { accuracyOf, correctIn, rightMarks } from './typed-text';
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
    <BoardLayout
      emblem={PenLine}
      task={ids.text}
      spoken={text}
      verdict={props.verdict}
      actions={
        <dl className="tabular flex items-baseline gap-5 low:gap-4">
          <Figure label={speedTypingTexts.wordsAMinute} value={speed === undefined ? '–' : String(speed)} leading />
          <Figure label={speedTypingTexts.accuracy} value={percentText(accuracyOf(typing))} />
        </dl>
      }
      below={
        <>
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
          <p className="min-h-6 text-center font-medium text-vermilion low:min-h-0 low:text-sm">
            <span role="status">{fault}</span>
            {!fault && refusal}
          </p>
        </>
      }
    >
      <TypingText text={text} typed={typing.typed} awake={!over} />
      {next && (
        <p className="w-full truncate text-muted low:hidden">
          {speedTypingTexts.next} <span>{next}</span>
        </p>
      )}
    </BoardLayout>
  );
}

/** A figure; one alone leads, the others stand back. */
function Figure({ label, value, leading = false }: { label: string; value: string; leading?: boolean }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-1.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={leading ? 'text-4xl font-semibold low:text-xl' : 'text-sm text-muted'}>{value}</dd>
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
  useEffect(() => takeFocus(input.current), []);
  const refuse = (event: ClipboardEvent | DragEvent) => {
    event.preventDefault();
    onPaste();
  };
  return (
    <div className="flex w-full max-w-2xl flex-col gap-1.5 xl:max-w-[53.75rem]">
      <label htmlFor={id} className="font-medium low:sr-only">
        {speedTypingTexts.type}
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
