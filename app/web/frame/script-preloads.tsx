import { createContext, useContext } from 'react';
import type { EntryContext } from 'react-router';
import { NonceContext } from './nonce';

/** The addresses of a page's script files: known while the server renders, none in the browser. */
export const ScriptFilesContext = createContext<readonly string[]>([]);

/** The script files of a page, in the order in which the router asks for them. */
export function scriptFilesOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const { url, entry, routes } = manifest;
  const ofRoutes = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const { module = '', imports = [] } = routes[id] ?? {};
    return [module, ...imports];
  });
  return [...new Set([url, entry.module, ...entry.imports, ...ofRoutes])].filter((file) => file !== '');
}

/**
 * Asks for a page's script after what it is painted with. The router asks for the same files, but with the priority of
 * the style sheet, and on a slow line they would share it with everything that the first paint waits for.
 * @see docs/decisions/0037-page-cache.md
 */
export function ScriptPreloads() {
  const nonce = useContext(NonceContext);
  return useContext(ScriptFilesContext).map((file) => (
    <link key={file} rel="modulepreload" href={file} fetchPriority="low" nonce={nonce} />
  ));
}
