import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { ChartTable } from '~/ui/charts/chart-table';
import { Card } from '~/ui/layout/card';
import { withParts } from '~/ui/text/with-parts';
import { leaderboardTexts } from '../texts';
import type { ScoreChart } from './charts.server';
import { personalTexts } from './texts';

/** The best week is a filled lozenge and the last one an open ring around it, so that colours are not needed. */
const BEST = 'size-2.25 rotate-45 bg-gold ring-2 ring-surface';
const LAST = 'size-4.5 rounded-full border-2 border-bronze bg-surface';

/** The best score of each game, with a chart of its weeks against par. */
export function ScoreCharts({ charts }: { charts: readonly ScoreChart[] }) {
  return (
    <Card as="section" aria-labelledby="word-games">
      <h2 id="word-games" className="display text-2xl">
        {leaderboardTexts.wordGames}
      </h2>
      {charts.length === 0 ? (
        <p className="mt-3 text-muted">
          {leaderboardTexts.noGames} <TextLink to={href('/word-games')}>{leaderboardTexts.toArena}</TextLink>
        </p>
      ) : (
        <ul className="mt-5 grid gap-x-8 gap-y-7 sm:grid-cols-2">
          {charts.map((chart) => (
            <li key={chart.game} className="min-w-0">
              <Game chart={chart} />
            </li>
          ))}
        </ul>
      )}
      {charts.length > 0 && (
        <p className="mt-5">
          <TextLink to={href('/word-games/puzzles')} className="inline-flex min-h-11 items-center">
            {personalTexts.kindsOfWords}
          </TextLink>
        </p>
      )}
    </Card>
  );
}

function Game({ chart }: { chart: ScoreChart }) {
  const { title, best, par, runs, rows } = chart;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold">{title}</h3>
        <p className="tabular text-sm text-muted">
          {withParts(personalTexts.scores, {
            mark: <span aria-hidden="true" className={`mr-1.5 inline-block align-middle ${BEST}`} />,
            best: <strong className="text-base font-semibold text-gold">{best}</strong>,
            par: personalTexts.par(par),
            runs: personalTexts.runs(runs),
          })}
        </p>
      </div>
      <Line chart={chart} />
      <ChartTable
        caption={personalTexts.byWeeks(title)}
        head={[personalTexts.week, personalTexts.middleScore]}
        rows={rows.map(({ week, score }) => ({ key: week, cells: [week, score] }))}
      />
    </>
  );
}

function Line({ chart: { path, last, top, parY, from, to } }: { chart: ScoreChart }) {
  return (
    <div aria-hidden="true" className="mt-3 mb-2">
      <div className="relative mx-2.25 h-20">
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
          <line x2="100" y1={parY} y2={parY} vectorEffect="non-scaling-stroke" strokeDasharray="4 4" className="stroke-edge" />
          <path d={path} vectorEffect="non-scaling-stroke" strokeWidth="2" strokeLinejoin="round" className="fill-none stroke-bronze" />
        </svg>
        <Marker at={last} className={LAST} />
        <Marker at={top} className={BEST} />
      </div>
      <p className="mt-1 flex justify-between gap-2 border-t border-edge pt-1 text-sm text-muted">
        <span>{from}</span>
        {to !== from && <span>{to}</span>}
      </p>
    </div>
  );
}

function Marker({ at, className }: { at: { x: number; y: number }; className: string }) {
  return <span style={{ left: `${at.x}%`, top: `${at.y}%` }} className={`absolute -translate-x-1/2 -translate-y-1/2 ${className}`} />;
}
