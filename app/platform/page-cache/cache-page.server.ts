import { createContext, type RouterContextProvider } from 'react-router';
import type { PageTag } from './tagged-cache';

/** What a loader says about keeping the page that it is part of. */
export interface KeepOptions {
  /** The query parameters that the page depends on; with any other one it is not kept. */
  params?: readonly string[];
  /** What the page shows; a change of any of these drops it. */
  tags: readonly PageTag[];
}

/** Where loaders leave word; undefined for requests whose page is never kept, such as those with a session. */
export const keepPageContext = createContext<((options: KeepOptions) => void) | undefined>(undefined);

/**
 * Lets the page of this request be given to other visitors too, until something on it changes. Only for pages
 * that look the same to every visitor. Whoever is signed in is never given one, nor is their page kept.
 */
export function keepPage(context: Readonly<RouterContextProvider>, options: KeepOptions): void {
  context.get(keepPageContext)?.(options);
}
