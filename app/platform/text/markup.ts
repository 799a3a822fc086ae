import { printable } from './printable';

/** Finished markup: everything inserted has been escaped. */
export class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

type Part = string | number | Markup | undefined | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for XML and HTML, including attribute values. */
export function escaped(text: string): string {
  return printable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Template tag that escapes inserted texts; keeps markup as it is and skips undefined. */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(pieces.map((piece, index) => piece + partText(parts[index])).join(''));
}

function partText(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.toString();
  return typeof part === 'object' ? part.join('') : escaped(String(part));
}
