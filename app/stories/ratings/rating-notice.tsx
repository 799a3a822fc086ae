import { Notice } from '~/ui/states/notice';
import type { RatingOutcome } from './rating-refusals';

/** The outcome of a rating sent without script: with script it is announced as it happens, and not again. */
export function RatingNotice({ outcome: { tone, title, text }, className }: { outcome: RatingOutcome; className?: string }) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <Notice tone={tone} title={title} className={className}>
          {text}
        </Notice>
      )}
    </noscript>
  );
}
