import { useState } from 'react';
import { countText } from '~/platform/text/format';
import { Button } from '~/ui/actions/button';
import { wordsBoxTexts as texts } from './texts';
import { countWords } from './words';

/** A number of words, such as '1,204 words'. */
export function wordsText(count: number): string {
  return countText(count, { one: 'word', other: 'words' });
}

/** One version of a text to read and copy. */
export function WordsBox({ label, words }: { label: string; words: { title: string; body: string } }) {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words.body);
      setCopied(true);
    } catch {
      // Forbidden or missing: browsers offer the clipboard only over https.
      setCopied(false);
    }
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="font-medium text-text wrap-anywhere">{words.title}</p>
      <textarea
        readOnly
        aria-label={label}
        value={words.body}
        rows={4}
        className="field-sizing-content max-h-96 min-h-28 w-full resize-y rounded-md border border-edge bg-raised px-3.5 py-2.5 font-prose text-base leading-relaxed text-text"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" size="sm" onClick={copy}>
          {texts.copy}
        </Button>
        <span className="text-sm text-muted">{wordsText(countWords(words.body))}</span>
        <span role="status" className="text-sm text-muted">
          {copied === true && texts.copied}
          {copied === false && texts.notCopied}
        </span>
      </div>
    </div>
  );
}
