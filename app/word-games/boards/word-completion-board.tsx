import { useId, useState } from 'react';
import type { CompletionMove, CompletionView } from '~/word-games/games/word-completion';
import type { BoardProps } from '../board';
import { AnswerForm } from './answer-form';
import { type FilledPlace, fillPattern, meantWord } from './fill-pattern';
import type { TileTone } from './letter-tile';
import { Stage } from './stage';
import { spelled, TileRow } from './tile-row';
import { useHeldView } from './use-held-view';

const tones: Record<FilledPlace['kind'], TileTone> = { given: 'plain', gap: 'gap', typed: 'gold', clash: 'wrong' };

/** A word with open places, which fill as one types, over its meaning. */
export function WordCompletionBoard({ view, verdict, over, send }: BoardProps<CompletionView, CompletionMove>) {
  const { shown, ended, goOn } = useHeldView(view, verdict, over);
  const [text, setText] = useState('');
  const meaning = useId();
  const places = fillPattern(shown.pattern, text);
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
          <TileRow
            key={isWrong ? verdict.number : undefined}
            letters={places.map(({ letter }) => letter)}
            spoken={`${shown.pattern.length} letters: ${spelled([...shown.pattern].map((letter) => letter.replace('_', '')))}`}
            tone={(place) => tones[places[place]?.kind ?? 'gap']}
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
