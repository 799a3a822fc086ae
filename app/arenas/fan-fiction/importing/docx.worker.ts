import mammoth from 'mammoth';
import { safeDocx } from './safe-docx';

/** The styles of quotes in Word, in all of its languages, and in LibreOffice. */
const QUOTES = ['Quote', 'Intense Quote', 'Block Text', 'Quotations'];
/** By itself mammoth leaves underlines out, and takes titles, authors and what is said of a work for words. */
const styleMap = [
  'u => u',
  "p[style-name='Title'] => p.title:fresh",
  "p[style-name='Author'] => p.writer:fresh",
  "p[style-name='Work Facts'] => p.work-facts:fresh",
  ...QUOTES.map((style) => `p[style-name='${style}'] => blockquote > p:fresh`),
];

/** Turns a Word document into HTML, away from the page's thread; answers undefined for what is none. */
self.onmessage = async ({ data }: MessageEvent<Uint8Array>) => {
  let html: string | undefined;
  try {
    html = (await mammoth.convertToHtml({ arrayBuffer: safeDocx(data).buffer }, { styleMap })).value;
  } catch {
    // The page says that the file could not be read.
  }
  self.postMessage(html);
};
