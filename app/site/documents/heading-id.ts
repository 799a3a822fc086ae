/** The id of a heading of a document, as GitHub makes them, on which links within the document rely. */
export const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
