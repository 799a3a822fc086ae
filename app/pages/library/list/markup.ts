import { printable } from '~/platform/text/printable';

/** Markup that is ready: whatever was put into it has been escaped. */
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

/** A text so that neither XML nor HTML takes any of it for markup, within quotes too. */
export function escaped(text: string): string {
  return printable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Markup with texts put in, escaped; markup within markup stays as it is, and undefined is nothing. */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(pieces.map((piece, index) => piece + partText(parts[index])).join(''));
}

function partText(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.toString();
  return typeof part === 'object' ? part.join('') : escaped(String(part));
}
