import { Collapsible } from '../layout/collapsible';
import { AS_TABLE } from '../texts';

export interface ChartTableProps {
  caption: string;
  /** Headings of the label and the figures. */
  head: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
}

/** A chart's data as a table, as its text alternative. */
export function ChartTable({ caption, head: [label, ...figures], rows }: ChartTableProps) {
  const isWide = figures.length > 2;
  return (
    <Collapsible
      title={
        <span>
          {AS_TABLE}
          <span className="sr-only">: {caption}</span>
        </span>
      }
    >
      <div className={isWide ? 'overflow-x-auto' : undefined} tabIndex={isWide ? 0 : undefined}>
        <table className="w-full text-left">
          <caption className="sr-only">{caption}</caption>
          <thead className="border-b border-line text-sm">
            <tr>
              <th scope="col" className="py-1.5 font-medium">
                {label}
              </th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className="py-1.5 pl-4 text-right font-medium">
                  {figure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...values] }) => (
              <tr key={key}>
                <th scope="row" className="min-w-24 py-1.5 font-normal">
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={figures[index]} className="tabular py-1.5 pl-4 text-right text-text">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Collapsible>
  );
}
