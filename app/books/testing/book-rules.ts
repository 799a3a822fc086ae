import { strFromU8, unzipSync } from 'fflate';
import { elementsOf, readXml, type XmlElement } from '~/platform/testing/xml-tree';

const OPF = 'EPUB/package.opf';

/** A book's files by name, as text. */
export function bookTexts(file: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** Violations of the main EPUB 3 rules in a file, one line each; none for a valid book. */
export function bookFaults(file: Uint8Array): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  const texts = bookTexts(file);
  expect(strFromU8(file.slice(0, 4), true) === 'PK\u0003\u0004', 'a ZIP file');
  expect(file[8] === 0 && file[9] === 0 && file[28] === 0 && file[29] === 0, 'the first file is stored, without an extra field');
  expect(strFromU8(file.slice(30, 58), true) === 'mimetypeapplication/epub+zip', 'its type comes first');
  expect(texts['META-INF/container.xml']?.includes(`full-path="${OPF}"`) === true, 'the container names the package');
  const root = readXml(texts[OPF] ?? '');
  const items = elementsOf(root, 'item');
  const names = new Set(items.map(({ attributes }) => `EPUB/${attributes.href}`));
  const ids = new Set(items.map(({ attributes }) => attributes.id));
  expect(names.size === items.length && ids.size === items.length, 'each file and each id is listed once');
  for (const name of names) expect(name in texts, `a file that is listed is there: ${name}`);
  const unlisted = Object.keys(texts).filter(
    (name) => !names.has(name) && name !== OPF && name !== 'mimetype' && !name.startsWith('META-INF/'),
  );
  expect(unlisted.length === 0, `every file is listed: ${unlisted}`);
  expect(items.filter(({ attributes }) => attributes.properties === 'nav').length === 1, 'one table of contents');
  const order = elementsOf(root, 'itemref').map(({ attributes }) => attributes.idref);
  expect(order.length > 0 && order.every((id) => ids.has(id)) && new Set(order).size === order.length, 'an order of pages that are there');
  faults.push(...aboutFaults(root));
  for (const { attributes } of items.filter((item) => item.attributes['media-type'] === 'application/xhtml+xml')) {
    faults.push(...pageFaults(`${attributes.href}`, texts[`EPUB/${attributes.href}`] ?? '', names));
  }
  return faults;
}

function aboutFaults(root: XmlElement): string[] {
  const faults: string[] = [];
  for (const one of ['dc:identifier', 'dc:title', 'dc:language']) {
    const found = elementsOf(root, one);
    if (found.length !== 1 || found[0]?.text.trim() === '') faults.push(`one ${one}`);
  }
  const modified = elementsOf(root, 'meta').filter(({ attributes }) => attributes.property === 'dcterms:modified');
  if (modified.length !== 1 || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(modified[0]?.text ?? ''))
    faults.push('one dcterms:modified in seconds');
  const identifier = root.attributes['unique-identifier'];
  if (elementsOf(root, 'dc:identifier')[0]?.attributes.id !== identifier) faults.push('the identifier is the one that the package names');
  return faults;
}

function pageFaults(name: string, text: string, names: ReadonlySet<string>): string[] {
  const page = readXml(text);
  const all = (tag: string, attribute: string) => elementsOf(page, tag).map(({ attributes }) => attributes[attribute] ?? '');
  const resources = [...all('img', 'src'), ...all('link', 'href')];
  const links = all('a', 'href').filter((address) => !/^https?:/.test(address));
  const ids = everything(page).flatMap(({ attributes }) => attributes.id ?? []);
  return [
    ...(page.uri === 'http://www.w3.org/1999/xhtml' ? [] : [`${name}: XHTML`]),
    ...(elementsOf(page, 'title')[0]?.text.trim() ? [] : [`${name}: a title`]),
    ...(new Set(ids).size === ids.length ? [] : [`${name}: each id once`]),
    ...[...resources, ...links]
      .filter((address) => !names.has(`EPUB/${address}`))
      .map((address) => `${name}: leads out of the book to ${address}`),
    ...(elementsOf(page, 'script').length === 0 ? [] : [`${name}: no script`]),
  ];
}

function everything(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(everything)];
}
