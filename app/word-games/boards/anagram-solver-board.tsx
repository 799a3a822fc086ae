import { useId, useState } from 'react';
import type { AnagramMove, AnagramView } from '~/word-games/games/anagram-solver';
import type { BoardProps } from '../board';
import { AnswerForm } from './answer-form';
import { LetterTray } from './letter-tray';
import { Stage } from './stage';
import { useHeldView } from './use-held-view';

/** A word in tiles, and a line to lay another word of them on. */
export function AnagramSolverBoard({ view, verdict, over, send }: BoardProps<AnagramView, AnagramMove>) {
  const { shown, ended, goOn } = useHeldView(view, verdict, over);
  const [text, setText] = useState('');
  const task = useId();
  return (
    <div className="flex flex-col items-center gap-6">
      <Stage ended={ended}>
        <p id={task} className="text-center font-prose text-lg">
          Make another word of <strong className="tracking-wide uppercase">{shown.word}</strong>
        </p>
        <LetterTray letters={[...shown.word]} text={text} onText={setText} verdict={verdict} ended={ended} over={over} />
        {ended?.kind === 'told' && <p className="text-center text-muted">{ended.text}</p>}
      </Stage>
      <AnswerForm
        label="Another word of these letters"
        text={text}
        onText={setText}
        onAnswer={(answer) => send({ type: 'answer', text: answer })}
        onSkip={() => send({ type: 'skip' })}
        held={ended && { goOn }}
        over={over}
        puzzle={shown.puzzle}
        describedBy={task}
        maxLength={Math.max(shown.word.length, 1)}
        focusOnTouch={false}
      />
    </div>
  );
}
