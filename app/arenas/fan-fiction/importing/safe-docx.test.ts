import { strToU8, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { MAX_UNPACKED, safeDocx, UnreadableFile } from './safe-docx';

const paragraph = (text: string, style = '') => `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${text}</w:p>`;
const run = (text: string, look = '') => `<w:r>${look && `<w:rPr><w:${look}/></w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A small Word document, made by hand. */
function docx(body: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
    'word/styles.xml': strToU8(
      '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>',
    ),
    ...more,
  });
}

describe('a Word document', () => {
  it('keeps its words and loses all else', async () => {
    const body = paragraph(run('One'), 'Heading1') + paragraph(run('It was ') + run('so', 'i') + run('.'));
    const safe = safeDocx(docx(body, { 'word/media/picture.png': new Uint8Array(1_000), 'word/vbaProject.bin': new Uint8Array(10) }));
    expect(Object.keys(unzipSync(safe)).sort()).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/styles.xml']);
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(safe) });
    expect(value).toMatch(/^<h1>(?:<a id="[^"]*"><\/a>)?One<\/h1><p>It was <em>so<\/em>\.<\/p>$/);
  });

  it('is refused when it unpacks to more than a document holds', () => {
    const bomb = docx('', { 'word/footnotes.xml': new Uint8Array(MAX_UNPACKED + 1) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => safeDocx(bomb)).toThrow(UnreadableFile);
  });

  it('is refused when it is none', () => {
    expect(() => safeDocx(new Uint8Array(50))).toThrow(UnreadableFile);
    expect(() => safeDocx(zipSync({ 'a.txt': strToU8('Words.') }))).toThrow(UnreadableFile);
    expect(() => safeDocx(docx('').subarray(0, 300))).toThrow(UnreadableFile);
  });
});
