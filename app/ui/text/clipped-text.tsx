import { cx } from '../cx';

/** Characters shown before a text has to be opened. */
const CLIP_AT = 150;

/** Shows the first 150 characters of a text; the rest opens on demand, with or without script. */
export function ClippedText({ text, className }: { text: string; className?: string }) {
  if (text.length <= CLIP_AT) return <p className={cx('whitespace-pre-line', className)}>{text}</p>;
  return (
    <details className={cx('group', className)}>
      <summary className="list-none rounded-sm">
        <span className="group-open:hidden">{text.slice(0, CLIP_AT).trimEnd()}… </span>
        <span className="inline-block min-h-6 font-sans text-base font-medium text-bronze not-italic underline underline-offset-4">
          <span className="group-open:hidden">Show all</span>
          <span className="hidden group-open:inline">Show less</span>
        </span>
      </summary>
      <p className="mt-2 whitespace-pre-line">{text}</p>
    </details>
  );
}
