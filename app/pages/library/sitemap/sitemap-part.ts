import { MAX_PARTS } from './id-ranges';

/** Kinds of pages that are listed by ranges of ids. */
export type SitemapKind = 'stories' | 'players';

/** A part of the site map, as encoded in its address. */
export type SitemapPart = { kind: 'pages' } | { kind: SitemapKind; part: number; parts: number };

const NAME = /^(stories|players)-(\d{1,5})-(\d{1,5})$/;

/** Parses the name in an address, such as 'stories-4-0'; undefined if it is invalid. */
export function sitemapPartOf(name: string): SitemapPart | undefined {
  if (name === 'pages') return { kind: 'pages' };
  const [, kind, parts, part] = NAME.exec(name) ?? [];
  const query = { kind: kind === 'players' ? 'players' : 'stories', part: Number(part), parts: Number(parts) } as const;
  return kind && query.part < query.parts && query.parts <= MAX_PARTS ? query : undefined;
}
