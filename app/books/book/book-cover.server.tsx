import { CoverArch } from '~/covers/story/cover-svg.server';
import { drawCover } from '~/covers/story/story-cover';
import { renderPng } from '~/platform/pictures/render-png.server';
import { printableLine } from '~/platform/text/printable';
import { arenaLabel } from '~/site/arenas';
import { claims } from '~/site/claims';
import { type CoverTitle, setTitle } from '~/ui/art/display-title';
import { asFile } from '~/ui/art/svg-file.server';
import { coverText } from '../texts';
import type { BookCover, BookFacts } from './book';
import { bookTitle } from './book-pages';

/** A cover's size in its own units. */
const COVER = { width: 400, height: 600 };
/** Width of the picture, in px. */
const PICTURE_WIDTH = 600;
const LINE = 1.15;
/** Characters in the display face; others would be gaps in a picture. */
const DRAWABLE = /^[\p{Script=Latin}\p{Number}\p{Punctuation}\p{Space_Separator}]*$/u;

/** A book's cover, as a drawing and as a picture. @param person whom to count it for. */
export async function bookCover(book: BookFacts, person: string): Promise<BookCover> {
  const picture = coverDrawing(book, drawable(bookTitle(book.title)), drawable(printableLine(book.byline)));
  return { svg: coverSvg(book), png: await renderPng({ svg: picture, width: PICTURE_WIDTH }, person) };
}

/** A book's cover as a drawing: the story's own under an arch, with title and writers. */
export function coverSvg(book: BookFacts): string {
  return coverDrawing(book, bookTitle(book.title), printableLine(book.byline));
}

function drawable(text: string): string {
  return DRAWABLE.test(text) ? text : '';
}

/** One or two lines in large letters; a longer title in up to four smaller ones. */
function coverTitle(title: string): CoverTitle {
  const large = setTitle(title, { width: 350, lines: 2, sizes: [36, 32] });
  return large.lines.join(' ') === title ? large : setTitle(title, { width: 350, lines: 4, sizes: [28, 25, 22, 19] });
}

function coverDrawing(book: BookFacts, title: string, byline: string): string {
  const set = coverTitle(title);
  const writers = setTitle(byline, { width: 340, lines: 2, sizes: [18, 15] });
  const top = 454 - ((set.lines.length - 1) * set.size * LINE) / 2 + set.size * 0.34;
  return asFile(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={coverText(bookTitle(book.title))}
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      width={COVER.width}
      height={COVER.height}
      fontFamily="Cinzel, Georgia, serif"
      textAnchor="middle"
    >
      <path d="M0 0h400v600H0z" fill="var(--bg)" />
      <g transform="translate(56 28)scale(1.2)">
        <CoverArch parts={drawCover(book.coverName) ?? []} />
      </g>
      <path d="M0 388h400" stroke="var(--bronze)" strokeWidth="3" />
      <Lines lines={set.lines} size={set.size} top={top} fill="var(--text)" />
      <Lines lines={writers.lines} size={writers.size} top={writers.lines.length > 1 ? 534 : 542} fill="var(--muted)" />
      <text x="200" y="584" fontSize="13" fill="var(--bronze)">
        {`${arenaLabel(book.arena)} · ${claims.name}`}
      </text>
    </svg>,
  );
}

function Lines({ lines, size, top, fill }: { lines: readonly string[]; size: number; top: number; fill: string }) {
  return (
    <text fontSize={size} fill={fill}>
      {lines.map((line, index) => (
        <tspan key={`${index} ${line}`} x="200" y={Math.round(top + index * size * LINE)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
