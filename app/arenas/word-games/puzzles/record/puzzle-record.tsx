import type { GameFacts } from '../../hall/game-list.server';
import type { SolverStanding } from '../puzzles.server';
import { puzzleTexts as texts } from '../texts';
import { LatestPuzzles } from './latest-puzzles';

export interface PuzzleRecordProps {
  standing: SolverStanding;
  games: readonly Pick<GameFacts, 'id' | 'title'>[];
}

/** What a player has reached: their latest puzzles, and what they are good at. */
export function PuzzleRecord({ standing: { latest, kinds }, games }: PuzzleRecordProps) {
  if (latest.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <div className="flex flex-col gap-5">
      <LatestPuzzles latest={latest} games={games} />
      <WordKinds {...kinds} />
    </div>
  );
}

/** The kinds of words that a player solves more often, and less often, than expected. */
function WordKinds({ strongest, weakest }: SolverStanding['kinds']) {
  const ends = [
    { name: texts.strongest, kinds: strongest },
    { name: texts.weakest, kinds: weakest },
  ].filter(({ kinds }) => kinds.length > 0);
  if (ends.length === 0) return null;
  return (
    <dl className="tabular grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {ends.map(({ name, kinds }) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          {kinds.map((kind) => (
            <dd key={`${kind.band} ${kind.part}`}>{texts.kind(kind)}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
