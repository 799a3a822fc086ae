import { useState } from 'react';
import { Button } from '~/ui/actions/button';
import { writingTexts } from './writing-texts';

export interface KeptWordsBoxProps {
  title: string;
  words: string;
  /** Undefined where they wait for a turn. */
  onDiscard?: () => void;
}

/** Words that are not in the story: to read and copy, until a turn takes them. */
export function KeptWordsBox({ title, words, onDiscard }: KeptWordsBoxProps) {
  const [said, setSaid] = useState<string>('');
  const copy = () =>
    navigator.clipboard.writeText(words).then(
      () => setSaid(writingTexts.keptCopied),
      // Browsers offer the clipboard only on https pages.
      () => setSaid(writingTexts.keptNotCopied),
    );
  return (
    <section aria-label={title} className="mt-3 rounded-md border border-line bg-raised px-4 py-3">
      <p className="text-sm font-semibold text-muted">{title}</p>
      <p className="mt-1 max-h-28 overflow-y-auto font-prose text-base wrap-anywhere whitespace-pre-line">{words}</p>
      <div className="mt-2 -ml-3.5 flex flex-wrap items-center">
        <Button size="sm" variant="quiet" onClick={copy}>
          {writingTexts.copyKept}
        </Button>
        {onDiscard && (
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            {writingTexts.discardKept}
          </Button>
        )}
        <span role="status" className="ml-2 text-sm text-muted">
          {said}
        </span>
      </div>
    </section>
  );
}
