import { cx } from '~/ui/cx';
import type { GameFacts } from '../../hall/game-list.server';
import type { Outcome } from '../puzzle-rating';
import type { PastPuzzle } from '../puzzles.server';
import { puzzleTexts as texts } from '../texts';

const inks: Record<Outcome, string> = {
  solved: 'border-laurel text-laurel',
  hinted: 'border-amber text-amber',
  missed: 'border-vermilion text-vermilion',
};

/** The latest puzzles, the newest first, with what each moved. */
export function LatestPuzzles({ latest, games }: { latest: readonly PastPuzzle[]; games: readonly Pick<GameFacts, 'id' | 'title'>[] }) {
  return (
    <div>
      <h2 className="text-sm text-muted">{texts.latest}</h2>
      <ol className="tabular mt-1.5 flex flex-wrap gap-1.5">
        {latest.map(({ id, game, outcome, before, after }) => {
          const said = texts.outcomeOf(
            games.find((each) => each.id === game)?.title ?? '',
            texts.outcome[outcome],
            texts.moved(before, after),
          );
          return (
            <li
              key={id}
              title={said}
              className={cx('min-w-12 rounded-md border bg-raised px-2 py-1 text-center text-sm font-semibold', inks[outcome])}
            >
              <span aria-hidden="true">{texts.moved(before, after)}</span>
              <span className="sr-only">{said}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
