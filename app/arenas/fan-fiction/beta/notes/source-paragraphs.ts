import { parseChapter } from '~/stories/reading/text/chapter-text';

/** A paragraph of a text, in today's markup. */
export interface SourceParagraph {
  /** Where it begins and ends, in characters. */
  from: number;
  to: number;
  text: string;
  /** The places among what readers see that it becomes: several, as of a quote with a scene break below it. */
  first: number;
  last: number;
}

const BETWEEN = /\n(?:[ \t]*\n)+/g;

/**
 * The paragraphs of a text in today's markup, which blank lines part, with their places among its blocks.
 * @returns undefined where these cannot be told, as in a text with more marks than are read.
 */
export function sourceParagraphs(body: string): SourceParagraph[] | undefined {
  const paragraphs: SourceParagraph[] = [];
  const whole = parseChapter(body);
  let place = 0;
  for (const { from, to } of rangesIn(body)) {
    const text = body.slice(from, to);
    const blocks = parseChapter(text);
    if (JSON.stringify(blocks) !== JSON.stringify(whole.slice(place, place + blocks.length))) return undefined;
    if (blocks.length > 0) paragraphs.push({ from, to, text, first: place, last: place + blocks.length - 1 });
    place += blocks.length;
  }
  return place === whole.length ? paragraphs : undefined;
}

function rangesIn(body: string): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  let from = 0;
  for (const { index, 0: between } of body.matchAll(BETWEEN)) {
    ranges.push({ from, to: index });
    from = index + between.length;
  }
  return [...ranges, { from, to: body.length }];
}

/** The paragraph that stands at a place among what readers see. */
export function paragraphAt(paragraphs: readonly SourceParagraph[] | undefined, at: number): SourceParagraph | undefined {
  return paragraphs?.find(({ first, last }) => at >= first && at <= last);
}

/**
 * The paragraph with a text.
 * @param at where it stood, of several with the same text.
 * @returns undefined where there is none, or of several none stands there.
 */
export function paragraphWith(
  paragraphs: readonly SourceParagraph[] | undefined,
  text: string,
  at: number | undefined,
): SourceParagraph | undefined {
  const same = (paragraphs ?? []).filter((paragraph) => paragraph.text === text);
  if (same.length === 1) return same[0];
  return at === undefined ? undefined : paragraphAt(same, at);
}

/** A text in which other words stand in the place of one of its paragraphs, found as by `paragraphWith`. */
export function withWording(
  { body, paragraphs }: { body: string; paragraphs: readonly SourceParagraph[] | undefined },
  { replaces, wording, at }: { replaces: string; wording: string; at: number | undefined },
): { body: string; first: number } | undefined {
  const one = paragraphWith(paragraphs, replaces, at);
  return one && { body: body.slice(0, one.from) + wording + body.slice(one.to), first: one.first };
}
