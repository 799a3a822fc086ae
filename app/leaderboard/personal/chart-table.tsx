import { Collapsible } from '~/ui/layout/collapsible';
import { leaderboardTexts } from '../texts';

export interface ChartTableProps {
  caption: string;
  /** Headings of the label and the figure. */
  head: readonly [string, string];
  rows: readonly { key: string; cells: readonly [string, string] }[];
}

/** A chart's data as a table, as its text alternative. */
export function ChartTable({ caption, head: [label, figure], rows }: ChartTableProps) {
  return (
    <Collapsible
      title={
        <span>
          {leaderboardTexts.asTable}
          <span className="sr-only">: {caption}</span>
        </span>
      }
    >
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-sm">
          <tr>
            <th scope="col" className="py-1.5 font-medium">
              {label}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {figure}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, value] }) => (
            <tr key={key}>
              <th scope="row" className="py-1.5 font-normal">
                {name}
              </th>
              <td className="tabular py-1.5 text-right text-text">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Collapsible>
  );
}
