import { cx } from '~/ui/cx';
import type { LearnedWord } from './lost-words.contract';
import { lostWordTexts as texts } from './texts';

/** Words that were answered, each with what it means, a sentence with it, and what becomes of it. */
export function LearnedWords({ label, words }: { label: string; words: readonly LearnedWord[] }) {
  if (words.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {words.map(({ word, part, definition, example, known, wonBack }) => (
        <li key={word} className="rounded-md border border-line bg-surface px-4 py-2.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <strong className="font-semibold">{word}</strong> <i className="text-sm text-muted">{part}</i>
            </span>
            <span className={cx('text-sm font-semibold', known ? 'text-laurel' : 'text-vermilion')}>
              {wonBack ? texts.wonIt : known ? texts.knewIt : texts.gotAway}
            </span>
          </p>
          <p className="text-muted">{definition}</p>
          {example && <p className="font-prose italic">{example}</p>}
        </li>
      ))}
    </ul>
  );
}
