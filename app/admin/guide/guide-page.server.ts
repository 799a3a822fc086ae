import { type DocumentPage, documentPage } from '~/site/documents/document-page.server';
import source from '../../../docs/operating.md?raw';

let page: DocumentPage | undefined;

/** The operating guide, as it was when the site was built. */
export function guidePage(): DocumentPage {
  page ??= documentPage(source);
  return page;
}
