import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Card } from '~/ui/layout/card';
import { FormError } from '~/ui/states/form-error';
import { newRoomTexts as texts } from './new-room-texts';
import { tableTimeText } from './table-time';

interface OpenTable {
  /** ISO 8601. */
  startsAt: string;
  coming: number;
  /** Whether the viewer comes. */
  own: boolean;
  /** Whether one may sit down now. */
  open: boolean;
}

export interface OpenTablesProps {
  tables: readonly OpenTable[];
  /** The server's time, ISO 8601. */
  now: string;
  /** A visitor only sees when they are. */
  mayCome: boolean;
  /** Why the last form about a table was refused. */
  refusal: string | undefined;
}

/** The hours at which the people of the site meet: how many come, one press to come too, and a seat once it is time. */
export function OpenTables({ tables, now, mayCome, refusal }: OpenTablesProps) {
  if (tables.length === 0) return null;
  return (
    <Card as="section" id="tables" aria-labelledby="tables-title" className="scroll-mt-6 lg:col-start-1">
      <h2 id="tables-title" className="display text-2xl">
        {texts.tables}
      </h2>
      <p className="mt-2 text-muted max-sm:text-sm">{texts.tablesText}</p>
      <FormError className="mt-2">{refusal}</FormError>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {tables.map((table) => (
          <li key={table.startsAt} className="flex items-center justify-between gap-3 py-2.5">
            <p className="min-w-0">
              <strong className="block font-semibold">
                <TableTime at={table.startsAt} now={now} />
              </strong>
              <span className="text-sm text-muted">{texts.coming(table.coming, table.own)}</span>
            </p>
            {mayCome && <TableForm {...table} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** One press to come, and another to stay away; once it is time, to sit down. */
function TableForm({ startsAt, own, open }: OpenTable) {
  const intent = open ? 'sit' : 'come';
  return (
    <Form method="post" preventScrollReset className="shrink-0">
      <input type="hidden" name="table" value={startsAt} />
      {!open && <input type="hidden" name="comes" value={own ? 'no' : 'yes'} />}
      <Button type="submit" size="sm" variant={own && !open ? 'quiet' : open ? 'gold' : 'outline'} name="intent" value={intent}>
        {open ? texts.sitDown : own ? texts.stayAway : texts.come}
      </Button>
    </Form>
  );
}

/** When a table begins, where the reader is; in UTC until the page has hydrated. */
function TableTime({ at, now }: { at: string; now: string }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <time dateTime={at}>
      {isHere ? tableTimeText(new Date(at), new Date(), undefined) : texts.inUtc(tableTimeText(new Date(at), new Date(now), 'UTC'))}
    </time>
  );
}
