import { numberText } from '~/platform/text/format';
import { sumOf } from '../rules/merged';
import { statisticsTexts as texts } from '../texts';
import { ShareBar } from './share-bar';
import type { Table } from './tables';

/** From where new readers came, as bars. */
export function Parts({ table }: { table: Table }) {
  const parts = table.rows.map(({ key, cells: [name, count] }) => ({ key, name, count: Number(count) }));
  const all = sumOf(parts.map(({ count }) => count));
  return (
    <>
      <p className="mt-1 text-muted">{texts.origins.intro(all)}</p>
      <ul className="mt-4 mb-5 grid gap-3">
        {parts.map(({ key, name, count }) => (
          <li key={key}>
            <p className="mb-1 flex justify-between gap-4 text-sm">
              <span>{name}</span>
              <span className="tabular font-semibold">{numberText(count)}</span>
            </p>
            <ShareBar percent={(100 * count) / all} />
          </li>
        ))}
      </ul>
    </>
  );
}
