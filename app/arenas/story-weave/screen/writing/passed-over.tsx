import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { writingTexts } from './writing-texts';

export interface PassedOverProps {
  /** What happened, and what to do. */
  text: string;
  /** Whether there is little room: then it is a line. */
  low: boolean;
  onHere(): void;
}

/** Says that the person is passed over, and takes them back. */
export function PassedOver({ text, low, onHere }: PassedOverProps) {
  return (
    <div role="status" className={cx('flex items-center gap-x-4 border-l-4 border-bronze pl-3 text-sm', low ? 'my-1' : 'mt-3')}>
      <p className="min-w-0 flex-1">
        <strong>{writingTexts.passedOverTitle}.</strong> <span className={cx('text-muted', low && 'sr-only')}>{text}</span>
      </p>
      <Button size="sm" onClick={onHere} className="shrink-0">
        {writingTexts.iAmHere}
      </Button>
    </div>
  );
}
