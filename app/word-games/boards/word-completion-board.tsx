import { useId, useState } from 'react';
import type { CompletionMove, CompletionView } from '~/word-games/games/word-completion';
import type { BoardProps } from '../board';
import { AnswerForm } from './answer-form';
import { meantWord } from './fill-pattern';
import { PatternRow } from './pattern-row';
import { Stage } from './stage';
import { TileRow } from './tile-row';
import { useHeldView } from './use-held-view';

/** A word with open places, which fill as one types, over its meaning. */
export function WordCompletionBoard({ view, verdict, over, send }: BoardProps<CompletionView, CompletionMove>) {
  const { shown, ended, goOn } = useHeldView(view, verdict, over);
  const [text, setText] = useState('');
  const meaning = useId();
  const isWrong = !ended && verdict?.kind === 'wrong';
  return (
    <div className="flex flex-col items-center gap-6">
      <Stage ended={ended}>
        {ended ? (
          <TileRow
            letters={[...(ended.answer ?? '')]}
            spoken={ended.answer}
            tone={(place) => (ended.kind === 'right' && shown.pattern[place] === '_' ? 'right' : 'plain')}
            motion="turn-over"
          />
        ) : (
          <PatternRow
            key={isWrong ? verdict.number : undefined}
            pattern={shown.pattern}
            text={text}
            motion={isWrong ? 'shake' : undefined}
          />
        )}
        <p id={meaning} className="max-w-prose text-center font-prose text-lg">
          <span className="text-muted italic">{shown.part}</span> {shown.definition}
        </p>
      </Stage>
      <AnswerForm
        label="The whole word, or its missing letters"
        text={text}
        onText={setText}
        onAnswer={(answer) => send({ type: 'answer', text: meantWord(shown.pattern, answer) })}
        onSkip={() => send({ type: 'skip' })}
        held={ended && { goOn }}
        over={over}
        puzzle={shown.puzzle}
        describedBy={meaning}
        maxLength={Math.max(shown.pattern.length, 1)}
      />
    </div>
  );
}
