import { useLayoutEffect, useRef } from 'react';
import { cx } from '~/ui/cx';
import { type DrawnLetter, type DrawnWord, drawnWords } from './typed-text';

const inks: Record<DrawnLetter['mark'], string> = {
  open: 'text-muted',
  right: 'text-text',
  wrong: 'bg-vermilion/10 text-vermilion underline decoration-2',
  missed: 'text-vermilion underline decoration-2 decoration-dotted',
  extra: 'text-vermilion line-through decoration-2',
};

/** The text to type, with the typed part marked and a caret where the next letter goes. */
export function TypingText({ text, typed, awake }: { text: string; typed: string; awake: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const here = useRef<HTMLSpanElement>(null);
  const line = here.current?.offsetTop;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke may move the caret to another line.
  useLayoutEffect(() => {
    const word = here.current;
    if (frame.current && word) frame.current.scrollTop = word.offsetTop - word.offsetHeight;
  }, [typed, text, line]);
  return (
    <div ref={frame} aria-hidden="true" className="relative max-h-42 w-full overflow-hidden low:max-h-24 sm:not-low:max-h-none">
      <p className="font-prose text-xl/loose tracking-wide xl:text-2xl/loose low:text-lg/relaxed">
        {drawnWords(text, typed).map((word, index) => (
          <Word key={index} word={word} awake={awake} {...(word.caret !== undefined && { marker: here })} />
        ))}
      </p>
    </div>
  );
}

interface WordProps {
  word: DrawnWord;
  awake: boolean;
  marker?: React.Ref<HTMLSpanElement>;
}

function Word({ word: { letters, caret }, awake, marker }: WordProps) {
  return (
    <>
      <span ref={marker} className="inline-block whitespace-nowrap">
        {letters.map(({ letter, mark }, index) => (
          <span key={index} className={cx('relative', inks[mark])}>
            {caret === index && <Caret awake={awake} />}
            {letter}
          </span>
        ))}
        {caret === letters.length && (
          <span className="relative">
            <Caret awake={awake} />
          </span>
        )}
      </span>{' '}
    </>
  );
}

function Caret({ awake }: { awake: boolean }) {
  return (
    <span className={cx('absolute inset-y-0 -left-px h-[1.3em] w-0.5 self-center rounded-full bg-gold', awake && 'animate-breathe')} />
  );
}
