import { MAX_PARTS } from './id-ranges';

/** Kinds of pages that are listed by ranges of ids. */
const kinds = ['stories', 'players', 'series'] as const;
export type SitemapKind = (typeof kinds)[number];

/** A part of the site map, as encoded in its address. */
export type SitemapPart = { kind: 'pages' } | { kind: SitemapKind; part: number; parts: number };

const NAME = /^(\w+)-(\d{1,5})-(\d{1,5})$/;

/** Parses the name in an address, such as 'stories-4-0'; undefined if it is invalid. */
export function sitemapPartOf(name: string): SitemapPart | undefined {
  if (name === 'pages') return { kind: 'pages' };
  const [, named, parts, part] = NAME.exec(name) ?? [];
  const kind = kinds.find((one) => one === named);
  const query = { part: Number(part), parts: Number(parts) };
  return kind && query.part < query.parts && query.parts <= MAX_PARTS ? { kind, ...query } : undefined;
}
