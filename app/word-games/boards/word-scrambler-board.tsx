import { useId, useState } from 'react';
import type { ScramblerMove, ScramblerView } from '~/word-games/games/word-scrambler';
import type { BoardProps } from '../board';
import { AnswerForm } from './answer-form';
import { LetterTray } from './letter-tray';
import { Stage } from './stage';
import { useHeldView } from './use-held-view';

/** Jumbled tiles and a line to put them in order on. */
export function WordScramblerBoard({ view, verdict, over, send }: BoardProps<ScramblerView, ScramblerMove>) {
  const { shown, ended, goOn } = useHeldView(view, verdict, over);
  const [text, setText] = useState('');
  const hint = useId();
  return (
    <div className="flex flex-col items-center gap-6">
      <Stage ended={ended}>
        <LetterTray letters={shown.letters} text={text} onText={setText} verdict={verdict} ended={ended} over={over} />
        <p id={hint} className="max-w-prose text-center font-prose text-lg">
          <span className="text-muted">Hint:</span> {shown.hint}
        </p>
      </Stage>
      <AnswerForm
        label="Unscramble the word"
        text={text}
        onText={setText}
        onAnswer={(answer) => send({ type: 'answer', text: answer })}
        onSkip={() => send({ type: 'skip' })}
        held={ended && { goOn }}
        over={over}
        puzzle={shown.puzzle}
        describedBy={hint}
        maxLength={Math.max(shown.letters.length, 1)}
        focusOnTouch={false}
      />
    </div>
  );
}
