import { LANGUAGE, UNKNOWN_LANGUAGE } from '~/platform/text/language';
import { type Markup, markup } from '~/platform/text/markup';
import { printableLine } from '~/platform/text/printable';
import { arenaLabel, storyArena } from '~/site/arenas';
import { claims } from '~/site/claims';
import type { SeriesPart } from '~/stories/collections/collection';
import { creditName } from '~/stories/writers/credit-name';
import { DIGITAL_SOURCES, PARTLY_MACHINE_WRITTEN } from '~/stories/writers/digital-source';
import type { Book } from '../book/book';
import { type BookPage, bookTitle } from '../book/book-pages';

/** Tells reading devices where the package is. */
export const container = markup`<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

/** Title, writers, files and reading order of a book. */
export function bookPackage(book: Book, pages: readonly BookPage[]): Markup {
  const items = pages.map(({ name }) => markup`<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>\n`);
  const order = pages.map(({ name }) => markup`<itemref idref="${name}"/>\n`);
  return markup`<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="${LANGUAGE}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${about(book)}${creators(book)}${digitalSource(book)}${accessibility()}</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
<item id="cover-drawing" href="cover.svg" media-type="image/svg+xml"/>
<item id="cover-picture" href="cover.png" media-type="image/png" properties="cover-image"/>
${items}</manifest>
<spine>
${order}</spine>
</package>
`;
}

function about({ id, arena, title, prompt, language, summary, tags = [], series, publishedAt, updatedAt, address }: Book): Markup {
  const fandom = storyArena(arena).hasFandoms && prompt.trim() ? [prompt] : [];
  const subjects = [...new Set([...fandom, ...tags])].map((name) => markup`<dc:subject>${printableLine(name)}</dc:subject>\n`);
  const description = summary ? markup`<dc:description>${printableLine(summary)}</dc:description>\n` : undefined;
  return markup`<dc:identifier id="book">urn:uuid:${id}</dc:identifier>
<dc:title>${bookTitle(title)}</dc:title>
<dc:language>${language ?? UNKNOWN_LANGUAGE}</dc:language>
<dc:publisher>${claims.name}</dc:publisher>
<dc:source>${address}</dc:source>
<dc:date>${inSeconds(publishedAt)}</dc:date>
<dc:subject>${arenaLabel(arena)}</dc:subject>
${subjects}${description}${series && partOf(series)}<meta property="dcterms:modified">${inSeconds(updatedAt)}</meta>
`;
}

/** The series that it belongs to, and which part it is. */
function partOf({ title, part }: SeriesPart): Markup {
  return markup`<meta property="belongs-to-collection" id="series">${printableLine(title)}</meta>
<meta refines="#series" property="collection-type">series</meta>
<meta refines="#series" property="group-position">${part}</meta>
`;
}

/** People are creators; AI writers are contributors. */
function creators({ credits }: Book): Markup[] {
  return credits.map((credit, index) => {
    const [id, name] = [`writer-${index + 1}`, printableLine(creditName(credit))];
    const named = credit.isAi
      ? markup`<dc:contributor id="${id}">${name}</dc:contributor>\n`
      : markup`<dc:creator id="${id}">${name}</dc:creator>\n`;
    return markup`${named}<meta refines="#${id}" property="role" scheme="marc:relators">${credit.isAi ? 'ctb' : 'aut'}</meta>\n`;
  });
}

/** Marks a book with parts by AI writers for programs. @see docs/product/law.md */
function digitalSource({ credits }: Book): Markup | undefined {
  if (!credits.some(({ isAi }) => isAi)) return undefined;
  return markup`<meta property="schema:digitalSourceType">${DIGITAL_SOURCES}${PARTLY_MACHINE_WRITTEN}</meta>\n`;
}

function accessibility(): Markup[] {
  const facts: readonly [property: string, value: string][] = [
    ['accessMode', 'textual'],
    ['accessMode', 'visual'],
    ['accessModeSufficient', 'textual'],
    ['accessibilityFeature', 'alternativeText'],
    ['accessibilityFeature', 'displayTransformability'],
    ['accessibilityFeature', 'readingOrder'],
    ['accessibilityFeature', 'structuralNavigation'],
    ['accessibilityFeature', 'tableOfContents'],
    ['accessibilityHazard', 'none'],
    ['accessibilitySummary', 'Text with headings and a table of contents. The only picture is the cover, a decoration.'],
  ];
  return facts.map(([property, value]) => markup`<meta property="schema:${property}">${value}</meta>\n`);
}

function inSeconds(time: Date): string {
  return time.toISOString().replace(/\.\d+Z$/, 'Z');
}
