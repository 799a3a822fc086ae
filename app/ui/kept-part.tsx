import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';

/** The HTML of parts that look the same on many pages. */
export interface KeptParts {
  /**
   * The HTML of a part, once it is known; what is not is rendered where it stands.
   * @param key names the part and all that its HTML depends on.
   * @param content what is in it, to be kept for the next page.
   */
  htmlOf(key: string, content: () => ReactNode): string | undefined;
}

/** Set while the server renders a page; undefined in the browser. */
export const KeptPartsContext = createContext<KeptParts | undefined>(undefined);

export interface KeptPartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  as: 'div' | 'header' | 'footer' | 'p';
  name: string;
  /** Everything that the HTML of its content depends on, as plain data: two parts that show the same are one. */
  shows: unknown;
  /** Without useId, whose ids tell where on a page it stands, and without a nonce. */
  children: () => ReactNode;
}

/**
 * A part of a page that is rendered once for all pages on which it shows the same; for the browser it is nothing but
 * its element. @see docs/decisions/0056-pages-rendered-at-once.md
 */
export function KeptPart({ as: Element, name, shows, children, ...attributes }: KeptPartProps) {
  const html = useContext(KeptPartsContext)?.htmlOf(`${name} ${JSON.stringify(shows)}`, children);
  if (html === undefined) return <Element {...attributes}>{children()}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
