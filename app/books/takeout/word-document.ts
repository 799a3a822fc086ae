import { strToU8, zipSync } from 'fflate';
import { type Markup, markup } from '~/platform/text/markup';
import { printableLine } from '~/platform/text/printable';
import { creditName } from '~/stories/writers/credit-name';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { aboutWork } from '../book/about-work';
import type { Book, StoredWords } from '../book/book';
import { bookTitle } from '../book/book-pages';
import { blocksOf, nameOfPart } from '../book/book-words';
import { blocksAsParagraphs, MAIN, numberingOf, paragraph, styled, type WordLists, XML } from './word-paragraphs';

/** The first day that ZIP supports in every time zone. */
const ZIP_TIME = new Date(1980, 0, 1);

/**
 * A work as a Word document: its title, its writers, what is said of it, and its chapters under headings, with emphasis, links, quotes, lists and scene breaks. The
 * importer of fan fiction reads it back as it was.
 * @see docs/product/takeout.md
 */
export function wordDocument(book: Book): Uint8Array<ArrayBuffer> {
  const lists: WordLists = { starts: [] };
  const chapters = book.chapters.flatMap(({ title, words }) => [
    styled('Heading1', bookTitle(title)),
    ...words.flatMap((part) => wordsAsParagraphs(part, lists)),
  ]);
  const byline = book.credits.map((credit) => styled('Author', printableLine(creditName(credit))));
  const about = aboutWork(book).map((line) => styled('WorkFacts', line));
  const document = markup`${XML}<w:document xmlns:w="${MAIN}"><w:body>${[styled('Title', bookTitle(book.title)), ...byline, ...about, ...chapters]}</w:body></w:document>`;
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': rels,
    'word/document.xml': document,
    'word/styles.xml': styles,
    'word/numbering.xml': numberingOf(lists),
    'word/_rels/document.xml.rels': documentRels,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(String(content))])), { mtime: ZIP_TIME });
}

function wordsAsParagraphs(words: StoredWords, lists: WordLists): Markup[] {
  switch (words.kind) {
    case 'chapter':
    case 'written':
      return blocksAsParagraphs(blocksOf(words), lists);
    case 'writer':
      return [styled('Subtitle', printableLine(words.name))];
    case 'part':
      return [styled('Subtitle', nameOfPart(words.part)), ...plain(words.part.text)];
    default:
      return plain(words.text);
  }
}

function plain(text: string): Markup[] {
  return splitParagraphs(text).map((words) => paragraph([words]));
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const contentTypes = markup`${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${WORD}.numbering+xml"/></Types>`;
const rels = markup`${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`;
const documentRels = markup`${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${OFFICE}/numbering" Target="numbering.xml"/></Relationships>`;

/** Styles that Word and LibreOffice know by these names. */
const styleOf = (id: string, name: string, looks: Markup) =>
  markup`<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${looks}</w:style>`;
const styles = markup`${XML}<w:styles xmlns:w="${MAIN}">${[
  styleOf('Title', 'Title', markup`<w:rPr><w:sz w:val="48"/></w:rPr>`),
  styleOf('Author', 'Author', markup`<w:rPr><w:i/></w:rPr>`),
  styleOf('WorkFacts', 'Work Facts', markup`<w:rPr><w:sz w:val="20"/></w:rPr>`),
  styleOf('Subtitle', 'Subtitle', markup`<w:rPr><w:i/></w:rPr>`),
  styleOf('Heading1', 'heading 1', markup`<w:pPr><w:keepNext/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:sz w:val="32"/></w:rPr>`),
  styleOf('Quote', 'Quote', markup`<w:pPr><w:ind w:left="720"/></w:pPr><w:rPr><w:i/></w:rPr>`),
]}</w:styles>`;
