import { numberText } from '~/platform/text/format';
import { withParts } from '~/ui/text/with-parts';
import type { Passage } from './compare-words';
import { comparedTexts as texts } from './history-texts';

/** Lines of unchanged text that stay beside a change; longer runs of it are folded. */
const CONTEXT = 2;

const note = (words: string) => <span className="sr-only">{words}</span>;

/** A comparison: what was taken out is struck through, what was put in is underlined; both are named to screen readers. */
export function ComparedWords({ passages }: { passages: readonly Passage[] }) {
  return (
    <div className="font-prose whitespace-pre-wrap wrap-anywhere">
      {passages.map((passage, index) => (
        <ComparedPassage key={index} {...passage} isFirst={index === 0} isLast={index === passages.length - 1} />
      ))}
    </div>
  );
}

/** One of two versions that stand side by side: what only this one has is marked, and named to screen readers. */
export function OneOfTwo({ passages }: { passages: readonly Passage[] }) {
  return (
    <div className="font-prose whitespace-pre-wrap wrap-anywhere">
      {passages.map(({ kind, text }, index) =>
        kind === 'same' ? (
          <Unchanged key={index} text={text} before={index === 0 ? 0 : CONTEXT} after={index === passages.length - 1 ? 0 : CONTEXT} />
        ) : (
          <mark key={index} className="bg-gold/20 text-text underline decoration-gold decoration-2 underline-offset-4">
            {withParts(texts.onlyHere, { words: text, note })}
          </mark>
        ),
      )}
    </div>
  );
}

function ComparedPassage({ kind, text, isFirst, isLast }: Passage & { isFirst: boolean; isLast: boolean }) {
  if (kind === 'removed') {
    return <del className="bg-vermilion/10 text-vermilion decoration-2">{withParts(texts.takenOut, { words: text, note })}</del>;
  }
  if (kind === 'added') {
    return <ins className="bg-laurel/15 text-laurel decoration-2 underline-offset-4">{withParts(texts.putIn, { words: text, note })}</ins>;
  }
  return <Unchanged text={text} before={isFirst ? 0 : CONTEXT} after={isLast ? 0 : CONTEXT} />;
}

/** Text that both versions have. @param before lines that stay at its start; @param after at its end. */
function Unchanged({ text, before, after }: { text: string; before: number; after: number }) {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const folded = lines.slice(before, lines.length - after);
  const count = folded.filter((line) => line.trim() !== '').length;
  if (count <= 2 * CONTEXT) return <>{text}</>;
  return (
    <>
      {lines.slice(0, before).join('')}
      <details className="my-3 rounded-md border border-line">
        <summary className="min-h-11 cursor-pointer content-center px-4 font-sans text-base text-muted">
          {texts.unchanged(numberText(count))}
        </summary>
        <div className="px-4 pb-3">{folded.join('').trim()}</div>
      </details>
      {lines.slice(lines.length - after).join('')}
    </>
  );
}
