import { type DocumentPage, documentPage } from '~/site/documents/document-page.server';
import source from '../../../docs/wrangling.md?raw';

let page: DocumentPage | undefined;

/** The wrangler's handbook, as it was when the site was built. */
export function handbookPage(): DocumentPage {
  page ??= documentPage(source);
  return page;
}
