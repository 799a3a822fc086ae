import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The dark theme's colours: a standalone picture cannot inherit them from a page. */
const colours: Readonly<Record<string, string>> = {
  '--bg': '#14110d',
  '--surface': '#1d1914',
  '--raised': '#2a231a',
  '--text': '#efe6d4',
  '--muted': '#b8aa90',
  '--gold': '#e0ae4f',
  '--bronze': '#c98b4e',
  '--stone': '#2f271d',
  '--niche': '#0d0b08',
};

/**
 * A drawing as SVG text, with the dark theme's colours instead of the tokens.
 * @param others colours of its own for some tokens.
 */
export function asFile(drawing: ReactElement, others: Readonly<Record<string, string>> = {}): string {
  return renderToStaticMarkup(drawing).replaceAll(/var\((--[a-z]+)\)/g, (_, name: string) => others[name] ?? colours[name] ?? 'none');
}
