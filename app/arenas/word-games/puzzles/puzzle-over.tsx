import { CheckCircle2, Lightbulb, type LucideIcon, XCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '~/ui/cx';
import type { Outcome } from './puzzle-rating';
import type { PuzzleEnd } from './puzzles.contract';
import { puzzleTexts as texts } from './texts';

const looks: Record<Outcome, { Icon: LucideIcon; ink: string }> = {
  solved: { Icon: CheckCircle2, ink: 'text-laurel' },
  hinted: { Icon: Lightbulb, ink: 'text-amber' },
  missed: { Icon: XCircle, ink: 'text-vermilion' },
};

/** The most characters of an answer that have room beside the button. */
const ANSWER_BESIDE = 40;

interface PuzzleOverProps {
  end: PuzzleEnd;
  /** The answer of a puzzle that was missed, for a phone, where this lies over the verdict. */
  answer?: string | undefined;
  /** Which puzzles come next: on a phone, where nothing stands below the board. */
  settings?: ReactNode;
  children: ReactNode;
}

/** How a puzzle ended, with what its words mean. Its first button gets the focus, so that Enter asks for the next puzzle. */
export function PuzzleOver({ end, answer, settings, children }: PuzzleOverProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const { Icon, ink } = looks[end.outcome];
  const shownAnswer = answer && <p className="hidden compact:block">{texts.answerWas(answer)}</p>;
  const isLong = answer !== undefined && answer.length > ANSWER_BESIDE;
  return (
    <section
      ref={section}
      aria-labelledby="puzzle-over"
      className="mx-auto mt-3 flex w-full max-w-2xl animate-rise flex-col gap-3 rounded-lg border border-line bg-surface p-4 compact:fixed compact:inset-x-0 compact:bottom-0 compact:z-20 compact:max-h-[70%] low:max-h-40 compact:max-w-none compact:gap-2 compact:overflow-y-auto compact:rounded-b-none compact:p-3 xl:max-w-[53.75rem]"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h2 id="puzzle-over" className={cx('flex items-center gap-2 text-lg font-semibold', ink)}>
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span role="status">
              {texts.outcome[end.outcome]}
              {!end.unrated && <span className="sr-only">, {texts.moved(end.own.before, end.own.after)}</span>}
            </span>
          </h2>
          {!isLong && shownAnswer}
          {end.unrated && <p className="text-sm text-muted">{texts.unrated[end.unrated]}</p>}
        </div>
        {children}
      </div>
      {isLong && shownAnswer}
      {end.words.length > 0 && (
        <dl aria-label={texts.meaning} className="flex flex-col gap-1.5 text-sm">
          {end.words.map(({ word, part, definition }) => (
            <div key={word}>
              <dt className="inline font-semibold">{word}</dt>{' '}
              <dd className="inline text-muted">
                <i>{part}</i> {definition}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {settings && <div className="hidden compact:block">{settings}</div>}
    </section>
  );
}
