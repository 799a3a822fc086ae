import { Lightbulb } from 'lucide-react';
import { type MouseEvent, useContext } from 'react';
import { Button } from '~/ui/actions/button';
import { PracticeContext } from '../../../practice/practice-context';
import { practiceTexts } from '../../../practice/texts';
import { boardTexts } from '../texts';
import { keepFocus } from './keep-focus';
import { pressOnce } from './press-once';

const { lead, noun } = practiceTexts.showAnswer;

function ShowAnswer() {
  return (
    <span>
      <span className="low:sr-only">{lead}</span>
      <span className="inline-block low:first-letter:uppercase">{noun}</span>
    </span>
  );
}

/** Leaves the puzzle. The second press of a double click does not leave the next one as well. */
export function SkipButton({ over, onSkip }: { over: boolean; onSkip(): void }) {
  const practice = useContext(PracticeContext);
  const press = ({ detail }: MouseEvent) => detail < 2 && onSkip();
  const skip = (
    <Button
      variant="quiet"
      disabled={over}
      onMouseDown={keepFocus}
      onKeyDown={pressOnce}
      onClick={press}
      className="compact:px-3 low:min-h-9 low:px-2 low:text-sm"
    >
      {practice ? <ShowAnswer /> : boardTexts.skip}
    </Button>
  );
  return (
    <>
      {practice?.hint && <HintButton over={over} {...practice.hint} />}
      {skip}
    </>
  );
}

function HintButton({ over, ask, isGiven }: { over: boolean; ask(): void; isGiven: boolean }) {
  return (
    <Button
      variant="outline"
      disabled={over || isGiven}
      onMouseDown={keepFocus}
      onKeyDown={pressOnce}
      onClick={ask}
      className="compact:px-3 low:min-h-9 low:text-sm"
    >
      <Lightbulb aria-hidden="true" />
      {practiceTexts.hint}
    </Button>
  );
}
