import type { KeptText } from './kept-text.contract';

/** The text whose desk has this address. A session's and a revision's desk is the same with every query. */
export function textAt(texts: readonly KeptText[], { pathname, search }: Pick<URL, 'pathname' | 'search'>): KeptText | undefined {
  const draft = new URLSearchParams(search).get('draft');
  return texts.find(({ kind, address, textId }) => {
    const [path, query = ''] = address.split('?');
    if (path !== pathname) return false;
    return kind !== 'chapter' || draft === textId || search === (query && `?${query}`);
  });
}
