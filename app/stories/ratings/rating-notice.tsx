import { Notice } from '~/ui/states/notice';
import type { RatingOutcome } from '../texts';

/** What became of a rating that was sent without script: with script it is said when it happens, and not again. */
export function RatingNotice({ outcome: { tone, title, text }, className }: { outcome: RatingOutcome; className?: string }) {
  return (
    <noscript>
      <Notice tone={tone} title={title} className={className}>
        {text}
      </Notice>
    </noscript>
  );
}
