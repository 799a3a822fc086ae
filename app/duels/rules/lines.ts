/** Spaces after a sentence: behind its closing mark with quotes and brackets, unless that belongs to a short form such as 'Mr.'. */
const BETWEEN = /(?<=[.!?…]["'”’»)\]]*)(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|vs|etc)\.)\s+/u;

/** The sentences of each paragraph of a text, which readers may keep. */
export function linesOf(paragraphs: readonly string[]): string[][] {
  return paragraphs
    .map((paragraph) =>
      paragraph
        .trim()
        .split(BETWEEN)
        .map((sentence) => sentence.replaceAll(/\s+/g, ' ')),
    )
    .filter((sentences) => sentences.join('') !== '');
}
