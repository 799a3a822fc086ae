import { isWholeAddress } from '~/platform/text/whole-address';

/** A piece of a text: words, or an address that can be opened. */
export type TextPiece = { text: string; address?: string };

const ADDRESS = /https?:\/\/[^\s<>"“”]+/g;
/** What ends a sentence or a bracket around an address is not part of it. */
const TRAILING = new Set(`.,;:!?'’)]}*_`);

/** A text in pieces, in which whole http and https addresses can be opened; everything else stays as it was typed. */
export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTrailing(found);
    if (!isWholeAddress(address)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: address, address });
    from = index + address.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

function withoutTrailing(text: string): string {
  let end = text.length;
  while (TRAILING.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
