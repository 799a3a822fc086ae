import { Collapsible } from '~/ui/layout/collapsible';
import { KeepWord } from '../my-words/keep-word';
import type { RunSummary } from './run-summary.contract';
import { afterRunTexts } from './texts';

type Met = RunSummary['words'];

/** Words shown at once; the others open on demand. */
const SHOWN = 8;

/** The words of a run with what they mean; a player may keep them. */
export function WordsMet({ words }: { words: Met }) {
  if (words.length === 0) return null;
  const more = words.slice(SHOWN);
  return (
    <section aria-labelledby="words-met">
      <h3 id="words-met" className="display text-xl">
        {afterRunTexts.wordsMet}
      </h3>
      <WordList words={words.slice(0, SHOWN)} />
      {more.length > 0 && (
        <div className="mt-3">
          <Collapsible title={afterRunTexts.moreWords(more.length)}>
            <WordList words={more} />
          </Collapsible>
        </div>
      )}
    </section>
  );
}

function WordList({ words }: { words: Met }) {
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {words.map(({ word, part, definition, kept }) => (
        <li key={word} className="flex items-center justify-between gap-3 py-1.5">
          <p className="min-w-0 py-1 text-text wrap-anywhere">
            <strong className="font-semibold">{word}</strong> <span className="text-sm text-muted italic">{part}</span>
            <span className="block text-muted">{definition}</span>
          </p>
          {kept !== undefined && <KeepWord word={word} kept={kept} />}
        </li>
      ))}
    </ul>
  );
}
