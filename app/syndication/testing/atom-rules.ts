import { childrenOf, readXml, type XmlElement } from '~/platform/testing/xml-tree';

const ATOM = 'http://www.w3.org/2005/Atom';
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Violations of RFC 4287 in a document, one line each; none for a valid feed. */
export function atomFaults(document: string): string[] {
  const feed = readXml(document);
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  expect(feed.name === 'feed' && feed.uri === ATOM, 'the root is an atom:feed');
  faults.push(...sharedFaults(feed, 'feed'));
  const ids = new Set<string>();
  const entries = childrenOf(feed, 'entry');
  for (const entry of entries) {
    const id = childrenOf(entry, 'id')[0]?.text ?? '';
    expect(!ids.has(id), `an id once only: ${id}`);
    ids.add(id);
    faults.push(...sharedFaults(entry, id));
    expect(
      childrenOf(entry, 'summary').length <= 1 && childrenOf(entry, 'published').length <= 1,
      `${id}: at most one summary and published`,
    );
    expect(childrenOf(entry, 'author').length > 0 || childrenOf(feed, 'author').length > 0, `${id}: an author`);
  }
  expect(!/<email>/.test(document) && !/\S@\S+\.\S/.test(feed.text), 'no e-mail address');
  return faults;
}

/** Rules for both feeds and entries. */
function sharedFaults(element: XmlElement, name: string): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => void (holds || faults.push(`${name}: ${fault}`));
  for (const one of ['id', 'title', 'updated']) expect(childrenOf(element, one).length === 1, `exactly one ${one}`);
  expect(isIri(childrenOf(element, 'id')[0]?.text ?? ''), 'its id is an IRI');
  for (const time of [...childrenOf(element, 'updated'), ...childrenOf(element, 'published')])
    expect(TIME.test(time.text), `a time as RFC 3339: ${time.text}`);
  for (const text of [...childrenOf(element, 'title'), ...childrenOf(element, 'summary')]) {
    expect(['text', 'html', undefined].includes(text.attributes.type), 'a text type');
    expect(text.children.length === 0, 'no elements within text or html');
  }
  for (const { attributes } of childrenOf(element, 'link'))
    expect(isIri(attributes.href ?? ''), `a link with an address: ${attributes.href}`);
  const alternates = childrenOf(element, 'link').filter(({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate');
  expect(alternates.length === 1, 'one alternate link');
  for (const author of childrenOf(element, 'author')) {
    expect(childrenOf(author, 'name').length === 1 && childrenOf(author, 'name')[0]?.text !== '', 'an author with one name');
    expect(
      childrenOf(author, 'uri').every(({ text }) => isIri(text)),
      'an author with an IRI',
    );
  }
  return faults;
}

function isIri(text: string): boolean {
  return URL.canParse(text);
}
