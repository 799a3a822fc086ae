/** What an element does when something happens to it, in the source of a page. */
const HANDLER = /(?<=[\s"'/])on(?=\w+\s*=)/gi;

/**
 * Parses HTML from elsewhere into a page of its own, in which scripts do not run and nothing loads. Its event handlers
 * would not run either, but browsers complain of each one to the console.
 */
export function inertPage(html: string): Document {
  return new DOMParser().parseFromString(
    html.replaceAll(/<[a-z][^>]*/gi, (tag) => tag.replaceAll(HANDLER, 'data-')),
    'text/html',
  );
}
