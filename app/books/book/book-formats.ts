/** The kinds of files that a work can be had as, with their media types. */
export const bookFormats = {
  epub: 'application/epub+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
} as const;

export type BookFormat = keyof typeof bookFormats;

const bookFormatNames = Object.keys(bookFormats) as BookFormat[];

/** The format that an address asks for; undefined for an unknown one. */
export function bookFormatIn(query: URLSearchParams): BookFormat | undefined {
  const asked = query.get('format') ?? 'epub';
  return bookFormatNames.find((format) => format === asked);
}
