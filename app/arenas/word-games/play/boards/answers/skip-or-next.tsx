import { Button } from '~/ui/actions/button';
import { keepFocus } from './keep-focus';

export interface SkipOrNextProps {
  /** The finished puzzle is still shown. */
  held: boolean;
  over: boolean;
  onSkip(): void;
  onNext(): void;
}

/** Leaves the puzzle, or moves on from a finished one: one button, so that it keeps the focus. */
export function SkipOrNext({ held, over, onSkip, onNext }: SkipOrNextProps) {
  return (
    <Button variant={held ? 'gold' : 'quiet'} disabled={over} onMouseDown={keepFocus} onClick={held ? onNext : onSkip} className="min-w-25">
      {held ? 'Next' : 'Skip'}
    </Button>
  );
}
