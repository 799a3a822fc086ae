import { MARKUP, type Markup } from '../reading/text/markup/dialects';
import { inCurrentMarkup } from '../reading/text/markup/upgraded';

interface StoredWords {
  body: string;
  markup: Markup;
}

/**
 * A row with its words in today's markup, whichever they were written in: everything but the database knows only that one.
 * @see docs/decisions/0136-versions-of-markup.md
 */
export function currentWords<Row extends StoredWords>(row: Row): Row;
export function currentWords<Row extends StoredWords>(row: Row | undefined): Row | undefined;
export function currentWords<Row extends StoredWords>(row: Row | undefined): Row | undefined {
  return row && { ...row, body: inCurrentMarkup(row.body, row.markup), markup: MARKUP };
}
