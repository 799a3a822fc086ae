import type { ReactNode } from 'react';
import { numberText } from '~/platform/text/format';
import { Failing } from './facts';
import type { ShownTimed } from './health.server';
import { SURE_FROM } from './measured';
import { healthTexts, timedName } from './texts';
import { durationText } from './units';

interface SlowestProps {
  title: string;
  /** What the first two columns hold. */
  what: string;
  counted: string;
  /** What was timed often enough first. */
  rows: readonly ShownTimed[];
}

/** The slowest pages or queries: those that are surely slow, and under a heading of their own those timed too rarely to tell. */
export function Slowest({ title, what, counted, rows }: SlowestProps) {
  const sure = rows.filter(({ isSure }) => isSure);
  const rare = rows.filter(({ isSure }) => !isSure);
  return (
    <section>
      <h2 className="display text-xl">{title}</h2>
      {rows.length > 0 && <p className="mb-2 text-sm text-muted">{healthTexts.slowestFirst}</p>}
      {rows.length === 0 ? (
        <p className="text-muted">{healthTexts.answers.tooFew}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead className="text-left text-muted">
              <tr className="border-b border-line">
                <th className="py-2 pr-4 font-normal">{what}</th>
                <th className="py-2 pr-4 text-right font-normal">{counted}</th>
                <th className="py-2 text-right font-normal">{healthTexts.slowestTwentieth}</th>
              </tr>
            </thead>
            {sure.length > 0 && <Rows rows={sure} />}
            {rare.length > 0 && (
              <Rows rows={rare}>
                <tr className="border-b border-line">
                  <th colSpan={3} scope="rowgroup" className="pt-4 pb-2 text-left font-normal text-muted">
                    {healthTexts.rare(numberText(SURE_FROM))}
                  </th>
                </tr>
              </Rows>
            )}
          </table>
        </div>
      )}
    </section>
  );
}

function Rows({ rows, children }: { rows: readonly ShownTimed[]; children?: ReactNode }) {
  return (
    <tbody>
      {children}
      {rows.map(({ name, count, p95Ms, isSlow }) => (
        <tr key={name} className="border-b border-line">
          <td className="py-2 pr-4 font-mono wrap-anywhere">{timedName(name)}</td>
          <td className="py-2 pr-4 text-right tabular-nums">{numberText(count)}</td>
          <td className="py-2 text-right whitespace-nowrap tabular-nums">
            {isSlow && (
              <>
                <Failing>{healthTexts.slow}</Failing>{' '}
              </>
            )}
            {durationText(p95Ms)}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
