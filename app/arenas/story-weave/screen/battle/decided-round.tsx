import { cx } from '~/ui/cx';
import type { DecidedRound } from '../../protocol/room.contract';
import { type Inks, inked } from '../../rules/reveal/writer-inks';
import { wovenProse } from '../../woven-stories/woven-part';
import { seatEdge, WriterName } from '../writer-mark';
import { battleTexts as texts, votesText } from './battle-texts';

/** The passages of a decided round with their writers and votes; what goes on stands first. */
export function DecidedPassages({ outcome, inks }: { outcome: DecidedRound; inks: Inks }) {
  const order = inked(outcome.passages, inks).sort((one, other) => Number(other.won) - Number(one.won) || other.votes - one.votes);
  return (
    <section aria-labelledby="outcome">
      <h2 id="outcome" className="mb-3 text-sm font-semibold text-muted">
        {texts.outcomeTitle}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {order.map(({ id, seat, writer, kind, text, votes, won }) => (
          <li
            key={id}
            className={cx('min-w-0 rounded-lg border bg-raised px-4 py-3.5', won ? `border-2 ${seatEdge(seat)}` : 'border-line')}
          >
            <p className="flex flex-wrap items-center gap-x-3 text-sm">
              <WriterName seat={seat} name={writer} ai={kind === 'ai'} />
              <span className="text-muted">
                {votesText(votes)}
                {won && ` · ${texts.woven}`}
              </span>
            </p>
            <p dir="auto" className={cx(wovenProse, 'mt-1')}>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A closed room's rounds: who won each, and with how many votes. */
export function RoundTable({ rounds, inks }: { rounds: readonly DecidedRound[]; inks: Inks }) {
  if (rounds.length === 0) return null;
  return (
    <table className="mt-6 w-full text-left">
      <caption className="mb-2 text-left font-semibold">{texts.rounds}</caption>
      <tbody>
        {rounds.map(({ round, passages }) => (
          <tr key={round} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap text-muted">
              Round {round}
            </th>
            <td className="py-2">
              <ul className="flex flex-wrap gap-x-5 gap-y-1">
                {inked(passages, inks).map(({ id, seat, writer, kind, votes, won }) => (
                  <li key={id} className="flex min-w-0 items-baseline gap-2">
                    <WriterName seat={seat} name={writer} ai={kind === 'ai'} />
                    <span className="text-sm text-muted">
                      {votesText(votes)}
                      {won && ` · ${texts.woven}`}
                    </span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
