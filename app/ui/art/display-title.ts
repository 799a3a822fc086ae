/** Letter widths relative to the type size, for capitals and small capitals of the display face. */
const WIDE = 0.86;
const NARROW = 0.4;
const USUAL = 0.66;

/** A title set for a cover. */
export interface CoverTitle {
  lines: string[];
  /** Type size, in units of the cover. */
  size: number;
}

/**
 * Sets a title within a width, at the largest size that needs no more lines than allowed.
 *
 * @param title any single-line text.
 * @param room width and sizes to try, in units of the cover, and the number of lines.
 * @returns lines and size; if the smallest size is too large, the last line ends in '…'.
 */
export function setTitle(title: string, room: { width: number; lines: number; sizes: readonly number[] }): CoverTitle {
  for (const size of room.sizes) {
    const lines = wrap(title, room.width / size);
    if (lines.length <= room.lines && lines.every((line) => widthOf(line) * size <= room.width)) return { lines, size };
  }
  const size = room.sizes.at(-1) ?? 16;
  const lines = wrap(title, room.width / size).slice(0, room.lines);
  return { lines: lines.map((line) => clip(line, room.width / size)), size };
}

function wrap(title: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function clip(line: string, width: number): string {
  let clipped = line;
  while (clipped.length > 1 && widthOf(`${clipped}…`) > width) clipped = clipped.slice(0, -1);
  return clipped === line ? line : `${clipped}…`;
}

/** The width of a text, relative to its size. */
function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[MWGOQCDHNmw]/.test(letter)) return WIDE;
  if (/[IJil1.,:;!' -]/.test(letter)) return NARROW;
  return USUAL;
}
