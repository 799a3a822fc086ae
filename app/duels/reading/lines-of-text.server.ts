import { writtenColumns } from '~/stories/text/written-text.server';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { linesOf } from '../rules/lines';

/** The sentences of a text as it is shown, paragraph by paragraph. @param written with the marks of its writer. */
export function linesOfText(written: string): string[][] {
  return linesOf(splitParagraphs(writtenColumns(written).body));
}
