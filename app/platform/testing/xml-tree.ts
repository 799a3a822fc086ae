import sax from 'sax';

/** An element of a parsed document. */
export interface XmlElement {
  /** Its name as written, with its prefix. */
  name: string;
  /** The namespace it belongs to. */
  uri: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** All text within it. */
  text: string;
}

/**
 * Parses an XML document strictly.
 * @returns its root. @throws if it is not well-formed or uses a prefix without a namespace.
 */
export function readXml(document: string): XmlElement {
  const parser = sax.parser(true, { xmlns: true });
  const top: XmlElement = { name: '', uri: '', attributes: {}, children: [], text: '' };
  const open = [top];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = (tag) => {
    const attributes = Object.fromEntries(
      Object.entries(tag.attributes).map(([name, value]) => [name, typeof value === 'string' ? value : value.value]),
    );
    const element = { name: tag.name, uri: 'uri' in tag ? tag.uri : '', attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  const takeText = (text: string) => {
    for (const element of open) element.text += text;
  };
  parser.ontext = takeText;
  parser.oncdata = takeText;
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(document)) throw new Error('a character that XML does not allow');
  parser.write(document).close();
  const [root] = top.children;
  if (!root || top.children.length > 1) throw new Error('no single root');
  return root;
}

/** All descendants with a name. */
export function elementsOf(within: XmlElement, name: string): XmlElement[] {
  return within.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);
}

/** The children with a name. */
export function childrenOf(within: XmlElement, name: string): XmlElement[] {
  return within.children.filter((child) => child.name === name);
}
