import { Bars } from '~/ui/charts/bars';
import { ChartTable } from '~/ui/charts/chart-table';
import { Card } from '~/ui/layout/card';
import { leaderboardTexts } from '../texts';
import type { XpChart } from './charts.server';
import { personalTexts } from './texts';

/** XP of the last 30 days as bars. */
export function XpByDay({ chart }: { chart: XpChart | undefined }) {
  return (
    <Card as="section" aria-labelledby="xp-by-day">
      <h2 id="xp-by-day" className="display text-2xl">
        {leaderboardTexts.xpByDay}
      </h2>
      {chart ? (
        <>
          <p className="mt-1 text-muted">{personalTexts.xpLast30(chart.total)}</p>
          <Bars chart={chart} />
          <ChartTable
            caption={personalTexts.xpByDay}
            head={[personalTexts.day, personalTexts.xp]}
            rows={chart.rows.map(({ day, xp }) => ({ key: day, cells: [day, xp] }))}
          />
        </>
      ) : (
        <p className="mt-3 text-muted">{leaderboardTexts.noXp}</p>
      )}
    </Card>
  );
}
