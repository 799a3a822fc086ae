import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Components } from 'react-markdown';
import { headingId } from './heading-id';
import { tablesAsLists } from './tables-as-lists';

/** A document of docs/, ready to be shown. */
export interface DocumentPage {
  /** Its headings, without those below them. */
  contents: { id: string; title: string }[];
  html: string;
}

const TITLE = /^# .+\n/;

/** Headings have the ids that its own links lead to. Links to other files of the project would lead nowhere here: their words stay. */
const components: Components = {
  h2: ({ children }) => <h2 id={headingId(String(children))}>{children}</h2>,
  h3: ({ children }) => <h3 id={headingId(String(children))}>{children}</h3>,
  a: ({ href = '', children }) => (/^(?:#|https?:)/.test(href) ? <a href={href}>{children}</a> : children),
  // What is too long for a screen is scrolled, by keyboard too.
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <pre tabIndex={0}>{children}</pre>
  ),
};

/** A document as a page without its title. @param source its Markdown. */
export function documentPage(source: string): DocumentPage {
  return {
    contents: [...source.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({ id: headingId(title), title })),
    html: renderToStaticMarkup(
      <Markdown skipHtml components={components}>
        {tablesAsLists(source.replace(TITLE, ''))}
      </Markdown>,
    ),
  };
}
