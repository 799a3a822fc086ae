import { claims } from '~/site/claims';

/** The size of the picture, in px. */
export const PICTURE = { width: 1200, height: 630 };

/** Where the cover stands, in px. */
const COVER = { x: 48, y: 55, width: 416, height: 520 };
/** Where the words stand. */
const WORDS = { x: 520, width: 620 };
const PROSE = '"Literata Variable", Georgia, serif';
const DISPLAY = '"Cinzel Variable", Georgia, serif';
const PLAIN = '"Inter Variable", sans-serif';
const INK = { ground: '#14110d', edge: '#8a5a2c', title: '#f3ead9', quote: '#e9dcc3', quiet: '#b9a98c', gold: '#e0ac4e' };

/** What a picture of a story says. */
export interface PictureWords {
  title: string;
  /** Who wrote it. */
  names: string;
  /** One line of it. */
  quote: string;
}

/** What lays text out: as much of a canvas as that takes. */
type Measure = Pick<CanvasRenderingContext2D, 'measureText'>;

/** Draws a story's picture: its cover, and beside it the title, one quoted line, and who wrote it. */
export function drawPicture(context: CanvasRenderingContext2D, cover: CanvasImageSource, { title, names, quote }: PictureWords): void {
  context.fillStyle = INK.ground;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  context.drawImage(cover, COVER.x, COVER.y, COVER.width, COVER.height);
  let y = 120;
  y = write(context, title, { y, size: 46, font: DISPLAY, ink: INK.title, lines: 3 });
  y = write(context, `“${quote}”`, { y: y + 34, size: 32, font: `italic 32px ${PROSE}`, ink: INK.quote, lines: 5 });
  write(context, names, { y: y + 30, size: 26, font: PLAIN, ink: INK.quiet, lines: 2 });
  write(context, claims.name, { y: PICTURE.height - 50, size: 26, font: DISPLAY, ink: INK.gold, lines: 1 });
  context.strokeStyle = INK.edge;
  context.lineWidth = 4;
  context.strokeRect(2, 2, PICTURE.width - 4, PICTURE.height - 4);
}

interface Written {
  /** The baseline of the first line. */
  y: number;
  size: number;
  /** A family, or a whole font. */
  font: string;
  ink: string;
  /** The most lines. */
  lines: number;
}

/** @returns the baseline below the last line. */
function write(context: CanvasRenderingContext2D, text: string, { y, size, font, ink, lines }: Written): number {
  context.font = font.includes('px') ? font : `600 ${size}px ${font}`;
  context.fillStyle = ink;
  const wrapped = wrap(context, text, WORDS.width, lines);
  wrapped.forEach((line, place) => void context.fillText(line, WORDS.x, y + place * size * 1.3));
  return y + wrapped.length * size * 1.3;
}

/** Breaks a text into lines of a width; what does not fit ends in an ellipsis. @param most how many lines there may be. */
export function wrap(measure: Measure, text: string, width: number, most: number): string[] {
  const fits = (line: string) => measure.measureText(line).width <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((one) => pieces(one, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), ellipsed(lines[most - 1] ?? '', fits)];
}

/** A word in pieces that each fit on a line. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  const found: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      found.push(piece);
      piece = '';
    }
    piece += character;
  }
  return piece === '' ? found : [...found, piece];
}

function ellipsed(line: string, fits: (line: string) => boolean): string {
  let kept = [...line];
  while (kept.length > 0 && !fits(`${kept.join('')}…`)) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}
