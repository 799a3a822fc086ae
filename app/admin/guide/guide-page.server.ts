import { type DocumentPage, documentPage } from '~/site/documents/document-page.server';
import { headingId } from '~/site/documents/heading-id';
import badMorning from '../../../docs/bad-morning.md?raw';
import firstEvening from '../../../docs/first-evening.md?raw';
import operating from '../../../docs/operating.md?raw';

/** Files that stand in the guide as sections of their own, by name. */
const appended: Readonly<Record<string, string>> = { 'first-evening.md': firstEvening, 'bad-morning.md': badMorning };
const FENCE = '```';

let page: DocumentPage | undefined;

/** The operating guide with the first evening and a bad morning, as they were when the site was built. */
export function guidePage(): DocumentPage {
  page ??= documentPage(leadingWithin([operating, ...Object.values(appended).map(asSection)].join('\n')));
  return page;
}

/** A document as a section: its headings one step lower; what begins with # in its commands stays. */
function asSection(source: string): string {
  const pieces = source.split(FENCE);
  return pieces.map((piece, at) => (at % 2 === 0 ? piece.replaceAll(/^#/gm, '##') : piece)).join(FENCE);
}

/** Links between these files lead to their sections. */
function leadingWithin(source: string): string {
  const sections = source.replaceAll('](operating.md#', '](#');
  return Object.entries(appended).reduce((text, [name, own]) => {
    const [, title = ''] = /^# (.+)/.exec(own) ?? [];
    return text.replaceAll(`](${name})`, `](#${headingId(title)})`);
  }, sections);
}
