import { cx } from '../cx';

export interface ProseProps {
  paragraphs: readonly string[];
  /** The first letter spans three lines. */
  dropCap?: boolean;
  className?: string;
}

/** A story's text, set for reading: 60 to 70 characters a line. */
export function Prose({ paragraphs, dropCap = false, className }: ProseProps) {
  return (
    <div className={cx('max-w-[34em] font-prose text-[1.125rem] leading-[1.65] wrap-anywhere sm:text-[1.1875rem]', className)}>
      {paragraphs.map((paragraph, place) => (
        <p key={place} dir="auto" className={cx('whitespace-pre-line not-first:mt-[0.9em]', dropCap && place === 0 && 'drop-cap')}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
