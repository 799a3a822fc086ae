import { UUID_FORM } from '~/platform/ids/uuid';

/** The most characters of an address elsewhere. */
export const MAX_ADDRESS = 500;

const STORY = new RegExp(`^/(?:fan-fiction/)?story/(?<id>${UUID_FORM})(?:/.*)?$`, 'i');

/** What an address names: a story of this site, or a page elsewhere, in its one spelling. */
export type NamedSource = { kind: 'story'; id: string } | { kind: 'page'; address: string };

/**
 * What an author names by an address: undefined for what is neither a story of this site nor a page elsewhere by https.
 * @param typed a whole address, or the path of a story.
 * @param origin of this site as its reader came to it, such as 'https://quillarena.example'.
 * @see docs/product/acknowledgements.md
 */
export function namedSource(typed: string, origin: string): NamedSource | undefined {
  const text = typed.trim();
  if (text.length > MAX_ADDRESS || !URL.canParse(text, origin)) return undefined;
  const { href, hostname, host, pathname, protocol, username, password } = new URL(text, origin);
  if (username !== '' || password !== '') return undefined;
  if (host === new URL(origin).host) {
    const id = STORY.exec(pathname)?.groups?.id;
    return id === undefined ? undefined : { kind: 'story', id: id.toLowerCase() };
  }
  const isNamed = /\.[a-z][a-z\d-]*$/i.test(hostname);
  return protocol === 'https:' && isNamed && href.length <= MAX_ADDRESS ? { kind: 'page', address: href } : undefined;
}
