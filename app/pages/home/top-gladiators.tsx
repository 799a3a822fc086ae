import { href, Link } from 'react-router';
import { numberText } from '~/platform/text/format';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { Medal } from '~/ui/people/medal';
import { withParts } from '~/ui/text/with-parts';
import { homeTexts } from './texts';

const { gladiators: texts } = homeTexts;

export interface Gladiator {
  rank: number;
  playerId: string;
  name: string;
  /** Total XP. */
  xp: number;
}

/** The top of the leaderboard. */
export function TopGladiators({ rows }: { rows: readonly Gladiator[] }) {
  return (
    <Card as="section" aria-labelledby="top-gladiators" className="flex min-w-0 flex-col">
      <h2 id="top-gladiators" className="display text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 text-muted">{texts.intro}</p>
      <div className="mt-3 mb-6 flex-1">{rows.length > 0 ? <Ranking rows={rows} /> : <NoGladiators />}</div>
      <div>
        <ButtonLink to="/leaderboard" variant="outline" size="sm">
          {texts.all}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Ranking({ rows }: { rows: readonly Gladiator[] }) {
  return (
    <table className="w-full table-fixed">
      <colgroup>
        <col className="w-14" />
        <col />
        <col className="w-28" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.columns.rank}</th>
          <th scope="col">{texts.columns.player}</th>
          <th scope="col">{texts.columns.xp}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, playerId, name, xp }) => (
          <tr key={playerId} className="border-b border-line last:border-0">
            <td className="py-2.5">
              <Medal rank={rank} className="size-8" />
            </td>
            <td className="truncate py-2.5 pr-3" title={name}>
              <Link
                to={href('/players/:playerId', { playerId })}
                className="decoration-bronze decoration-1 underline-offset-4 hover:underline focus-visible:underline"
              >
                {name}
              </Link>
            </td>
            <td className="tabular py-2.5 text-right font-semibold">
              {withParts(texts.xp, {
                amount: numberText(xp),
                unit: (unit) => <span className="text-sm font-normal text-muted">{unit}</span>,
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NoGladiators() {
  return (
    <div className="flex items-center gap-4 rounded-md border border-dashed border-edge px-4 py-6">
      <Medal rank={1} className="shrink-0 opacity-60" />
      <p className="text-muted">{texts.none}</p>
    </div>
  );
}
