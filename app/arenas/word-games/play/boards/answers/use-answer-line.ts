import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWindowKeys } from '~/ui/keys/use-window-keys';
import type { BoardProps, NumberedVerdict } from '../../board';
import { type AnswerLine, emptyLine, isReady, lineAfter, withSent, withText } from './answer-line';
import { pressOnce } from './press-once';
import { takeFocus } from './take-focus';
import { useHeldView } from './use-held-view';
import { useSkip } from './use-skip';

/** What such a board sends. */
export type AnswerMove = { type: 'answer'; text: string; puzzle: number } | { type: 'skip'; puzzle: number };

export interface AnswerLineOptions<View> {
  /** Whether an answer stays on the line until its verdict; otherwise Enter clears the line. */
  stays?: boolean;
  /** The answer that a typed text means; default: the text itself. */
  meant?(text: string, view: View): string;
  /** What becomes of a text before it stands on the line; default: as it is. */
  clean?(text: string, view: View): string;
  /** Whether the field leaves the focus where it is until the player types; otherwise it takes it as the board appears. */
  waits?: boolean;
}

/** Props of the field that the answer is typed into. */
interface AnswerFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange(event: FormEvent<HTMLInputElement>): void;
  onCompositionEnd(event: FormEvent<HTMLInputElement>): void;
  onKeyDown(event: KeyboardEvent): void;
  onSelect(event: FormEvent<HTMLInputElement>): void;
}

export interface LiveAnswer<View> {
  /** What the board draws. */
  shown: View;
  /** How the shown puzzle ended, while its answer turns over. */
  ended: NumberedVerdict | undefined;
  /** The verdict on the last move. */
  verdict: NumberedVerdict | undefined;
  over: boolean;
  line: AnswerLine;
  /** Index in the text at which the next letter goes. */
  caret: number;
  /** Id of the element that states the task, for the field's description. */
  task: string;
  field: AnswerFieldProps;
  /** Replaces the text, as tiles do. @param caret where the next letter goes; default: its end. */
  setText(text: string, caret?: number): void;
  moveTo(caret: number): void;
  /** Types a letter where the caret is, as the keys on the screen do. */
  type(letter: string): void;
  back(): void;
  enter(): void;
  skip(): void;
}

/** Shared by boards whose puzzles are answered with a line of text: what is typed, sent, judged and skipped. */
export function useAnswerLine<View extends { puzzle: number }>(
  { view, verdict, over, waiting, send }: BoardProps<View, AnswerMove>,
  { stays = false, meant = (text) => text, clean = (text) => text, waits = false }: AnswerLineOptions<View> = {},
): LiveAnswer<View> {
  const { shown, ended, goOn } = useHeldView(view, verdict, over);
  const [state, setLine] = useState(() => emptyLine(shown.puzzle, verdict?.number));
  const line = lineAfter(state, shown.puzzle, ended ? undefined : verdict);
  if (line !== state) setLine(line);
  const [caret, setCaret] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<number>(undefined);
  const isDone = over || ended !== undefined;
  /** Whether what is pressed now does nothing to the line: it ends the moment of a finished puzzle. */
  const isHeld = () => {
    if (ended) goOn();
    return isDone;
  };

  const moveTo = (place: number) => {
    input.current?.setSelectionRange(place, place);
    setCaret(place);
  };
  // A field puts its caret at the end when its text is set from outside.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text may have its caret elsewhere.
  useLayoutEffect(() => {
    if (wanted.current !== undefined) moveTo(Math.min(wanted.current, line.text.length));
    wanted.current = undefined;
  }, [line.text]);

  const change = (text: string) => {
    const next = withText(line, text);
    setLine({ ...next, text: clean(next.text, shown) });
  };
  const setText = (text: string, place = text.length) => {
    if (isHeld()) return;
    wanted.current = place;
    change(text);
  };
  const selected = (): readonly [number, number] => [input.current?.selectionStart ?? 0, input.current?.selectionEnd ?? 0];
  const replace = (from: number, to: number, letters: string) =>
    setText(line.text.slice(0, from) + letters + line.text.slice(to), from + letters.length);
  const enter = () => {
    if (isHeld() || !isReady(line)) return;
    send({ type: 'answer', text: meant(clean(line.text, shown).trim(), shown), puzzle: shown.puzzle });
    setLine(stays ? withSent(line) : emptyLine(line.puzzle, line.verdict));
    moveTo(line.text.length);
  };
  const skip = useSkip(shown.puzzle, isDone, waiting, () => send({ type: 'skip', puzzle: shown.puzzle }));
  useFieldFocus(input, enter, waits);

  return {
    ...{ shown, ended, verdict, over, line, setText, moveTo, enter },
    caret: Math.min(caret, line.text.length),
    task: useId(),
    field: {
      ref: input,
      value: line.text,
      onChange({ currentTarget: { value }, nativeEvent }) {
        // A word that is still being composed is left alone until it is whole.
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        if (isHeld()) return;
        if (isComposing) setLine(withText(line, value));
        else change(value);
      },
      onCompositionEnd: ({ currentTarget }) => !isDone && change(currentTarget.value),
      // A key that is held down is no second press.
      onKeyDown: (event) => event.key === 'Enter' && pressOnce(event),
      onSelect: ({ currentTarget }) => setCaret(currentTarget.selectionEnd ?? 0),
    },
    type: (letter) => replace(...selected(), letter),
    back() {
      const [from, to] = selected();
      replace(from === to ? Math.max(0, from - 1) : from, to, '');
    },
    skip: () => !isHeld() && skip(),
  };
}

/** Gives the field the focus when the board appears, unless it waits or something else has it, and whenever the player types elsewhere. */
function useFieldFocus(input: RefObject<HTMLInputElement | null>, enter: () => void, waits: boolean): void {
  useEffect(() => {
    if (!waits) takeFocus(input.current);
  }, [input, waits]);
  useWindowKeys((key) => {
    if (key === 'Enter') enter();
    // The keystroke itself goes to what has the focus by then.
    else if (key === 'Backspace' || /^\p{L}$/u.test(key)) input.current?.focus({ preventScroll: true });
  });
}
