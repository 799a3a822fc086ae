import { cx } from '~/ui/cx';
import type { ComparedPuzzle, PuzzleOutcome } from '../compare-runs.server';
import { challengeTexts as texts } from '../texts';

/** Two runs of one deal side by side. @param props.name of the other one. */
export function ComparedPuzzles({ name, puzzles }: { name: string; puzzles: readonly ComparedPuzzle[] }) {
  return (
    <section>
      <h2 className="display mb-3 text-2xl">{texts.sideBySide}</h2>
      <table className="w-full table-fixed border-collapse text-left">
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="w-2/5 px-2 py-2 font-medium max-sm:w-[46%]">
              {texts.puzzle}
            </th>
            <th scope="col" className="px-2 py-2 font-medium first-letter:uppercase">
              {texts.you}
            </th>
            <th scope="col" className="px-2 py-2 font-medium wrap-anywhere">
              {name}
            </th>
          </tr>
        </thead>
        <tbody className="tabular divide-y divide-line">
          {puzzles.map((puzzle, index) => (
            // Puzzles of a deal stay in their order.
            <tr key={index} className="align-top">
              <th scope="row" className="px-2 py-2.5 font-normal wrap-anywhere max-sm:tracking-tight">
                {puzzle.ask}
                {puzzle.answers.length > 0 && <span className="block text-sm text-muted">{puzzle.answers.join(', ')}</span>}
              </th>
              <Outcome made={puzzle.own} better={puzzle.own.points > puzzle.other.points} />
              <Outcome made={puzzle.other} better={puzzle.other.points > puzzle.own.points} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Outcome({ made: { outcome, points, given }, better }: { made: PuzzleOutcome; better: boolean }) {
  return (
    <td className="px-2 py-2.5 wrap-anywhere">
      <span className={cx(better && 'font-semibold text-laurel')}>{points > 0 ? `+${points}` : '–'}</span>
      <span className="block text-sm text-muted">
        {given.join(', ') || (outcome === 'unreached' ? texts.notReached : outcome === 'missed' ? texts.missed : '')}
      </span>
    </td>
  );
}
