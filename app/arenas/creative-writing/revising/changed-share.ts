/**
 * How much of a text is not in another version of it, from 0 to 1. A word counts as still there when it stands beside
 * one of its old neighbours, so moving a paragraph changes little, and rewriting it with the same vocabulary much. Takes
 * time in proportion to the texts, however they differ.
 */
export function changedShare(before: string, after: string): number {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const longer = Math.max(old.length, now.length);
  if (longer === 0) return 0;
  const pairs = new Map<string, number>();
  for (const pair of pairsOf(old)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  const kept = pairsOf(now).map((pair) => {
    const left = pairs.get(pair) ?? 0;
    if (left > 0) pairs.set(pair, left - 1);
    return left > 0;
  });
  // Pair i is of the words before and at place i.
  const unchanged = now.filter((_, place) => kept[place] || kept[place + 1]).length;
  return 1 - Math.min(unchanged, old.length) / longer;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [];
}

/** Each word with the one before it; the first and the last also with the text's edge. */
function pairsOf(words: readonly string[]): string[] {
  return Array.from({ length: words.length + 1 }, (_, place) => `${words[place - 1] ?? ''} ${words[place] ?? ''}`);
}
