/** How much of the beginning of a text is looked at, in characters. */
export const SKETCHED = 6_000;
/** Numbers of a sketch. */
export const SKETCH = 64;
/** Words that are looked at together. */
const TOGETHER = 5;
/** From this likeness on, two texts are taken for the same. */
const SAME = 0.5;

/**
 * A text's beginning in up to 64 numbers: the smallest hashes of each five words in a row. Texts that share most of these words
 * share most of the numbers, so copies are found though a comma, a title or a paragraph differs.
 * @param text plain or as Markdown, whose marks make no difference.
 * @returns ascending, each a 32-bit integer.
 */
export function sketchOf(text: string): number[] {
  const words =
    text
      .slice(0, SKETCHED)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const hashes = new Set<number>();
  for (let at = 0; at === 0 || at + TOGETHER <= words.length; at += 1) hashes.add(hashOf(words.slice(at, at + TOGETHER).join(' ')));
  return words.length === 0 ? [] : [...hashes].sort((one, other) => one - other).slice(0, SKETCH);
}

/** Whether two texts are the same but for some words. */
export function isSameText(one: readonly number[], other: readonly number[]): boolean {
  return likenessOf(one, other) >= SAME;
}

/** How much of two texts is the same, 0 to 1: what the smallest numbers of both together have in common. */
export function likenessOf(one: readonly number[], other: readonly number[]): number {
  const [own, others] = [new Set(one), new Set(other)];
  const smallest = [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, SKETCH);
  if (own.size === 0 || others.size === 0) return 0;
  return smallest.filter((number) => own.has(number) && others.has(number)).length / smallest.length;
}

/** FNV-1a, as a signed 32-bit integer. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
