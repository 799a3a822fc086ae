import { cx } from '../cx';
import { SHOW_ALL, SHOW_LESS } from '../texts';

/** Most characters shown before a text has to be opened. */
const CLIP_AT = 150;

/** The words that fit; part of a word only when it alone is longer. */
export function clipped(text: string): string {
  const end = /\s/.test(text.charAt(CLIP_AT)) ? CLIP_AT : text.slice(0, CLIP_AT).search(/\s\S*$/);
  return text
    .slice(0, end > 0 ? end : CLIP_AT)
    .trimEnd()
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** Shows the first 150 characters of a text; the rest opens on demand, with or without script. */
export function ClippedText({ text, className }: { text: string; className?: string }) {
  if (text.length <= CLIP_AT) return <p className={cx('whitespace-pre-line', className)}>{text}</p>;
  return (
    <details className={cx('group', className)}>
      <summary className="list-none rounded-sm">
        <span className="group-open:hidden">{clipped(text)}… </span>
        <span className="inline-block min-h-6 font-sans text-base font-medium text-bronze not-italic underline underline-offset-4">
          <span className="group-open:hidden">{SHOW_ALL}</span>
          <span className="hidden group-open:inline">{SHOW_LESS}</span>
        </span>
      </summary>
      <p className="mt-2 whitespace-pre-line">{text}</p>
    </details>
  );
}
